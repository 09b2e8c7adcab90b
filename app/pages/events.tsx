import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, newsLink, page } from "#content/events.ts";
import { Kinds } from "./events/kinds.tsx";
import { Tickets } from "./events/tickets.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Events() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Tickets />
      <Kinds />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
        <ButtonLink to={newsLink.href} look="light">
          {newsLink.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
