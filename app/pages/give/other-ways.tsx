import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import type { Give } from "#content/give.ts";

export function OtherWays({ otherWays, taxNote }: Shown<Give>) {
  return (
    <Section labelledBy="other-ways">
      <SectionHeading id="other-ways" heading={otherWays.heading} />
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {otherWays.items.map(({ icon, title, description }) => (
          <li key={title} className="border-limestone-300 border-t pt-5">
            <h3 className="flex items-center gap-3 text-xl">
              <Icon name={icon} className="size-6 shrink-0 text-brick-600" />
              {title}
            </h3>
            <p className="mt-3 text-ink-soft">
              <LinkedText text={description} />
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-12 rounded-card bg-limestone-100 px-6 py-4 text-sm">{taxNote}</p>
    </Section>
  );
}
