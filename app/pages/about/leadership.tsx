import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedLinks } from "#app/sections/related-links.tsx";
import { leadership } from "#content/about/leadership.ts";
import { people } from "#content/people.ts";
import { Leaders } from "./leadership/leaders.tsx";
import { Philosophy } from "./leadership/philosophy.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, leadership),
  leaders: documentFor(context, people).leaders,
});

function Leadership() {
  const { hero, heroPicture, page, related } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <Leaders />
        <Philosophy />
        <RelatedLinks links={related} />
      </Below>
    </>
  );
}

export { Leadership as default };
