import { Section } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Programs } from "#content/programs.ts";

/** Four figures, one of which is a word: they stand still. */
export function WeeklyFigures({ figuresSection, statistics }: Shown<Programs>) {
  return (
    <Section tone="lake" labelledBy="figures">
      <h2 id="figures" className="mb-10 text-3xl">
        {figuresSection.heading}
      </h2>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
        {statistics.map(({ icon, text, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-gold-300/60 border-t-2 pt-5"
          >
            <dt className="mt-2 text-sm text-white/85 sm:text-base">{label}</dt>
            <dd className="font-display font-[560] text-4xl tracking-tight">
              <Icon name={icon} className="mb-4 size-7 text-gold-300" />
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <SmallPrint text={figuresSection.note} dark />
    </Section>
  );
}
