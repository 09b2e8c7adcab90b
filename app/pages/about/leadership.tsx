export default function Page() {
  return <h1>pages/about/leadership.tsx</h1>;
}
