/** After Lucide (ISC license), each in one stroke of the pen; the four networks' marks are ours. */
const drawings = {
  "arrow-right": "M5 12h14m-7-7 7 7-7 7",
  check: "M20 6 9 17l-5-5",
  "chevron-down": "m6 9 6 6 6-6",
  "circle-alert": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6v4m0 4h.01",
  "circle-check": "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm4 7-5.5 5.5L8 12",
  facebook: "M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m4 5.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2m5.2-1.9v.1",
  linkedin: "M5 10v9M5 5v.1M10 19v-9m0 5.5V14a4.5 4.5 0 0 1 9 0v5",
  lock: "M7 11V7a5 5 0 0 1 10 0v4M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z",
  menu: "M4 5h16M4 12h16M4 19h16",
  pause:
    "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  play: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  plus: "M5 12h14M12 5v14",
  x: "M18 6 6 18M6 6l12 12",
  "x-network": "M4 4l16 16M20 4 4 20",
} as const;

/**
 * The signs of the controls. They are drawn in the page itself: a button that shows nothing else
 * must not depend on a drawing that may not come.
 */
export function Glyph({
  name,
  className = "size-6",
}: {
  name: keyof typeof drawings;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
