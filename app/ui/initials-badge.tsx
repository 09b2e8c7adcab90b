import { initials } from "./initials.ts";

const tones = [
  "bg-lake-100 text-lake-800",
  "bg-gold-100 text-brick-900",
  "bg-garden-100 text-garden-900",
  "bg-brick-100 text-brick-700",
];

/** Stands where a photograph is missing. The name is written beside it, so it is only seen. */
export function InitialsBadge({ name, className = "" }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid place-items-center font-display font-[560] forced-border ${tones[name.length % tones.length]} ${className}`}
    >
      {initials(name)}
    </span>
  );
}
