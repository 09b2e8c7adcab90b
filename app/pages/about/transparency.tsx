import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/about/transparency.ts";
import { Ledger } from "./transparency/ledger.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Transparency() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Ledger />
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
