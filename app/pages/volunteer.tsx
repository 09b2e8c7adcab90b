export default function Page() {
  return <h1>pages/volunteer.tsx</h1>;
}
