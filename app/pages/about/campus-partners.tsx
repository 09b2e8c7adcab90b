export default function Page() {
  return <h1>pages/about/campus-partners.tsx</h1>;
}
