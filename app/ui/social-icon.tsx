import type { SocialLink } from "#content/types.ts";

/** Plain outlines of the four networks' letters and marks, drawn on a 24-unit grid. */
const drawings: Record<SocialLink["network"], string> = {
  facebook: "M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.5a.5.5 0 0 1 .5-.5",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m4 5.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2m5.2-1.9v.1",
  x: "M4 4l16 16M20 4 4 20",
  linkedin: "M5 10v9M5 5v.1M10 19v-9m0 5.5V14a4.5 4.5 0 0 1 9 0v5",
};

export function SocialIcon({ network }: { network: SocialLink["network"] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[network]} />
    </svg>
  );
}
