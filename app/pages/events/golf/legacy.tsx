import { CountUp } from "#app/effects/count-up.tsx";
import { RevealItem } from "#app/effects/reveal.tsx";
import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { GolfPage } from "#content/events/golf.ts";

const step = 200;

/** Who Coach Tillery was, and three figures like the last line of a scorecard. */
export function Legacy({ legacy, statistics }: Shown<GolfPage>) {
  return (
    <Section labelledBy="legacy" reveal={0.1}>
      <RevealItem className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="eyebrow mb-3 text-brick-600">{legacy.eyebrow}</p>
          <h2 id="legacy" className="text-3xl">
            {legacy.heading}
          </h2>
          <div className="mt-6 max-w-2xl space-y-5 *:first:font-display *:first:text-xl *:first:leading-normal">
            {legacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <figure className="h-fit border-gold-500 border-l-4 pl-7 lg:mt-24">
          <blockquote className="font-display text-2xl lg:text-3xl">“{legacy.quote}”</blockquote>
          <figcaption className="mt-4 text-ink-soft text-sm">{legacy.quoteBy}</figcaption>
        </figure>
      </RevealItem>
      <dl className="mt-14 grid gap-5 md:grid-cols-3">
        {statistics.map((statistic, position) => (
          <RevealItem
            key={statistic.label}
            delay={step * position}
            className="flex flex-row-reverse items-center justify-between gap-4 rounded-card border border-limestone-200 bg-white p-6 shadow-card md:flex-col-reverse md:items-start md:p-8"
          >
            <dt className="flex items-center gap-3 wrap-anywhere text-ink-soft">
              <Icon
                name={statistic.icon}
                className="size-6 shrink-0 text-garden-500 max-sm:hidden"
              />
              {statistic.label}
            </dt>
            <dd className="font-display font-[560] text-4xl text-garden-700 tracking-tight">
              <CountUp figure={statistic.figure} duration={2000 + step * position} />
            </dd>
          </RevealItem>
        ))}
      </dl>
    </Section>
  );
}
