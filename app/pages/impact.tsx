import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { impact } from "#content/impact.ts";

type Props = PageProps<typeof impact>;

export default function Impact(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <LitWindows {...content} />
        <TextBlock {...content.meaning} />
        <Upcoming {...content} />
        <RelatedLinks links={content.related} />
        <CallToAction {...content.closing} />
      </RestOfPage>
    </>
  );
}

/** Cards that cannot be opened yet, and say so to the eye and to assistive technology. */
function Upcoming({ upcoming, upcomingIntro }: Props) {
  return (
    <Section tone="white" labelledBy="upcoming">
      <SectionHeading id="upcoming" {...upcomingIntro} />
      <ul className="grid gap-6 md:grid-cols-3">
        {upcoming.map(({ icon, title, description, label }, position) => (
          <li key={title} className="flex">
            <fieldset
              disabled
              aria-disabled="true"
              aria-labelledby={`upcoming-${position}`}
              className="flex w-full cursor-not-allowed flex-col items-start rounded-card border-2 border-limestone-300 border-dashed bg-paper p-6 text-ink-soft"
            >
              <Icon name={icon} className="size-8 text-limestone-500" />
              <h3 id={`upcoming-${position}`} className="mt-4 text-xl">
                {title}
              </h3>
              <p className="mt-2 mb-6">{description}</p>
              <Button className="mt-auto" disabled>
                {label}
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The front of a house on the block at evening: behind each lit window a figure. */
function LitWindows({ figures, figuresHeading }: Props) {
  return (
    <section
      aria-labelledby="figures"
      className="relative overflow-clip bg-brick-700 py-16 md:py-20"
    >
      <Bricks />
      <div className="frame relative">
        <h2 id="figures" className="sr-only">
          {figuresHeading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 md:gap-x-12 md:gap-y-14 lg:gap-x-20">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="relative flex flex-col-reverse justify-end rounded-t-[50%_12%] border-[6px] border-limestone-200 border-b-0 bg-[linear-gradient(var(--color-gold-300),var(--color-gold-100))] px-3 pt-7 pb-6 text-center text-ink after:absolute after:-inset-x-3 after:-bottom-3 after:h-3 after:rounded-xs after:bg-limestone-100 md:border-8 md:px-5 md:pt-9 md:pb-8 md:after:-inset-x-5 forced-border"
            >
              <dt className="mt-1 text-sm sm:text-base">{figure.label}</dt>
              <dd className="font-display font-[560] text-4xl tracking-tight">
                <Icon name={figure.icon} className="mx-auto mb-3 size-7 text-brick-600" />
                {figure.figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Bricks() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full no-print">
      <pattern id="bricks" width="48" height="28" patternUnits="userSpaceOnUse">
        <path
          d="M0 .5H48M0 14.5H48M12.5 0V14M36.5 14V28"
          fill="none"
          strokeWidth="1"
          className="stroke-brick-900/40"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#bricks)" />
    </svg>
  );
}
