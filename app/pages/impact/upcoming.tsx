import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Impact } from "#content/impact.ts";

/** Cards that cannot be opened yet, and say so to the eye and to assistive technology. */
export function Upcoming({ upcoming, upcomingIntro }: Shown<Impact>) {
  return (
    <Section tone="white" labelledBy="upcoming">
      <SectionHeading id="upcoming" {...upcomingIntro} />
      <ul className="grid gap-6 md:grid-cols-3">
        {upcoming.map(({ icon, title, description, label }, position) => (
          <li key={title} className="flex">
            <fieldset
              disabled
              aria-disabled="true"
              aria-labelledby={`upcoming-${position}`}
              className="flex w-full cursor-not-allowed flex-col items-start rounded-card border-2 border-limestone-300 border-dashed bg-paper p-6 text-ink-soft"
            >
              <Icon name={icon} className="size-8 text-limestone-500" />
              <h3 id={`upcoming-${position}`} className="mt-4 text-xl">
                {title}
              </h3>
              <p className="mt-2 mb-6">{description}</p>
              <Button className="mt-auto" disabled>
                {label}
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
    </Section>
  );
}
