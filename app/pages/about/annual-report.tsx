export default function Page() {
  return <h1>pages/about/annual-report.tsx</h1>;
}
