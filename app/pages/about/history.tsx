export default function Page() {
  return <h1>pages/about/history.tsx</h1>;
}
