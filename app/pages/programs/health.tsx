import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { health } from "#content/programs/health.ts";
import { Crisis } from "./health/crisis.tsx";
import { Pantry } from "./health/pantry.tsx";
import { Services } from "./health/services.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, health);

function Health() {
  const { callPrompt, hero, heroPicture, page, practical } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Crisis />
        <Services />
        <Pantry />
        <PracticalFacts heading={practical.heading} facts={practical.facts} />
        <CallBand prompt={callPrompt} />
      </Below>
    </>
  );
}

export { Health as default };
