import type { LoaderFunctionArgs } from "react-router";
import { documentFor, pageFor } from "#app/content-context.ts";
import { useLoaderData } from "#app/page-content.ts";
import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { board } from "#content/about/board.ts";
import { people } from "#content/people.ts";
import { Committees } from "./board/committees.tsx";
import { Disclosures } from "./board/disclosures.tsx";
import { Governance } from "./board/governance.tsx";
import { RoundTable } from "./board/round-table.tsx";

export const loader = ({ context }: LoaderFunctionArgs) => ({
  ...pageFor(context, board),
  members: documentFor(context, people).directors,
});

function Board() {
  const { hero, heroPicture, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <Below>
        <RoundTable />
        <Committees />
        <Disclosures />
        <Governance />
      </Below>
    </>
  );
}

export { Board as default };
