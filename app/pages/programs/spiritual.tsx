import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import type { spiritual } from "#content/programs/spiritual.ts";
import { Gatherings } from "./spiritual/gatherings.tsx";

export default function Spiritual(content: PageProps<typeof spiritual>) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <TextBlock {...content.textBlock} tone="white" />
        <Gatherings {...content} />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="limestone" />
        <CallBand prompt={content.callPrompt} />
      </Below>
    </>
  );
}
