import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { TextBlock } from "#app/sections/text-block.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, meaning, page, related } from "#content/impact.ts";
import { LitWindows } from "./impact/lit-windows.tsx";
import { Upcoming } from "./impact/upcoming.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Impact() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <LitWindows />
      <TextBlock {...meaning} />
      <Upcoming />
      <RelatedLinks links={related} />
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
