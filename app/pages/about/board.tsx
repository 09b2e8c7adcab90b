export default function Page() {
  return <h1>pages/about/board.tsx</h1>;
}
