export default function Page() {
  return <h1>pages/news.tsx</h1>;
}
