import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section } from "#app/sections/section.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { artsNote, closing, hero, heroPicture, page, practical } from "#content/programs.ts";
import { ProgramStops } from "./programs/program-stops.tsx";
import { WeeklyFigures } from "./programs/weekly-figures.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Programs() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Section>
        <ProgramStops />
        <p className="mt-14 flex flex-wrap items-center gap-x-5 border-limestone-300 border-t pt-6 font-display text-xl">
          {artsNote.text}
          <ButtonLink look="quiet" to={artsNote.link.href} className="font-sans text-base">
            {artsNote.link.name}
          </ButtonLink>
        </p>
      </Section>
      <WeeklyFigures />
      <PracticalFacts heading={practical.heading} facts={practical.facts} />
      <CallToAction title={closing.heading} text={closing.lead}>
        {closing.buttons.map(({ name, href }, position) => (
          <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
            {name}
          </ButtonLink>
        ))}
      </CallToAction>
    </>
  );
}
