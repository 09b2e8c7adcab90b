import { CountUp } from "#app/effects/count-up.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { helpPath } from "#app/sections/help-link.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { FactList, PracticalFacts } from "#app/sections/practical-facts.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LeadFigure } from "#app/ui/lead-figure.tsx";
import { Link } from "#app/ui/link.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { health } from "#content/programs/health.ts";

type Props = PageProps<typeof health> & { more: string };

export default function Health(content: Props) {
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Crisis {...content} />
        <Services {...content} />
        <Pantry {...content} />
        <PracticalFacts {...content.practical} />
        <CallBand prompt={content.callPrompt} />
      </RestOfPage>
    </>
  );
}

/** Early on the page: whoever needs it cannot be asked to scroll. */
function Crisis({ crisis, more }: Props) {
  return (
    <aside aria-label={crisis.heading} className="bg-brick-100 py-5">
      <p className="frame text-brick-900">
        <strong className="mr-2 font-display font-[560] text-lg">{crisis.heading}.</strong>
        <LinkedText text={crisis.text} />{" "}
        <Link to={helpPath} className="font-bold underline underline-offset-4">
          {more}
        </Link>
      </p>
    </aside>
  );
}

/** Wide cards, one below the other: how many come stands where the eye begins. */
function Services({ services, servicesSection }: Props) {
  return (
    <Section tone="white" labelledBy="services">
      <SectionHeading id="services" {...servicesSection} />
      <ul className="space-y-6">
        {services.map(({ icon, title, description, served, type }) => (
          <li
            key={title}
            className="grid overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card sm:grid-cols-[12rem_1fr] lg:grid-cols-[17rem_1fr]"
          >
            <div className="flex items-center justify-between gap-4 bg-lake-100 p-6 text-lake-900 sm:flex-col sm:items-start lg:p-8">
              <Icon name={icon} className="size-9 text-lake-700 max-sm:order-last" />
              <dl>
                <dt className="eyebrow">{servicesSection.servedLabel}</dt>
                <dd>
                  <LeadFigure text={served} />
                </dd>
              </dl>
            </div>
            <div className="p-6 lg:p-8">
              <Tag tone="lake">{type}</Tag>
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <SmallPrint text={servicesSection.note} />
    </Section>
  );
}

function Pantry({ pantry, statistics }: Props) {
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
