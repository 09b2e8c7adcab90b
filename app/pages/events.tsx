export default function Page() {
  return <h1>pages/events.tsx</h1>;
}
