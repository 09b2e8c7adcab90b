import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { callPrompt, hero, heroPicture, page, practical } from "#content/programs/health.ts";
import { Crisis } from "./health/crisis.tsx";
import { Pantry } from "./health/pantry.tsx";
import { Services } from "./health/services.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Health() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Crisis />
      <Services />
      <Pantry />
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <CallBand prompt={callPrompt} />
    </>
  );
}
