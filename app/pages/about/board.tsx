import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { hero, heroPicture, page } from "#content/about/board.ts";
import { Committees } from "./board/committees.tsx";
import { Disclosures } from "./board/disclosures.tsx";
import { Governance } from "./board/governance.tsx";
import { RoundTable } from "./board/round-table.tsx";

export const meta = () => pageMeta(page.path, page);

export default function Board() {
  return (
    <>
      <PageHero page={page} hero={hero} picture={heroPicture} />
      <RoundTable />
      <Committees />
      <Disclosures />
      <Governance />
    </>
  );
}
