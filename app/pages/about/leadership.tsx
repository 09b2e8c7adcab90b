import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { hero, heroPicture, page, related } from "#content/about/leadership.ts";
import { Leaders } from "./leadership/leaders.tsx";
import { Philosophy } from "./leadership/philosophy.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Leadership() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Leaders />
      <Philosophy />
      <RelatedLinks links={related} />
    </>
  );
}
