import type { ReactNode } from "react";
import { RevealGroup } from "#app/effects/reveal.tsx";

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
  reveal,
  children,
}: {
  id?: string;
  tone?: BandTone;
  className?: string;
  labelledBy?: string;
  /** The share of the band that must be visible for the `RevealItem`s in it to appear. */
  reveal?: number;
  children: ReactNode;
}) {
  const band = {
    id,
    "aria-labelledby": labelledBy,
    className: `py-16 md:py-24 ${tones[tone]} ${className}`,
    children: <div className="frame">{children}</div>,
  };
  return reveal ? <RevealGroup as="section" threshold={reveal} {...band} /> : <section {...band} />;
}

/** The heading of a band: a small line above, the title, a sentence or two below. */
export function SectionHeading({
  id,
  eyebrow,
  heading,
  lead,
  centered = false,
  dark = false,
}: {
  id?: string;
  eyebrow?: string;
  heading: string;
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
        {heading}
      </h2>
      {lead && <p className={`mt-4 text-lg ${dark ? "text-white/85" : "text-ink-soft"}`}>{lead}</p>}
    </div>
  );
}
