import { CountUp } from "#app/effects/count-up.tsx";
import { FactList } from "#app/sections/practical-facts.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { Health } from "#content/programs/health.ts";

export function Pantry({ pantry, statistics }: Shown<Health>) {
  return (
    <Section tone="garden" labelledBy="pantry">
      <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="pantry" className="text-3xl">
            {pantry.heading}
          </h2>
          <div className="mt-5 space-y-4 text-white/85">
            {pantry.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <dl className="mt-8 grid grid-cols-2 gap-6">
            {statistics.map((statistic) => (
              <div key={statistic.label} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[24ch] text-sm text-white/85">{statistic.label}</dt>
                <dd className="font-display font-[560] text-3xl text-gold-300 tracking-tight">
                  <CountUp figure={statistic.figure} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="overflow-clip rounded-card bg-paper">
          <Picture
            picture={pantry.picture}
            sizes={`(min-width: 64rem) 38rem, ${frameWidth}`}
            className="h-auto w-full"
          />
        </div>
      </div>
      <div className="mt-12">
        <FactList facts={pantry.facts} dark />
      </div>
    </Section>
  );
}
