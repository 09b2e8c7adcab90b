export default function Page() {
  return <h1>pages/programs/education.tsx</h1>;
}
