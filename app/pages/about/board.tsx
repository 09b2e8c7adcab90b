import { Below } from "#app/sections/below.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageProps } from "#app/shown.ts";
import type { board } from "#content/about/board.ts";
import type { Person } from "#content/people.ts";
import { Committees } from "./board/committees.tsx";
import { Disclosures } from "./board/disclosures.tsx";
import { Governance } from "./board/governance.tsx";
import { RoundTable } from "./board/round-table.tsx";

export default function Board(content: PageProps<typeof board> & { members: Person[] }) {
  return (
    <>
      <PageHero {...content} />
      <Below>
        <RoundTable {...content} />
        <Committees {...content} />
        <Disclosures {...content} />
        <Governance {...content} />
      </Below>
    </>
  );
}
