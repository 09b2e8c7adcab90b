import { Section, SectionHeading } from "#app/sections/section.tsx";
import { type ShownProjects, SignatureProjects } from "#app/sections/signature-projects.tsx";
import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { Home } from "#content/home.ts";

export function Projects({ overdueNote, projects, projectsSection }: ShownProjects & Shown<Home>) {
  return (
    <Section id="projects" tone="white" labelledBy="projects-title">
      <SectionHeading id="projects-title" {...projectsSection} />
      <SignatureProjects
        projects={projects}
        donate={projectsSection.donate}
        overdueNote={overdueNote}
      />
      <div className="mt-16 flex flex-wrap items-center justify-between gap-6 border-limestone-200 border-t pt-8">
        <p className="max-w-xl font-display text-xl">{projectsSection.closing.text}</p>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <ButtonLink to={projectsSection.closing.button.href} look="gold">
            {projectsSection.closing.button.name}
          </ButtonLink>
          <ButtonLink to={projectsSection.closing.all.href} look="quiet">
            {projectsSection.closing.all.name}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
