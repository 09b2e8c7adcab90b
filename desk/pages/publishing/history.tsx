import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { ShowEarlier } from "#desk/frame/show-earlier.tsx";
import { Loaded } from "#desk/frame/states.tsx";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { editorAt } from "#desk/pages/places.ts";
import {
  documentList,
  type HistoryEntry,
  historyOf,
  oneDocument,
  revisionOf,
} from "#desk/pages/queries.ts";
import { moment } from "#desk/time.ts";
import { RestoreButton } from "./restore.tsx";

const titleOf = ({ number, at }: HistoryEntry) => {
  if (!at) return "Original text";
  return `${number > 0 ? `Version ${number}` : "Original text restored"}, ${moment(at)}`;
};

function Differences({ name, entry }: { name: string; entry: HistoryEntry }) {
  const query = useQuery(revisionOf(name, entry.number));
  const { facts = [], document } = useQuery(oneDocument(name)).data ?? {};
  const title = document?.title;
  return (
    <Loaded query={query}>
      {({ changes, toReturn }) => (
        <div className="grid grid-cols-1 gap-4 pt-3">
          {entry.number > 0 && (
            <div>
              <h3 className="mb-1 font-sans font-semibold text-ink-soft text-xs">
                What it changed
              </h3>
              <ChangeList title={title} changes={changes} facts={facts} />
            </div>
          )}
          {!entry.published && (
            <div>
              <h3 className="mb-1 font-sans font-semibold text-ink-soft text-xs">
                What would change on the site if you restore it
              </h3>
              <ChangeList title={title} changes={toReturn} facts={facts} />
            </div>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Entry({ name, entry }: { name: string; entry: HistoryEntry }) {
  const [open, setOpen] = useState(false);
  const title = titleOf(entry);
  const isVersion = entry.number > 0 || !entry.at;
  return (
    <li className="flex-col flex-nowrap! items-stretch!">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-sm">
          <strong>{title}</strong> {entry.published && <Tag tone="garden">On the site</Tag>}
          <span className="block text-ink-soft">
            {[entry.at && entry.by, entry.at && entry.note].filter(Boolean).join(": ")}
          </span>
        </p>
        <span className="flex gap-2">
          {isVersion && (entry.number > 0 || !entry.published) && (
            <Button
              look="secondary"
              className="button-small"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              See changes<span className="sr-only"> in {title}</span>
            </Button>
          )}
          {isVersion && !entry.published && (
            <RestoreButton version={{ name, number: entry.number, title }} />
          )}
        </span>
      </div>
      {open && <Differences name={name} entry={entry} />}
    </li>
  );
}

export default function History() {
  const { "*": name = "" } = useParams();
  const query = useInfiniteQuery(historyOf(name));
  const { data: list } = useQuery(documentList);
  const title = list?.documents.find((document) => document.name === name)?.title;
  return (
    <Screen
      title={title ? `History: ${title}` : "History"}
      lead={
        <Link to={editorAt(name)} className="underline underline-offset-4">
          Back to editing
        </Link>
      }
    >
      <Loaded query={query}>
        {({ pages }) => (
          <section className="sheet">
            <ol className="rows [&>li:first-child]:border-t-0 [&>li:first-child]:pt-0">
              {pages.flatMap(({ entries }) =>
                entries.map((entry) => (
                  <Entry key={`${entry.number} ${entry.at}`} name={name} entry={entry} />
                )),
              )}
            </ol>
            <ShowEarlier what="versions" query={query} />
          </section>
        )}
      </Loaded>
    </Screen>
  );
}
