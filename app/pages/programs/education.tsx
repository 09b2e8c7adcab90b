import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import type { PageProps } from "#app/shown.ts";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import type { education } from "#content/programs/education.ts";
import { YouthPrograms } from "./education/youth-programs.tsx";

export default function Education(content: PageProps<typeof education>) {
  return (
    <>
      <PageHero {...content} film={(place) => <BackgroundFilm name="education" {...place} />} />
      <Below>
        <YouthPrograms {...content} />
        <TextBlock {...content.textBlock} tone="garden" />
        <PracticalFacts {...content.practical} />
        <Questions {...content.questions} tone="white" />
        <CallBand prompt={content.callPrompt} />
      </Below>
    </>
  );
}
