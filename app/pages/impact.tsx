export default function Page() {
  return <h1>pages/impact.tsx</h1>;
}
