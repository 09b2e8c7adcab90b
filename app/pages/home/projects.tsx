import { projects, projectsSection } from "#app/content/home.ts";
import type { PictureName } from "#app/content/types.ts";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";

const pictures: PictureName[] = ["project-130", "project-843", "garden"];

export function Projects() {
  return (
    <Section id="projects" tone="white" labelledBy="projects-title">
      <SectionHeading
        id="projects-title"
        eyebrow={projectsSection.eyebrow}
        title={projectsSection.heading}
        lead={projectsSection.lead}
      />
      <div className="space-y-14 md:space-y-20">
        {projects.map((project, position) => (
          <article
            key={project.title}
            className="grid items-center gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-14"
          >
            <div
              className={`overflow-clip rounded-card bg-paper ${position % 2 ? "md:order-2" : ""}`}
            >
              <Picture
                name={pictures[position] ?? "campus"}
                sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 50vw, 100vw"
                className="aspect-3/2 h-auto w-full object-cover"
              />
            </div>
            <div>
              <p className="eyebrow mb-2 text-brick-600">{project.subtitle}</p>
              <h3 className="text-2xl">{project.title}</h3>
              <p className="mt-4 flex flex-wrap gap-2">
                <Tag tone="gold">{project.status}</Tag>
                <Tag>{project.timeline}</Tag>
              </p>
              <p className="mt-4 text-ink-soft">{project.description}</p>
              <ul className="mt-4 list-disc space-y-1 pl-5 text-sm marker:text-gold-500">
                {project.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
              <ButtonLink to={projectsSection.donate.href} className="mt-6">
                {projectsSection.donate.name}
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-6 border-limestone-200 border-t pt-8">
        <p className="max-w-xl font-display text-xl">{projectsSection.closing.text}</p>
        <ButtonLink to={projectsSection.closing.button.href} look="gold">
          {projectsSection.closing.button.name}
        </ButtonLink>
      </div>
    </Section>
  );
}
