import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { buildingProjects } from "#content/building-projects.ts";
import { housing } from "#content/programs/housing.ts";
import { HousingImpact } from "./housing/housing-impact.tsx";
import { HousingProjects } from "./housing/housing-projects.tsx";
import { HousingServices } from "./housing/housing-services.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, housing),
  overdueNote: documentFor(context, buildingProjects).overdueNote,
});

export const meta = metaOfPage;

export default function Housing() {
  const { callPrompt, fairnessNote, hero, page, practical, questions } =
    useLoaderData<typeof loader>();
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
