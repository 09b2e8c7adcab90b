import { Reveal } from "#app/effects/reveal.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { eventJsonLd } from "#app/seo/json-ld.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { page, publicEvent, questions } from "#content/events/golf.ts";
import { Closing } from "./golf/closing.tsx";
import { Details } from "./golf/details.tsx";
import { Dinner } from "./golf/dinner.tsx";
import { Hero } from "./golf/hero.tsx";
import { Legacy } from "./golf/legacy.tsx";
import { Sponsorship } from "./golf/sponsorship.tsx";

export const meta = () => pageMeta(page.path, { ...page, jsonLd: [eventJsonLd(publicEvent)] });

export default function Golf() {
  return (
    <>
      <Hero />
      <Legacy />
      <Details />
      <Sponsorship />
      <Dinner />
      <Reveal threshold={0.1}>
        <Questions heading={questions.heading} items={questions.items} />
      </Reveal>
      <Closing />
    </>
  );
}
