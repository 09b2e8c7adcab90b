import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import type { PageProps } from "#app/shown.ts";
import type { artsCulture } from "#content/programs/arts-culture.ts";
import { Posters } from "./arts-culture/posters.tsx";

export default function ArtsCulture(content: PageProps<typeof artsCulture>) {
  const { impactSection, statistics } = content;
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Posters {...content} />
        <Section tone="brick" labelledBy="impact">
          <SectionHeading id="impact" {...impactSection} dark />
          <StatBand statistics={statistics} dark />
        </Section>
        <PracticalFacts {...content.practical} />
        <CallBand prompt={content.callPrompt} />
      </Below>
    </>
  );
}
