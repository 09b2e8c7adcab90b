export default function Page() {
  return <h1>pages/about/staff.tsx</h1>;
}
