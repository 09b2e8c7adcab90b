export default function Page() {
  return <h1>pages/projects.tsx</h1>;
}
