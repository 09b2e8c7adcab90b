import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  callPrompt,
  fairnessNote,
  hero,
  page,
  practical,
  questions,
} from "#content/programs/housing.ts";
import { HousingImpact } from "./housing/housing-impact.tsx";
import { HousingProjects } from "./housing/housing-projects.tsx";
import { HousingServices } from "./housing/housing-services.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Housing() {
  return (
    <>
      <PageHero page={page} hero={hero} />
      <HousingImpact />
      <HousingProjects />
      <HousingServices />
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <Questions
        heading={questions.heading}
        items={questions.items}
        tone="white"
        note={fairnessNote}
      />
      <CallBand prompt={callPrompt} />
    </>
  );
}
