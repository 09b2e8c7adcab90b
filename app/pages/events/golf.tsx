import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { Reveal } from "#app/effects/reveal.tsx";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { Questions } from "#app/sections/questions.tsx";
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

function Golf() {
  const { questions } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Below>
        <Legacy />
        <Details />
        <Sponsorship />
        <Dinner />
        <Reveal threshold={0.1}>
          <Questions heading={questions.heading} items={questions.items} />
        </Reveal>
        <Closing />
      </Below>
    </>
  );
}

export { Golf as default };
