import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/about/campus-partners.ts";
import { CampusMap } from "./campus-partners/campus-map.tsx";
import { Partners } from "./campus-partners/partners.tsx";

export const meta = () => pageMeta(page.path, page);

export default function CampusPartners() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Partners />
      <CampusMap />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
