export default function Page() {
  return <h1>pages/about/transparency.tsx</h1>;
}
