import { Glyph } from "#app/ui/glyph.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Question } from "#content/types.ts";
import { type BandTone, Section } from "./section.tsx";
import { SmallPrint } from "./small-print.tsx";

/** Questions people really ask. Closed, so that they can be scanned; several may stay open. */
export function Questions({
  heading,
  items,
  tone,
  note,
}: {
  heading: string;
  items: readonly Question[];
  tone?: BandTone;
  /** Small print below them. */
  note?: string;
}) {
  return (
    <Section tone={tone} labelledBy="questions">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <h2 id="questions" className="text-3xl">
          {heading}
        </h2>
        <div className="border-limestone-300 border-b">
          {items.map(({ question, answer }) => (
            <details key={question} className="group border-limestone-300 border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 font-semibold text-lg leading-snug hover:text-brick-600 [&::-webkit-details-marker]:hidden">
                {question}
                <Glyph
                  name="plus"
                  className="size-5 shrink-0 text-brick-500 transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-2xl pb-6 text-ink-soft">
                <LinkedText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
      {note && <SmallPrint text={note} />}
    </Section>
  );
}
