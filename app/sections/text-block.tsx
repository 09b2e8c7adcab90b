import type { ReactNode } from "react";
import { type BandTone, Section } from "./section.tsx";

/** A few paragraphs to read, the first one a little louder. */
export function TextBlock({
  heading,
  paragraphs,
  tone,
  children,
}: {
  heading: string;
  paragraphs: readonly string[];
  tone?: BandTone;
  /** What stands below the heading, beside the text. */
  children?: ReactNode;
}) {
  return (
    <Section tone={tone} labelledBy="text-block">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="text-block" className="text-3xl">
            {heading}
          </h2>
          {children}
        </div>
        <div className="max-w-2xl space-y-5 *:first:font-display *:first:text-xl *:first:leading-normal">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
