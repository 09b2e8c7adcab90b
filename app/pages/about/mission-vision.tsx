export default function Page() {
  return <h1>pages/about/mission-vision.tsx</h1>;
}
