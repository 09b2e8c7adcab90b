import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/get-involved.ts";
import { Ways } from "./get-involved/ways.tsx";

export const meta = () => pageMeta(page.path, page);

export default function GetInvolved() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Ways />
      <CallToAction title={closing.heading} text={closing.lead}>
        {closing.buttons.map(({ name, href }, position) => (
          <ButtonLink key={href} to={href} look={position ? "light" : "gold"}>
            {name}
          </ButtonLink>
        ))}
      </CallToAction>
    </>
  );
}
