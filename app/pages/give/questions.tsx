import { ChevronDown } from "lucide-react";
import { questions } from "#app/content/give.ts";
import { Section } from "#app/sections/section.tsx";

export function Questions() {
  return (
    <Section tone="white" labelledBy="questions">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="text-3xl">
          {questions.heading}
        </h2>
        <div className="divide-y divide-limestone-200 border-limestone-200 border-y">
          {questions.items.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-brick-600 transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-2xl pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
