import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  impactSection,
  page,
  practical,
  statistics,
} from "#content/programs/arts-culture.ts";
import { Posters } from "./arts-culture/posters.tsx";

export const meta = () => pageMeta(page.path, page);

export default function ArtsCulture() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Posters />
      <Section tone="brick" labelledBy="impact">
        <SectionHeading id="impact" title={impactSection.heading} lead={impactSection.lead} dark />
        <StatBand statistics={statistics} dark />
      </Section>
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <CallBand prompt={callPrompt} />
    </>
  );
}
