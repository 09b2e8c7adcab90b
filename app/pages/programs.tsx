export default function Page() {
  return <h1>pages/programs.tsx</h1>;
}
