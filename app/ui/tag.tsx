import type { ReactNode } from "react";

const tones = {
  stone: "bg-limestone-100 text-ink",
  brick: "bg-brick-100 text-brick-700",
  lake: "bg-lake-100 text-lake-800",
  gold: "bg-gold-100 text-brick-900",
  garden: "bg-garden-100 text-garden-900",
} as const;

export type Tone = keyof typeof tones;

/** A small label: a category, a status, a skill. */
export function Tag({ tone = "stone", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`tag ${tones[tone]}`}>{children}</span>;
}
