export default function Page() {
  return <h1>pages/programs/housing.tsx</h1>;
}
