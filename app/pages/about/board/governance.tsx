import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Board } from "#content/about/board.ts";

export function Governance({ givingNote, governance, governanceIntro }: Shown<Board>) {
  return (
    <Section tone="brick" labelledBy="governance">
      <SectionHeading id="governance" {...governanceIntro} dark />
      <dl className="grid gap-px overflow-clip rounded-card border border-white/20 bg-white/20 sm:grid-cols-2 lg:grid-cols-4">
        {governance.map((statistic) => (
          <div
            key={statistic.label}
            className="flex flex-col-reverse justify-end gap-1 bg-brick-700 p-6 lg:p-8"
          >
            <dt className="text-white/85">{statistic.label}</dt>
            <dd className="font-display font-[560] text-3xl">
              <Icon name={statistic.icon} className="mb-5 size-7 text-gold-300" />
              {statistic.figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-3xl text-white/85">{givingNote}</p>
    </Section>
  );
}
