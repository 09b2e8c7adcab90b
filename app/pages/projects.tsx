import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SignatureProjects } from "#app/sections/signature-projects.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { buildingProjects } from "#content/building-projects.ts";
import { withMoments } from "#content/moments.ts";
import { projects } from "#content/projects.ts";
import { Categories } from "./projects/categories.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => {
  const { items, overdueNote } = documentFor(context, buildingProjects);
  return { ...pageFor(context, projects, items), items: withMoments(items), overdueNote };
};

function Projects() {
  const { closing, hero, heroPicture, items, page, related, signature } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Categories />
        <Section tone="white" labelledBy="signature">
          <SectionHeading id="signature" title={signature.heading} lead={signature.lead} />
          <SignatureProjects projects={items} donate={signature.donate} />
          <p className="mt-14 flex flex-wrap gap-x-8 border-limestone-200 border-t pt-6">
            {related.map(({ name, href }) => (
              <ButtonLink key={href} to={href} look="quiet">
                {name}
              </ButtonLink>
            ))}
          </p>
        </Section>
        <CallToAction title={closing.heading} text={closing.lead}>
          <ButtonLink to={closing.button.href} look="gold">
            {closing.button.name}
          </ButtonLink>
        </CallToAction>
      </Below>
    </>
  );
}

export { Projects as default };
