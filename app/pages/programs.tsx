import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PracticalFacts } from "#app/sections/practical-facts.tsx";
import { Section } from "#app/sections/section.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { programs } from "#content/programs.ts";
import { ProgramStops } from "./programs/program-stops.tsx";
import { WeeklyFigures } from "./programs/weekly-figures.tsx";

export default function Programs(content: PageProps<typeof programs>) {
  const { artsNote, workNote } = content;
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Section>
          <ProgramStops {...content} />
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
        <WeeklyFigures {...content} />
        <PracticalFacts {...content.practical} note={content.fairnessNote} />
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
