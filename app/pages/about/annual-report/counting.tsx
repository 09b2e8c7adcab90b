import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { AnnualReport } from "#content/about/annual-report.ts";

/** What the figures mean, before the tables that prove them. */
export function Counting({ counting }: Shown<AnnualReport>) {
  return (
    <Section tone="limestone" labelledBy="counting">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 id="counting" className="text-3xl">
          {counting.heading}
        </h2>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {counting.items.map(({ what, how }) => (
            <div key={what}>
              <dt className="font-semibold">{what}</dt>
              <dd className="mt-1 text-ink-soft text-sm">{how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
