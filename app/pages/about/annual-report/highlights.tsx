import { CountUp } from "#app/effects/count-up.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { AnnualReport } from "#content/about/annual-report.ts";

/** The long first number gets the room of two. */
export function Highlights({ highlights, highlightsIntro }: Shown<AnnualReport>) {
  return (
    <Section tone="lake" labelledBy="highlights">
      <div className="mb-12 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2">
        <h2 id="highlights" className="text-3xl">
          {highlightsIntro.heading}
        </h2>
        <p className="text-lg text-white/85">{highlightsIntro.lead}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[9fr_4fr_4fr_5fr] lg:gap-x-10 print:grid-cols-4">
        {highlights.map((figure, position) => (
          <div
            key={figure.label}
            className={`flex flex-col-reverse justify-end border-gold-300/60 border-t-2 pt-5 ${position % 3 === 0 ? "max-lg:col-span-2 print:col-span-1!" : ""}`}
          >
            <dt className="mt-2 text-white/85">{figure.label}</dt>
            <dd className="font-display font-[560] text-5xl tracking-tight print:text-2xl">
              <Icon name={figure.icon} className="mb-4 size-7 text-gold-300" />
              <CountUp figure={figure.figure} duration={2000 + 300 * position} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
