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
} from "#content/programs/education.ts";
import { YouthPrograms } from "./education/youth-programs.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Education() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} film="education" />
      <YouthPrograms />
      <TextBlock heading={textBlock.heading} paragraphs={textBlock.paragraphs} tone="garden" />
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <Questions heading={questions.heading} items={questions.items} tone="white" />
      <CallBand prompt={callPrompt} />
    </>
  );
}
