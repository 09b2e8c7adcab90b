import { RevealItem } from "#app/effects/reveal.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { GolfPage } from "#content/events/golf.ts";

export function Details({ details, detailsSection }: Shown<GolfPage>) {
  return (
    <Section tone="limestone" labelledBy="details" reveal={0.1}>
      <RevealItem>
        <SectionHeading id="details" {...detailsSection} />
      </RevealItem>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {details.map(({ icon, title, lines }, position) => (
          <RevealItem
            key={title}
            delay={200 * position}
            className="rounded-card border border-limestone-200 bg-white p-6 shadow-card lg:p-7"
          >
            <span className="grid size-14 place-items-center rounded-full bg-garden-100 text-garden-700">
              <Icon name={icon} className="size-7" />
            </span>
            <h3 className="mt-5 text-xl">{title}</h3>
            {lines.length > 3 ? <Chips lines={lines} /> : <Lines lines={lines} />}
          </RevealItem>
        ))}
      </div>
    </Section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-3 divide-y divide-limestone-200 text-sm">
      {lines.map((line) => (
        <li key={line} className="py-2 first:font-semibold">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Many short words: side by side they keep the card as low as its neighbors. */
function Chips({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {lines.map((line) => (
        <li key={line}>
          <Tag tone="garden">{line}</Tag>
        </li>
      ))}
    </ul>
  );
}
