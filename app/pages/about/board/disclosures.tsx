import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { Board } from "#content/about/board.ts";

export function Disclosures({ disclosures, disclosuresIntro }: Shown<Board>) {
  return (
    <Section tone="white" labelledBy="disclosures">
      <SectionHeading id="disclosures" {...disclosuresIntro} />
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {disclosures.map(({ name, text }) => (
          <div key={name} className="border-limestone-300 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink-soft text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
