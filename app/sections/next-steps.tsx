import { Section, SectionHeading } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { NavigationLink } from "#content/types.ts";

/** What becomes of a form, step by step, and whom to ask. */
export function NextSteps({
  nextSteps,
}: {
  nextSteps: {
    heading: string;
    items: readonly { question: string; answer: string }[];
    help: string;
    otherWays: NavigationLink;
  };
}) {
  return (
    <Section tone="limestone" labelledBy="next-steps">
      <SectionHeading id="next-steps" heading={nextSteps.heading} />
      <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {nextSteps.items.map(({ question, answer }, position) => (
          <li key={question} className="border-limestone-300 border-t pt-5">
            <p aria-hidden="true" className="font-display text-4xl text-brick-500">
              {position + 1}
            </p>
            <h3 className="mt-2 text-xl">{question}</h3>
            <p className="mt-2 text-ink-soft">
              <LinkedText text={answer} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-2 font-display text-xl">
        <span>
          <LinkedText text={nextSteps.help} />
        </span>
        <ButtonLink to={nextSteps.otherWays.href} look="quiet" className="font-sans text-base">
          {nextSteps.otherWays.name}
        </ButtonLink>
      </p>
    </Section>
  );
}
