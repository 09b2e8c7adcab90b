import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { Reveal } from "#app/effects/reveal.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { eventJsonLd } from "#app/seo/json-ld.ts";
import { organisationOf, pageMeta } from "#app/seo/page-meta.ts";
import { golfPage } from "#content/events/golf.ts";
import { golfClassic, publicEventOf } from "#content/golf-classic.ts";
import { Closing } from "./golf/closing.tsx";
import { Details } from "./golf/details.tsx";
import { Dinner } from "./golf/dinner.tsx";
import { Hero } from "./golf/hero.tsx";
import { Legacy } from "./golf/legacy.tsx";
import { Sponsorship } from "./golf/sponsorship.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, golfPage),
  event: publicEventOf(documentFor(context, golfClassic)),
});

export const meta = ({ loaderData, matches }: MetaArgs<typeof loader>) => {
  const organisation = organisationOf({ matches });
  if (!loaderData || !organisation) return [];
  const { page, event } = loaderData;
  return pageMeta(
    { ...page, jsonLd: () => [eventJsonLd(event, organisation.fullName)] },
    organisation,
  );
};

export default function Golf() {
  const { questions } = useLoaderData<typeof loader>();
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
