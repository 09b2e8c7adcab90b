import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { type ShownProjects, SignatureProjects } from "#app/sections/signature-projects.tsx";
import type { PageProps } from "#app/shown.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { projects } from "#content/projects.ts";
import { Categories } from "./projects/categories.tsx";

export default function Projects(content: PageProps<typeof projects> & ShownProjects) {
  const { overdueNote, projects, related, signature } = content;
  return (
    <>
      <PageHero {...content} />
      <Below>
        <Categories {...content} />
        <Section tone="white" labelledBy="signature">
          <SectionHeading id="signature" {...signature} />
          <SignatureProjects
            projects={projects}
            donate={signature.donate}
            overdueNote={overdueNote}
          />
          <p className="mt-14 flex flex-wrap gap-x-8 border-limestone-200 border-t pt-6">
            {related.map(({ name, href }) => (
              <ButtonLink key={href} to={href} look="quiet">
                {name}
              </ButtonLink>
            ))}
          </p>
        </Section>
        <CallToAction {...content.closing} />
      </Below>
    </>
  );
}
