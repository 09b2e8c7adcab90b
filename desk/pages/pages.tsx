import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { DocumentTable } from "./document-table.tsx";
import { FilesBehind } from "./files-behind.tsx";
import { FoundTexts } from "./found-texts.tsx";
import { LegalDrafts } from "./legal-drafts.tsx";
import { rowsMatching, rowsOf } from "./page-rows.ts";
import { type DocumentList, documentList, foundTexts } from "./queries.ts";
import { ScheduleList } from "./schedule-list.tsx";

const filterOf = z.object({ q: z.string().catch("").default("") });

/** First the pages, which everybody knows, and then what stands behind them. */
const pagesFirst = "Pages";
const inOrder = (groups: string[]) =>
  [...new Set(groups)].sort(
    (one, other) => Number(other === pagesFirst) - Number(one === pagesFirst),
  );

/** The list of what there is; while somebody searches, also where the words stand. */
export function Listed({ list, q }: { list: DocumentList; q: string }) {
  const rows = rowsOf(list.documents);
  const found = rowsMatching(rows, q);
  // While the next words are typed, what was found for the last ones stays.
  const texts = useQuery({
    ...foundTexts(q),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
  const { documents: said, fields } = (q !== "" && texts.data) || { documents: [], fields: [] };
  const places = [...fields, ...said].flatMap(({ hits }) => hits);
  const count = found.length + places.length;
  const what = q === "" ? "item" : "result";
  const searching = q !== "" && (texts.isPending || texts.isPlaceholderData);
  const counted = count === 1 ? `1 ${what}` : `${count} ${what}s`;
  const groups = inOrder(rows.map(({ document }) => document.group));
  return (
    <>
      <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
        {searching ? "Searching…" : counted}
      </p>
      {texts.error && <p className="mb-2 text-brick-700 text-sm">{texts.error.message}</p>}
      {count === 0 && !searching && <Empty>No results. Try another word.</Empty>}
      <div className="grid grid-cols-1 gap-6">
        {groups.map((group) => {
          const shown = found.filter(({ document }) => document.group === group);
          if (shown.length === 0) return null;
          return (
            <DocumentTable key={group} group={group} rows={shown} unwritten={list.unwritten} />
          );
        })}
        <FoundTexts heading="Parts with this name" found={fields} />
        <FoundTexts heading="In the text" found={said} />
      </div>
    </>
  );
}

export default function Pages() {
  const { filter, change } = useFilter<{ q: string }>(filterOf);
  const query = useQuery({ ...documentList, refetchInterval: 30_000 });
  return (
    <Screen
      title="Pages"
      lead="Everything the website says. Visitors see a change once you publish it."
      actions={
        <span className="flex flex-wrap gap-3">
          <ButtonLink to="/pages/pictures" look="secondary" className="button-small">
            Pictures
          </ButtonLink>
          <ButtonLink to="/pages/notice" className="button-small">
            Post a notice
          </ButtonLink>
        </span>
      }
    >
      <div className="mb-4">
        <SearchBox
          label="Search titles, text and fields"
          value={filter.q}
          search={(q) => change({ q }, { replace: true })}
        />
      </div>
      <Loaded query={query}>
        {(list) => (
          <>
            {filter.q === "" && (
              <>
                <LegalDrafts documents={list.documents} unwritten={list.unwritten} />
                <ScheduleList list={list} />
                <FilesBehind files={list.behind} className="mb-4" />
              </>
            )}
            <Listed list={list} q={filter.q} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
