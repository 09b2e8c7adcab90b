import { CountUp } from "#app/effects/count-up.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { HelpLink } from "#app/sections/help-link.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { frameWidth, Picture } from "#app/ui/picture.tsx";
import type { housing } from "#content/programs/housing.ts";
import { HousingProjects } from "./housing/housing-projects.tsx";

type Props = PageProps<typeof housing> & { overdueNote: string; more: string };

export default function Housing(content: Props) {
  return (
    <>
      <PageHero page={content.page} hero={content.hero} />
      <RestOfPage>
        <HousingImpact {...content} />
        <HousingProjects {...content} />
        <HousingServices {...content} />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="white" note={content.fairnessNote} />
        <CallBand prompt={content.callPrompt} />
      </RestOfPage>
    </>
  );
}

function HousingServices({ services, servicesSection, more }: Props) {
  return (
    <Section tone="limestone" labelledBy="services">
      <SectionHeading id="services" {...servicesSection} />
      <ul className="grid gap-6 md:grid-cols-2">
        {services.map(({ icon, title, description }) => (
          <li key={title} className="rounded-card bg-white p-7 shadow-card md:p-10">
            <span className="grid size-14 place-items-center rounded-full bg-lake-100 text-lake-700">
              <Icon name={icon} className="size-7" />
            </span>
            <h3 className="mt-6 text-2xl">{title}</h3>
            <p className="mt-3 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <HelpLink more={more} topic="#rent" />
      </div>
    </Section>
  );
}

/** The block being built stands across the page's first edge, with what has come of it beside it. */
function HousingImpact({ heroPicture, impactSection, statistics }: Props) {
  return (
    <Section tone="lake" labelledBy="impact" className="-mt-px border-paper border-t-48">
      <div className="-mt-26 overflow-clip rounded-card border border-limestone-200 bg-paper text-ink shadow-float md:-mt-36 lg:grid lg:grid-cols-[3fr_1fr]">
        <BackgroundFilm
          name="housing"
          className="aspect-video"
          poster={
            <Picture
              picture={heroPicture}
              priority
              sizes={`(min-width: 64rem) 57rem, ${frameWidth}`}
              className="size-full object-cover"
            />
          }
        />
        <dl className="grid border-limestone-200 max-lg:border-t sm:max-lg:grid-cols-3 lg:border-l">
          {statistics.map((statistic) => (
            <div
              key={statistic.label}
              className="flex flex-col-reverse justify-center border-limestone-200 px-7 py-6 not-first:border-t sm:max-lg:not-first:border-t-0 sm:max-lg:not-first:border-l"
            >
              <dt className="text-ink-soft">{statistic.label}</dt>
              <dd className="font-display font-[560] text-4xl text-brick-600 tracking-tight">
                <CountUp figure={statistic.figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr] lg:items-end">
        <h2 id="impact" className="text-4xl">
          {impactSection.heading}
        </h2>
        <p className="max-w-2xl text-lg text-white/85">{impactSection.text}</p>
      </div>
    </Section>
  );
}
