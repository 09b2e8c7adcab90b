import { encode } from "uqr";

/** A path of one square for each dark module. */
const squares = (data: boolean[][]) =>
  data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");

/** For a telephone's camera: sharp in any size, also on paper. */
export function QrCode({ text, label }: { text: string; label: string }) {
  // A quarter may be smudged; the white around it is as wide as readers want it.
  const { data, size } = encode(text, { ecc: "Q", border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-64 max-w-full bg-white print:size-[12cm] forced-fill"
    >
      <path d={squares(data)} fill="black" />
    </svg>
  );
}
