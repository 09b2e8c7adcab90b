export default function Page() {
  return <h1>pages/give.tsx</h1>;
}
