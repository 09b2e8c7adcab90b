import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { buildingProjects } from "#content/building-projects.ts";
import { withMoments } from "#content/moments.ts";
import { housing } from "#content/programs/housing.ts";
import { HousingImpact } from "./housing/housing-impact.tsx";
import { HousingProjects } from "./housing/housing-projects.tsx";
import { HousingServices } from "./housing/housing-services.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, housing),
  projects: withMoments(documentFor(context, housing).projects),
  overdueNote: documentFor(context, buildingProjects).overdueNote,
});

function Housing() {
  const { callPrompt, fairnessNote, hero, page, practical, questions } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} />
      <Below>
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
      </Below>
    </>
  );
}

export { Housing as default };
