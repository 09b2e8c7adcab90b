export default function Page() {
  return <h1>pages/programs/arts-culture.tsx</h1>;
}
