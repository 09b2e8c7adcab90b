export default function Page() {
  return <h1>pages/about.tsx</h1>;
}
