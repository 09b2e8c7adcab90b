import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Section, SectionHeading } from "#app/sections/section.tsx";
import { SignatureProjects } from "#app/sections/signature-projects.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page, related, signature } from "#content/projects.ts";
import { Categories } from "./projects/categories.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Projects() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Categories />
      <Section tone="white" labelledBy="signature">
        <SectionHeading id="signature" title={signature.heading} lead={signature.lead} />
        <SignatureProjects projects={signature.items} donate={signature.donate} />
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
    </>
  );
}
