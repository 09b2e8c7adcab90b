import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { metaOfPage } from "#app/seo/page-meta.ts";
import { leadership } from "#content/about/leadership.ts";
import { people } from "#content/people.ts";
import { Leaders } from "./leadership/leaders.tsx";
import { Philosophy } from "./leadership/philosophy.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, leadership),
  leaders: documentFor(context, people).leaders,
});

export const meta = metaOfPage;

export default function Leadership() {
  const { hero, heroPicture, page, related } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Leaders />
      <Philosophy />
      <RelatedLinks links={related} />
    </>
  );
}
