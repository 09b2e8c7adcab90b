import type { ReactNode } from "react";

const tones = {
  paper: "",
  white: "bg-white",
  limestone: "bg-limestone-100",
  lake: "on-dark bg-lake-900",
  garden: "on-dark bg-garden-900",
  brick: "on-dark bg-brick-700",
} as const;

export type BandTone = keyof typeof tones;

/** One band of a page: full width, its own ground, its own heading. */
export function Section({
  id,
  tone = "paper",
  className = "",
  labelledBy,
  children,
}: {
  id?: string;
  tone?: BandTone;
  className?: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-16 md:py-24 ${tones[tone]} ${className}`}
    >
      <div className="frame">{children}</div>
    </section>
  );
}

/** The heading of a band: a small line above, the title, a sentence or two below. */
export function SectionHeading({
  id,
  eyebrow,
  title,
  lead,
  centered = false,
  dark = false,
}: {
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  centered?: boolean;
  dark?: boolean;
}) {
  return (
    <div className={`mb-10 max-w-3xl md:mb-14 ${centered ? "mx-auto text-center" : ""}`}>
      {eyebrow && (
        <p className={`eyebrow mb-3 ${dark ? "text-gold-300" : "text-brick-600"}`}>{eyebrow}</p>
      )}
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {lead && <p className={`mt-4 text-lg ${dark ? "text-white/85" : "text-ink-soft"}`}>{lead}</p>}
    </div>
  );
}
