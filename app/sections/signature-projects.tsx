import type { Shown } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { BuildingProjects } from "#content/building-projects.ts";
import type { NavigationLink } from "#content/types.ts";
import { Overdue } from "./overdue.tsx";

/** The projects known by name, with what to say of one that is late. */
export type ShownProjects = {
  projects: Shown<BuildingProjects["items"]>;
  overdueNote: string;
};

/** The three projects known by name, the picture now left, now right. */
export function SignatureProjects({
  projects,
  overdueNote,
  donate,
}: {
  donate: NavigationLink;
} & ShownProjects) {
  return (
    <div className="space-y-14 md:space-y-20">
      {projects.map((project, position) => (
        <article
          key={project.title}
          className={`grid items-center gap-8 md:grid-cols-2 lg:gap-14 ${position % 2 ? "lg:grid-cols-[5fr_7fr]" : "lg:grid-cols-[7fr_5fr]"}`}
        >
          <div
            className={`overflow-clip rounded-card bg-paper ${position % 2 ? "md:order-2" : ""}`}
          >
            <Picture
              picture={project.picture}
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
            <Overdue due={project.due} note={overdueNote} />
            <p className="mt-4 text-ink-soft">{project.description}</p>
            <ul className="mt-4 list-disc space-y-1 pl-5 text-sm marker:text-gold-500">
              {project.highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <ButtonLink to={donate.href} className="mt-6">
              {donate.name}
            </ButtonLink>
          </div>
        </article>
      ))}
    </div>
  );
}
