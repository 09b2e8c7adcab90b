import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { readSnapshot, type Snapshot } from "#content/snapshot.ts";
import { checkReplacements, findDocument } from "./check.ts";
import { type Compare, compareHere } from "./comparing.ts";
import { newestSave } from "./drafts.ts";
import { filesBehind } from "./drawn-files.ts";
import { noticeProblems } from "./notice-problems.ts";
import { publishedNumber, publishedState } from "./published.ts";
import type { Rendering } from "./rendering.ts";
import { contentAt, inTodaysShape, listRevisions } from "./revisions.ts";

type DocumentContent = { name: string; content?: unknown };

const contentMeant = async (db: Database, { name, content }: DocumentContent) => {
  if (content !== undefined) return content;
  const document = findDocument(name);
  const newest = await newestSave(db, name);
  if (!newest || newest.content === null)
    throw new Refused("not-found", `There is no draft of ${document.title} any more.`);
  return inTodaysShape(document, newest.version, newest.content);
};

/** Of the files that a command draws, those that say now what the site says, and then no more. */
const newlyBehind = (now: Snapshot, then: Snapshot) => {
  const already = filesBehind(now).map(({ file }) => file);
  return filesBehind(then)
    .filter(({ file }) => !already.includes(file))
    .map(({ title }) => title);
};

type Asking = { rendering?: Rendering | undefined; compare?: Compare | undefined; now: Date };

/** What publishing would change: field by field, sentence by sentence, and on which pages. */
export const whatWouldChange = async (
  db: Database,
  asked: DocumentContent[],
  { rendering, compare = compareHere, now: at }: Asking,
) => {
  const { revision, documents: published } = await publishedState(db);
  const { snapshot: now } = readSnapshot(published, revision);
  const replacements = [];
  for (const one of asked)
    replacements.push({ name: one.name, content: await contentMeant(db, one) });
  const changes = [];
  for (const { name, content } of replacements) {
    const { title } = findDocument(name);
    changes.push({ name, title, changes: await compare(name, now.documents[name], content) });
  }
  const { problems: unfit, snapshot } = await checkReplacements(db, replacements);
  const problems = [...noticeProblems(replacements, at), ...unfit];
  const behind = problems.length > 0 ? [] : newlyBehind(now, snapshot);
  const told = { documents: changes, behind };
  if (!rendering?.renderCheck) return { ...told, problems, pages: null };
  // What does not fit is not rendered: what ships would stand in its place.
  if (problems.length > 0) return { ...told, problems, pages: [] };
  const { changed, failed } = await rendering.renderCheck(snapshot);
  const unrendered = failed.map(({ path, reason }) => ({
    name: asked[0]?.name ?? "",
    path: [],
    label: `The page ${path}`,
    message: reason,
  }));
  return { ...told, problems: unrendered, pages: changed };
};

const entriesPerPage = 30;

/** A document's revisions, the newest first; the last of all is what ships. */
export const historyOf = async (db: Database, name: string, before: number | undefined) => {
  findDocument(name);
  const rows = await listRevisions(db, name, before, entriesPerPage + 1);
  const published = await publishedNumber(db, name);
  const more = rows.length > entriesPerPage;
  const shipped = { number: 0, at: null, by: "", note: "What ships with the site" };
  const entries = more ? rows.slice(0, entriesPerPage) : [...rows, shipped];
  return {
    entries: entries.map(({ number, at, by, note }) => ({
      number,
      at,
      by,
      note,
      published: number === published,
    })),
    more,
  };
};

/** One revision, what it changed, and what returning to it would change. */
export const showRevision = async (
  db: Database,
  name: string,
  number: number,
  compare: Compare = compareHere,
) => {
  const document = findDocument(name);
  const content = await contentAt(db, document, number);
  if (content === undefined) throw new Refused("not-found", "There is no such revision.");
  const before = number > 0 ? await contentAt(db, document, number - 1) : content;
  const published = await contentAt(db, document, await publishedNumber(db, name));
  return {
    number,
    content,
    changes: await compare(name, before, content),
    toReturn: await compare(name, published, content),
  };
};
