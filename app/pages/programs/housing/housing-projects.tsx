import { Overdue } from "#app/sections/overdue.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";

import type { Housing } from "#content/programs/housing.ts";

export function HousingProjects({
  overdueNote,
  projects,
  projectsSection,
}: { overdueNote: string } & Shown<Housing>) {
  return (
    <Section tone="white" labelledBy="projects">
      <SectionHeading id="projects" {...projectsSection} />
      <ul className="grid gap-6 lg:grid-cols-3">
        {projects.map(({ title, description, units, status, timeline, due, picture }) => (
          <li
            key={title}
            className="flex flex-col overflow-clip rounded-card border border-limestone-200 bg-paper shadow-card sm:max-lg:grid sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:items-center"
          >
            <Picture
              picture={picture}
              decorative
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 40vw, 100vw"
              className="aspect-3/2 h-auto w-full object-cover sm:max-lg:aspect-auto sm:max-lg:h-full"
            />
            <div className="flex grow flex-col p-6 pt-5">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 font-semibold text-brick-600">{units}</p>
              <p className="mt-3 text-ink-soft text-sm">{description}</p>
              <p className="mt-auto flex flex-wrap gap-2 pt-5">
                <Tag tone="gold">{status}</Tag>
                <Tag>{timeline}</Tag>
              </p>
              <Overdue due={due} note={overdueNote} />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to={projectsSection.link.href} look="quiet">
          {projectsSection.link.name}
        </ButtonLink>
      </div>
    </Section>
  );
}
