import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SmallPrint } from "#app/sections/small-print.tsx";
import type { Shown } from "#app/shown.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LeadFigure } from "#app/ui/lead-figure.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { Health } from "#content/programs/health.ts";

/** Wide cards, one below the other: how many come stands where the eye begins. */
export function Services({ services, servicesSection }: Shown<Health>) {
  return (
    <Section tone="white" labelledBy="services">
      <SectionHeading id="services" {...servicesSection} />
      <ul className="space-y-6">
        {services.map(({ icon, title, description, served, type }) => (
          <li
            key={title}
            className="grid overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card sm:grid-cols-[12rem_1fr] lg:grid-cols-[17rem_1fr]"
          >
            <div className="flex items-center justify-between gap-4 bg-lake-100 p-6 text-lake-900 sm:flex-col sm:items-start lg:p-8">
              <Icon name={icon} className="size-9 text-lake-700 max-sm:order-last" />
              <dl>
                <dt className="eyebrow">{servicesSection.servedLabel}</dt>
                <dd>
                  <LeadFigure text={served} />
                </dd>
              </dl>
            </div>
            <div className="p-6 lg:p-8">
              <Tag tone="lake">{type}</Tag>
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-3 max-w-2xl text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <SmallPrint text={servicesSection.note} />
    </Section>
  );
}
