import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { StatBand } from "#app/sections/stat-band.tsx";
import { artsCulture } from "#content/programs/arts-culture.ts";
import { Posters } from "./arts-culture/posters.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, artsCulture);

function ArtsCulture() {
  const { callPrompt, hero, heroPicture, impactSection, page, practical, statistics } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Posters />
        <Section tone="brick" labelledBy="impact">
          <SectionHeading
            id="impact"
            title={impactSection.heading}
            lead={impactSection.lead}
            dark
          />
          <StatBand statistics={statistics} dark />
        </Section>
        <PracticalFacts heading={practical.heading} facts={practical.facts} />
        <CallBand prompt={callPrompt} />
      </Below>
    </>
  );
}

export { ArtsCulture as default };
