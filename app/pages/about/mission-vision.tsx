import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/about/mission-vision.ts";
import { Mission, Vision } from "./mission-vision/statements.tsx";
import { TheoryOfChange } from "./mission-vision/theory-of-change.tsx";

export const meta = () => pageMeta(page.path, page);

export default function MissionVision() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Mission />
      <Vision />
      <TheoryOfChange />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
