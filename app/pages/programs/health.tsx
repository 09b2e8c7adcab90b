export default function Page() {
  return <h1>pages/programs/health.tsx</h1>;
}
