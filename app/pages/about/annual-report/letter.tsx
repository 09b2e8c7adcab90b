import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { AnnualReport } from "#content/about/annual-report.ts";

export function Letter({ letter }: Shown<AnnualReport>) {
  return (
    <Section labelledBy="letter">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 id="letter" className="text-3xl lg:sticky lg:top-28 lg:self-start">
          {letter.heading}
        </h2>
        <div className="rounded-card border border-limestone-200 bg-white p-6 shadow-card sm:p-10 md:p-14">
          <p className="font-display text-2xl">{letter.salutation}</p>
          <div className="mt-5 max-w-prose space-y-5">
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8 font-display text-2xl text-lake-700">{letter.signature}</p>
          <p className="text-ink-soft text-sm">{letter.signatureTitle}</p>
        </div>
      </div>
    </Section>
  );
}
