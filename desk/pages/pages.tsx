import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { SearchBox } from "#desk/frame/search-box.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { DocumentTable } from "./document-table.tsx";
import { FilesBehind } from "./files-behind.tsx";
import { LegalDrafts } from "./legal-drafts.tsx";
import { type DocumentList, documentList, type ListedDocument } from "./queries.ts";
import { ScheduleList } from "./schedule-list.tsx";

const filterOf = z.object({ q: z.string().catch("").default("") });

const matching = (documents: ListedDocument[], q: string) => {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return documents.filter(({ title, name, group, draft, publishedBy }) => {
    const all = [title, name, group, draft?.by, publishedBy].join(" ").toLowerCase();
    return words.every((word) => all.includes(word));
  });
};

function Listed({ list, q }: { list: DocumentList; q: string }) {
  const found = matching(list.documents, q);
  const groups = [...new Set(list.documents.map(({ group }) => group))];
  return (
    <>
      <p role="status" className="mb-2 text-ink-soft text-sm even-figures">
        {found.length === 1 ? "1 item" : `${found.length} items`}
      </p>
      {found.length === 0 && <Empty>No results. Try another word from the title.</Empty>}
      <div className="grid grid-cols-1 gap-6">
        {groups.map((group) => {
          const documents = found.filter((document) => document.group === group);
          if (documents.length === 0) return null;
          return <DocumentTable key={group} group={group} documents={documents} />;
        })}
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
        <ButtonLink to="/pages/notice" className="button-small">
          Post a notice
        </ButtonLink>
      }
    >
      <div className="mb-4">
        <SearchBox
          label="Search pages, facts and lists"
          value={filter.q}
          search={(q) => change({ q }, { replace: true })}
        />
      </div>
      <Loaded query={query}>
        {(list) => (
          <>
            <LegalDrafts list={list} />
            <ScheduleList list={list} />
            <FilesBehind files={list.behind} className="mb-4" />
            <Listed list={list} q={filter.q} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
