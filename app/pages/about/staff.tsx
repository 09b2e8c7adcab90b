import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { careers, hero, heroPicture, page } from "#content/about/staff.ts";
import { Directory } from "./staff/directory.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Staff() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Directory />
      <CallToAction title={careers.heading} text={careers.lead}>
        <a href={`mailto:${careers.email}`} className={buttonClass("gold")}>
          {careers.emailLabel}
        </a>
        <ButtonLink to={careers.contact.href} look="light">
          {careers.contact.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
