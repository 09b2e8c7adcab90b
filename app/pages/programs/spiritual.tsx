import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  callPrompt,
  hero,
  heroPicture,
  page,
  practical,
  questions,
  textBlock,
} from "#content/programs/spiritual.ts";
import { Gatherings } from "./spiritual/gatherings.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Spiritual() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <TextBlock heading={textBlock.heading} paragraphs={textBlock.paragraphs} tone="white" />
      <Gatherings />
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <Questions heading={questions.heading} items={questions.items} tone="limestone" />
      <CallBand prompt={callPrompt} />
    </>
  );
}
