import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LeadFigure } from "#app/ui/lead-figure.tsx";
import type { education } from "#content/programs/education.ts";

type Props = PageProps<typeof education>;

export default function Education(content: Props) {
  return (
    <>
      <PageHero {...content} film={(place) => <BackgroundFilm name="education" {...place} />} />
      <RestOfPage>
        <YouthPrograms {...content} />
        <TextBlock {...content.textBlock} tone="garden" />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="white" />
        <CallBand prompt={content.callPrompt} />
      </RestOfPage>
    </>
  );
}

/** Three cards like pages of a school planner: what it is, how many places, what comes of it. */
function YouthPrograms({ programs, programsSection }: Props) {
  return (
    <Section tone="white" labelledBy="programs">
      <SectionHeading id="programs" {...programsSection} />
      <ul className="grid gap-6 lg:grid-cols-3">
        {programs.map(({ icon, title, description, capacity, outcome, schedule }) => (
          <li
            key={title}
            className="flex flex-col overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card sm:max-lg:grid sm:max-lg:grid-cols-[3fr_2fr]"
          >
            <div className="grow p-7">
              <Icon name={icon} className="size-9 text-brick-500" />
              <h3 className="mt-5 text-2xl">{title}</h3>
              <p className="mt-3 text-ink-soft">{description}</p>
              <p className="mt-4 flex gap-2.5 font-semibold text-sm">
                <Icon name="clock" className="mt-0.5 size-4.5 shrink-0 text-brick-500" />
                {schedule}
              </p>
            </div>
            <dl className="grid grid-cols-2 border-limestone-200 border-t sm:max-lg:grid-cols-1 sm:max-lg:border-t-0 sm:max-lg:border-l">
              <div className="bg-gold-100 p-6">
                <dt className="eyebrow">{programsSection.capacityLabel}</dt>
                <dd className="mt-2">
                  <LeadFigure text={capacity} />
                </dd>
              </div>
              <div className="bg-garden-100 p-6">
                <dt className="eyebrow">{programsSection.outcomeLabel}</dt>
                <dd className="mt-2">
                  <LeadFigure text={outcome} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <SmallPrint text={programsSection.note} />
    </Section>
  );
}
