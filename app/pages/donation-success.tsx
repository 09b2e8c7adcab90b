export default function Page() {
  return <h1>pages/donation-success.tsx</h1>;
}
