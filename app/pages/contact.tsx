export default function Page() {
  return <h1>pages/contact.tsx</h1>;
}
