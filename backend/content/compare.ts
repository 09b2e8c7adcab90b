import type { Deps } from "#backend/deps.ts";
import { notFound } from "#backend/refused.ts";
import { integer, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { completed } from "#content/document.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { checkReplacements, findDocument } from "./check.ts";
import { compareHere } from "./differences.ts";
import { newestSave, refuseNoDraft } from "./drafts.ts";
import { filesBehind } from "./drawn-files.ts";
import { inListOrder } from "./listing.ts";
import { withoutDeleted } from "./lost-pictures.ts";
import { contentAt, publishedNumber, publishedSnapshot } from "./published.ts";
import { inEnglishWith, outdatedWith } from "./translations.ts";

type DocumentContent = { name: string; content?: unknown };

const contentMeant = async (db: Database, { name, content }: DocumentContent) => {
  const document = findDocument(name);
  return completed(
    document,
    content ?? refuseNoDraft(document, await newestSave(db, document)).content,
  );
};

const newlyBehind = (now: Snapshot, then: Snapshot) => {
  const already = filesBehind(now).map(({ file }) => file);
  return filesBehind(then)
    .filter(({ file }) => !already.includes(file))
    .map(({ title }) => title);
};

export const whatWouldChange = async (
  { db, rendering, compare = compareHere }: Deps,
  asked: DocumentContent[],
  begins: Date,
) => {
  const replacements = [];
  for (const one of asked)
    replacements.push({ name: one.name, content: await contentMeant(db, one) });
  const { problems, snapshot, now } = await checkReplacements(db, replacements, { begins });
  const documents = [];
  for (const { name, content } of replacements) {
    const { title } = findDocument(name);
    documents.push({ name, title, changes: await compare(name, now.documents[name], content) });
  }
  const behind = problems.length > 0 ? [] : newlyBehind(now, snapshot);
  const answer = {
    documents,
    behind,
    outdated: await outdatedWith(db, now, replacements),
    inEnglish: await inEnglishWith(db, now, replacements),
  };
  if (!rendering?.renderCheck) return { ...answer, problems, pages: null };
  // What does not fit is not rendered: what ships would stand in its place.
  if (problems.length > 0) return { ...answer, problems, pages: [] };
  const { changed, failed } = await rendering.renderCheck(snapshot);
  const unrendered = failed.map(({ path, reason }) => ({
    name: asked[0]?.name ?? "",
    path: [],
    label: `The page ${path}`,
    message: reason,
  }));
  return { ...answer, problems: unrendered, pages: inListOrder(changed, snapshot) };
};

const entriesPerPage = 30;

export const historyOf = async (db: Database, name: string, before: number | undefined) => {
  findDocument(name);
  const row = { number: integer, note: text, at: timestamp, by: text };
  const rows = await db.rows(
    row,
    `select number, note, at, actor as by from content_revisions
     where document = $1 and ($2::int is null or number < $2) order by number desc limit $3`,
    [name, before ?? null, entriesPerPage + 1],
  );
  const published = await publishedNumber(db, name);
  const more = rows.length > entriesPerPage;
  const shipped = { number: 0, at: null, by: "", note: "Original text" };
  const shown = rows.slice(0, entriesPerPage);
  // What ships has no revision: that it was restored stands among them by its time.
  const restored = await db.rows(
    row,
    `select 0 as number, p.note, p.at, p.actor as by
     from content_published d join content_publications p using (revision)
     where d.document = $1 and d.number is null and p.at >= coalesce($3, '-infinity'::timestamptz)
       and ($2::int is null or p.at <
         (select at from content_revisions where document = $1 and number = $2))
     order by revision desc`,
    [name, before ?? null, more ? shown.at(-1)?.at : null],
  );
  const entries = [
    ...[...restored, ...shown].toSorted((a, b) => b.at.getTime() - a.at.getTime()),
    ...(more ? [] : [shipped]),
  ];
  return {
    entries: entries.map((entry) => ({
      ...entry,
      published: entry.number === published && (entry.number > 0 || entry.at === null),
    })),
    more,
  };
};

export const showRevision = async (
  { db, compare = compareHere }: Deps,
  { name, number }: { name: string; number: number },
) => {
  const document = findDocument(name);
  const written = await contentAt(db, document, number);
  if (written === undefined) throw notFound("We couldn't find this version.");
  const before = number > 0 ? await contentAt(db, document, number - 1) : written;
  const published = await contentAt(db, document, await publishedNumber(db, name));
  const { content, lost } = await withoutDeleted(db, document, written, published);
  const { snapshot } = await publishedSnapshot(db);
  return {
    number,
    /** As it would come back. */
    content,
    lost,
    changes: await compare(name, before, written),
    toReturn: await compare(name, published, content),
    outdated: await outdatedWith(db, snapshot, [{ name, content }]),
  };
};
