import { CountUp } from "#app/effects/count-up.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { annualReport } from "#content/about/annual-report.ts";
import { Documents } from "./annual-report/documents.tsx";
import { Revenue } from "./annual-report/revenue.tsx";
import { Spending } from "./annual-report/spending.tsx";

type Props = PageProps<typeof annualReport>;

export default function AnnualReport(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Highlights {...content} />
        <Letter {...content} />
        <Counting {...content} />
        <Revenue {...content} />
        <Spending {...content} />
        <Documents {...content} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

/** What the figures mean, before the tables that prove them. */
function Counting({ counting }: Props) {
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

function Letter({ letter }: Props) {
  return (
    <Section labelledBy="letter">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 id="letter" className="text-3xl lg:sticky lg:top-28 lg:self-start">
          {letter.heading}
        </h2>
        <div className="rounded-card border border-limestone-200 bg-white p-6 shadow-card sm:p-10 md:p-14">
          <p className="font-display text-2xl">{letter.salutation}</p>
          <div className="mt-5 max-w-prose space-y-5">
            {letter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8 font-display text-2xl text-lake-700">{letter.signature}</p>
          <p className="text-ink-soft text-sm">{letter.signatureTitle}</p>
        </div>
      </div>
    </Section>
  );
}

/** The long first number gets the room of two. */
function Highlights({ highlights, highlightsIntro }: Props) {
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
