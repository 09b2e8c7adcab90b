export default function Page() {
  return <h1>pages/programs/spiritual.tsx</h1>;
}
