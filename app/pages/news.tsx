import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { closing, hero, heroPicture, page } from "#content/news.ts";
import { Channels } from "./news/channels.tsx";
import { Stories } from "./news/stories.tsx";

export const meta = () => pageMeta(page.path, page);

export default function News() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Stories />
      <Channels />
      <CallToAction title={closing.heading} text={closing.lead}>
        <ButtonLink to={closing.button.href} look="gold">
          {closing.button.name}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
