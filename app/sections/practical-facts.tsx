import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { PracticalFact } from "#content/types.ts";
import { type BandTone, Section } from "./section.tsx";
import { SmallPrint } from "./small-print.tsx";

/** What to know before leaving the house: where, when, what it costs, what to bring. */
export function PracticalFacts({
  heading,
  facts,
  tone,
  note,
}: {
  heading: string;
  facts: readonly PracticalFact[];
  tone?: BandTone;
  /** Small print below them. */
  note?: string;
}) {
  return (
    <Section tone={tone} labelledBy="practical">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="practical" className="text-3xl">
          {heading}
        </h2>
        <FactList facts={facts} />
      </div>
      {note && <SmallPrint text={note} />}
    </Section>
  );
}

/** The facts alone, two or three abreast so that none is left over. */
export function FactList({
  facts,
  dark = false,
}: {
  facts: readonly PracticalFact[];
  dark?: boolean;
}) {
  return (
    <dl
      className={`grid gap-x-10 gap-y-8 ${facts.length % 2 ? "md:grid-cols-3" : "sm:grid-cols-2"}`}
    >
      {facts.map(({ icon, label, text }) => (
        <div
          key={label}
          className={`border-t pt-5 ${dark ? "border-white/30" : "border-limestone-300"}`}
        >
          <dt className="flex items-center gap-3 font-semibold">
            <Icon
              name={icon}
              className={`size-5 shrink-0 ${dark ? "text-gold-300" : "text-brick-500"}`}
            />
            {label}
          </dt>
          <dd className={`mt-2 text-sm ${dark ? "text-white/85" : "text-ink-soft"}`}>
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
