import { Section } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Volunteer } from "#content/volunteer.ts";

export function Benefits({ benefits }: Shown<Volunteer>) {
  return (
    <Section tone="garden" className="md:py-16!">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {benefits.map(({ icon, title, description }) => (
          <li key={title}>
            <Icon name={icon} className="size-9 text-gold-300" />
            <h2 className="mt-4 text-2xl">{title}</h2>
            <p className="mt-2 text-white/85">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
