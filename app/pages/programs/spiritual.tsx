import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { spiritual } from "#content/programs/spiritual.ts";
import { Gatherings } from "./spiritual/gatherings.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, spiritual);

function Spiritual() {
  const { callPrompt, hero, heroPicture, page, practical, questions, textBlock } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <TextBlock heading={textBlock.heading} paragraphs={textBlock.paragraphs} tone="white" />
        <Gatherings />
        <PracticalFacts heading={practical.heading} facts={practical.facts} />
        <Questions heading={questions.heading} items={questions.items} tone="limestone" />
        <CallBand prompt={callPrompt} />
      </Below>
    </>
  );
}

export { Spiritual as default };
