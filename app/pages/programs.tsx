import type { LoaderFunctionArgs } from "react-router";
import { pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { programs } from "#content/programs.ts";
import { ProgramStops } from "./programs/program-stops.tsx";
import { WeeklyFigures } from "./programs/weekly-figures.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => pageFor(context, programs);

function Programs() {
  const { artsNote, closing, fairnessNote, hero, heroPicture, page, practical, workNote } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Section>
          <ProgramStops />
          <div className="mt-14 space-y-4 border-limestone-300 border-t pt-6">
            {[artsNote, workNote].map(({ text, link }) => (
              <p key={text} className="flex flex-wrap items-center gap-x-5 font-display text-xl">
                {text}
                <ButtonLink look="quiet" to={link.href} className="font-sans text-base">
                  {link.name}
                </ButtonLink>
              </p>
            ))}
          </div>
        </Section>
        <WeeklyFigures />
        <PracticalFacts heading={practical.heading} facts={practical.facts} note={fairnessNote} />
        <CallToAction title={closing.heading} text={closing.lead}>
          {closing.buttons.map(({ name, href }, position) => (
            <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
              {name}
            </ButtonLink>
          ))}
        </CallToAction>
      </Below>
    </>
  );
}

export { Programs as default };
