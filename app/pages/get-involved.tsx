export default function Page() {
  return <h1>pages/get-involved.tsx</h1>;
}
