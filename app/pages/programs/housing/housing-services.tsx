import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Housing } from "#content/programs/housing.ts";

export function HousingServices({ services, servicesSection }: Shown<Housing>) {
  return (
    <Section tone="limestone" labelledBy="services">
      <SectionHeading id="services" {...servicesSection} />
      <ul className="grid gap-6 md:grid-cols-2">
        {services.map(({ icon, title, description }) => (
          <li key={title} className="rounded-card bg-white p-7 shadow-card md:p-10">
            <span className="grid size-14 place-items-center rounded-full bg-lake-100 text-lake-700">
              <Icon name={icon} className="size-7" />
            </span>
            <h3 className="mt-6 text-2xl">{title}</h3>
            <p className="mt-3 text-ink-soft">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
