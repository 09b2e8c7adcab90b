import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallBand } from "#app/sections/call-band.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { BackgroundFilm } from "#app/ui/background-film.tsx";
import { education } from "#content/programs/education.ts";
import { YouthPrograms } from "./education/youth-programs.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, education);

function Education() {
  const { callPrompt, hero, heroPicture, page, practical, questions, textBlock } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero
        page={page}
        hero={hero}
        picture={heroPicture}
        film={(place) => <BackgroundFilm name="education" {...place} />}
      />
      <Below>
        <YouthPrograms />
        <TextBlock heading={textBlock.heading} paragraphs={textBlock.paragraphs} tone="garden" />
        <PracticalFacts heading={practical.heading} facts={practical.facts} />
        <Questions heading={questions.heading} items={questions.items} tone="white" />
        <CallBand prompt={callPrompt} />
      </Below>
    </>
  );
}

export { Education as default };
