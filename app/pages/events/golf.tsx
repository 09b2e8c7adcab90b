export default function Page() {
  return <h1>pages/events/golf.tsx</h1>;
}
