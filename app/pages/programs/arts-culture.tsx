import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { RestOfPage } from "#app/sections/rest-of-page.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import type { PageProps } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LeadFigure } from "#app/ui/lead-figure.tsx";
import type { artsCulture } from "#content/programs/arts-culture.ts";

type Props = PageProps<typeof artsCulture>;

export default function ArtsCulture(content: Props) {
  const { impactSection, statistics } = content;
  return (
    <>
      <PageHero {...content} />
      <RestOfPage>
        <Posters {...content} />
        <Section tone="brick" labelledBy="impact">
          <SectionHeading id="impact" {...impactSection} dark />
          <StatBand statistics={statistics} dark />
        </Section>
        <PracticalFacts {...content.practical} />
        <CallBand prompt={content.callPrompt} />
      </RestOfPage>
    </>
  );
}

const colours = ["bg-gold-300", "bg-brick-100", "bg-lake-100", "bg-garden-100"];

/** Four bills on a wall, each in its own colour. */
function Posters({ programs, programsSection }: Props) {
  return (
    <Section tone="white" labelledBy="programs">
      <h2 id="programs" className="mb-10 text-3xl md:mb-14">
        {programsSection.heading}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {programs.map(({ icon, title, description, participants, focus, schedule }, position) => (
          <li
            key={title}
            className={`relative flex flex-col overflow-clip rounded-card p-7 forced-border md:p-9 ${colours[position % colours.length]}`}
          >
            <Icon name={icon} className="absolute -top-4 -right-6 size-32 text-ink/8 md:size-44" />
            <p className="eyebrow relative pr-16">{focus}</p>
            <h3 className="relative mt-3 text-3xl">{title}</h3>
            <p className="relative mt-4 max-w-lg">{description}</p>
            <div className="relative mt-auto flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-8">
              <LeadFigure text={participants} />
              <p className="max-w-64 font-semibold text-sm">{schedule}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
