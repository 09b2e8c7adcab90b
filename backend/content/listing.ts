import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { documents } from "#content/documents.ts";
import { factsOf } from "#content/facts.ts";
import { linkTargets } from "#content/link-targets.ts";
import { formOf } from "#content/problems.ts";
import { sitePages } from "#content/site-pages.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { englishPathOf } from "#rules/languages.ts";
import { findDocument, noDocument } from "./check.ts";
import { newestSave, openDrafts } from "./drafts.ts";
import { filesBehind } from "./drawn-files.ts";
import { legalTextFor, unwrittenLegal } from "./legal.ts";
import { withDrafts } from "./preview.ts";
import { publishedSnapshot, type Replacement } from "./published.ts";
import { isActive, openSchedules } from "./schedules.ts";
import { countOutdated, englishBeside, withKnownEnglish, writtenFor } from "./translations.ts";

const publications = (db: Database) =>
  db.rows(
    { document: text, number: nullable(integer), at: timestamp, by: text },
    `select distinct on (d.document) d.document, d.number, p.at, p.actor as by
     from content_published d join content_publications p using (revision)
     order by d.document, revision desc`,
  );

const stateOfAll = async (db: Database) => {
  const { snapshot, problems } = await publishedSnapshot(db);
  const last = new Map((await publications(db)).map((row) => [row.document, row]));
  const drafts = new Map((await openDrafts(db)).map((row) => [row.document, row]));
  const schedules = await openSchedules(db);
  const outdated = await countOutdated(db, snapshot);
  const listed = documents.map(({ name, title, group }) => {
    const publication = last.get(name);
    const draft = drafts.get(name);
    const number = publication?.number ?? 0;
    const own = schedules.filter((one) => one.documents.some((part) => part.name === name));
    return {
      name,
      title,
      group,
      state: number > 0 ? ("edited" as const) : ("default" as const),
      published: number,
      publishedAt: publication?.at ?? null,
      publishedBy: publication?.by ?? null,
      draft: draft ? { by: draft.by, at: draft.at } : null,
      schedule: own.find(isActive) ?? own[0] ?? null,
      outdatedSpanish: outdated.get(name)?.outdated ?? 0,
      missingSpanish: outdated.get(name)?.missing ?? 0,
      problem: problems.find((one) => one.name === name)?.reason ?? null,
    };
  });
  return { documents: listed, schedules, snapshot };
};

export const listDocuments = async (db: Database) => {
  const { snapshot, ...listed } = await stateOfAll(db);
  const behind = filesBehind(snapshot).map(({ title }) => title);
  const unwritten = unwrittenLegal(snapshot).map(({ name }) => name);
  return { ...listed, siteRevision: snapshot.revision, behind, unwritten };
};

/** The pages on which to look at a document, with these contents in the place of the published. */
export const pagesFor = (
  name: string,
  snapshot: Snapshot,
  contents: readonly Replacement[] = [],
) => {
  const document = documents.find((one) => one.name === name);
  const first = document?.path ?? document?.seenOn ?? "/";
  const isFirst = ({ path }: { path: string }) => Number(path === first);
  return sitePages(withDrafts(snapshot, contents)).sort(
    (a, b) => isFirst(b) - isFirst(a) || (a.path < b.path ? -1 : 1),
  );
};

/** As the desk lists pages, each with its Spanish right behind it. */
export const inListOrder = (paths: readonly string[], snapshot: Snapshot) => {
  const listed = sitePages(snapshot).map(({ path }) => path);
  const placeOf = (path: string) => {
    const at = listed.indexOf(englishPathOf(path));
    return at === -1 ? listed.length : at;
  };
  return paths.toSorted((a, b) => placeOf(a) - placeOf(b) || a.length - b.length);
};

/** A draft may be anything, also what cannot be read: it is still to be opened and discarded. */
const orPublished = <Answer>(withDraft: () => Answer, published: () => Answer): Answer => {
  try {
    return withDraft();
  } catch {
    // What is no fault of the draft fails here as well.
    return published();
  }
};

export const pagesToShow: typeof pagesFor = (name, snapshot, contents) =>
  orPublished(
    () => pagesFor(name, snapshot, contents),
    () => pagesFor(name, snapshot),
  );

export const showDocument = async (db: Database, name: string) => {
  const document = findDocument(name);
  const { documents: listed, snapshot } = await stateOfAll(db);
  const shown = listed.find((one) => one.name === name);
  // A newsletter is a document, too, and has a page of its own at the desk.
  if (!shown) throw noDocument();
  const newest = await newestSave(db, document);
  const draft = newest && newest.content !== null ? newest : null;
  const published = snapshot.documents[name];
  const offered = draft ? undefined : legalTextFor(snapshot, name);
  const begun = draft?.content ?? offered;
  const known = (content: unknown) => withKnownEnglish(db, document, snapshot, content);
  const englishOf = (content: unknown) => englishBeside(document, snapshot, content);
  return {
    document: shown,
    form: formOf(document),
    /** Of a document in Spanish: what it has to say again. */
    english: document.english
      ? orPublished(
          () => englishOf(draft?.content ?? published),
          () => englishOf(published),
        )
      : null,
    content: await known(offered ?? published),
    /** It ships with the site, and can be published though nobody has written anything. */
    offered: offered !== undefined,
    shipped: document.defaults,
    draft: draft && { ...draft, content: await known(draft.content) },
    draftRevision: newest?.revision ?? 0,
    writtenFor: await writtenFor(db, document, snapshot.documents[name]),
    facts: Object.entries(factsOf(snapshot)).map(([token, fact]) => ({ token, ...fact })),
    targets: linkTargets(snapshot),
    pages: pagesToShow(name, snapshot, begun ? [{ name, content: begun }] : []),
  };
};
