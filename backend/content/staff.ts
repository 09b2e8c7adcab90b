import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { canonical } from "#rules/canonical.ts";
import { checkReplacements, findDocument, type Replacement, refuseProblems } from "./check.ts";
import { refuseOutdatedBase, refuseOutdatedDraft } from "./conflicts.ts";
import { addSave, endDraft, lockDraft, newestSave } from "./drafts.ts";
import { guardIdentity } from "./identity.ts";
import { noticeProblems } from "./notice-problems.ts";
import { addRevision, lockPublishing, publishedNumber, setPublished } from "./published.ts";
import type { Rendering } from "./rendering.ts";
import { contentAt, inTodaysShape } from "./revisions.ts";
import { addSchedule, beginSchedule } from "./schedules.ts";

/** What staff do with documents: the desk, the staff command and the clock all call these. */

/** In whose name and when, in a transaction, and what shows whether pages can be rendered. */
export type Editing = {
  tx: Database;
  by: Actor;
  now: Date;
  renderCheck?: Rendering["renderCheck"] | undefined;
  /** Refuses those who may not change who we are. */
  refuseIdentity?: (() => void) | undefined;
};

/** A page that cannot be rendered blocks the publication. */
const refuseUnrendered = async ({ renderCheck }: Editing, snapshot: Snapshot) => {
  const [failed] = (await renderCheck?.(snapshot))?.failed ?? [];
  if (failed)
    throw new Refused(
      "invalid",
      `The page ${failed.path} cannot be shown with this: ${failed.reason} Nothing was published.`,
    );
};

/** Everything that may be wrong with a publication, before anything is written. */
export const refuseUnfit = async (editing: Editing, replacements: Replacement[]) => {
  const { problems, snapshot, now } = await checkReplacements(editing.tx, replacements);
  refuseProblems(problems);
  await guardIdentity(editing, now, snapshot);
  await refuseUnrendered(editing, snapshot);
};

type DraftSeen = { name: string; revision: number };

/** The draft that somebody saw, still the newest, and begun from what is on the site. */
const draftToPublish = async (tx: Database, { name, revision }: DraftSeen) => {
  const document = findDocument(name);
  await lockDraft(tx, name);
  const newest = await newestSave(tx, name);
  await refuseOutdatedDraft(tx, document, newest, revision);
  if (!newest || newest.content === null)
    throw new Refused("not-found", `There is no draft of ${document.title} any more.`);
  await refuseOutdatedBase(tx, document, newest.base);
  const content = inTodaysShape(document, newest.version, newest.content);
  const published = await contentAt(tx, document, newest.base);
  return {
    document,
    base: newest.base,
    content,
    same: canonical(content) === canonical(published),
  };
};

type Times = { from: Date | undefined; until: Date | undefined };

const refuseTimes = ({ from, until }: Times, now: Date) => {
  if (until && until <= (from && from > now ? from : now))
    throw new Refused("invalid", "The end has to come after the beginning, and after now.");
};

const titles = (list: { document: Document }[]) =>
  list.map(({ document }) => document.title).join(", ");

type Drafts = Times & { documents: DraftSeen[]; note: string };

/** The site's new revision, absent when it waits for its time, and the schedule, if it has times. */
export type Publication = { siteRevision?: number; schedule?: string };

/**
 * Publishes drafts, all of them at once, now or at a time, for good or until a time. Whatever is
 * wrong with one of them keeps them all back.
 */
export const publishDrafts = async (
  editing: Editing,
  { documents, note, from, until }: Drafts,
): Promise<DoneWith<Publication>> => {
  const { tx, now } = editing;
  refuseTimes({ from, until }, now);
  await lockPublishing(tx);
  const drafts = [];
  // In one order, so that two who publish the same documents never wait for each other.
  for (const seen of documents.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    drafts.push(await draftToPublish(tx, seen));
  const changed = drafts.filter(({ same }) => !same);
  if (changed.length === 0)
    throw new Refused("invalid", "There is nothing to publish: the site says the same already.");
  const replacements = changed.map(({ document, content }) => ({ name: document.name, content }));
  refuseProblems(noticeProblems(replacements, from && from > now ? from : now));
  await refuseUnfit(editing, replacements);
  const revisions = [];
  for (const { document, base, content } of changed) {
    const { name, version } = document;
    const fitting = document.schema.parse(content);
    const number = await addRevision(
      tx,
      { document: name, version, content: fitting, note },
      editing,
    );
    revisions.push({ document: name, number, base });
  }
  for (const { document } of drafts) await endDraft(tx, document.name, editing);
  if (!until && (!from || from <= now)) {
    const siteRevision = await setPublished(tx, revisions, note, editing);
    return { action: "published", about: titles(changed), answer: { siteRevision } };
  }
  const begins = from && from > now ? from : now;
  const id = await addSchedule(tx, { from: begins, until, note, documents: revisions }, editing);
  const about = `${titles(changed)}, from ${begins.toISOString()}${until ? ` until ${until.toISOString()}` : ""}`;
  if (begins > now) return { action: "scheduled", about, answer: { schedule: id } };
  const siteRevision = await beginSchedule(tx, { id, documents: revisions, note, until }, editing);
  return { action: "published", about, answer: { siteRevision, schedule: id } };
};

/** Publishes contents that come from no draft: an import, a notice, an earlier revision. */
const publishContents = async (
  editing: Editing,
  contents: Replacement[],
  note: string,
): Promise<number> => {
  const { tx } = editing;
  await lockPublishing(tx);
  await refuseUnfit(editing, contents);
  const revisions = [];
  for (const { name, content } of contents) {
    const { version, schema } = findDocument(name);
    const fitting = schema.parse(content);
    const number = await addRevision(
      tx,
      { document: name, version, content: fitting, note },
      editing,
    );
    revisions.push({ document: name, number });
  }
  return setPublished(tx, revisions, note, editing);
};

type Return = { name: string; number: number; published: number; note: string };

/** Brings an earlier revision back to the site, as a new one. Number 0 is what ships. */
export const returnTo = async (
  editing: Editing,
  { name, number, published, note }: Return,
): Promise<DoneWith<Publication>> => {
  const { tx } = editing;
  const document = findDocument(name);
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, document, published);
  const content = await contentAt(tx, document, number);
  if (content === undefined) throw new Refused("not-found", "There is no such revision.");
  if ((await publishedNumber(tx, name)) === number)
    throw new Refused("invalid", "This is what is on the site now.");
  const said = note || (number === 0 ? "Back to what ships" : `Back to revision ${number}`);
  if (number > 0) {
    refuseProblems(noticeProblems([{ name, content }], editing.now));
    const siteRevision = await publishContents(editing, [{ name, content }], said);
    return {
      action: "returned to an earlier text",
      about: `${document.title}: revision ${number}`,
      answer: { siteRevision },
    };
  }
  await refuseUnfit(editing, [{ name, content: undefined }]);
  const siteRevision = await setPublished(tx, [{ document: name, number: 0 }], said, editing);
  return { action: "returned to what ships", about: document.title, answer: { siteRevision } };
};

type NewSave = DraftSeen & { base: number; content: unknown };

/** Saves what is being written, valid or not, unless somebody else has saved since. */
export const saveDraft = async (
  { tx, by, now }: Editing,
  { name, revision, base, content }: NewSave,
) => {
  const document = findDocument(name);
  if (typeof content !== "object" || content === null || Array.isArray(content))
    throw new Refused("invalid", "This is no document.");
  await lockDraft(tx, name);
  const newest = await newestSave(tx, name);
  await refuseOutdatedDraft(tx, document, newest, revision);
  if ((await contentAt(tx, document, base)) === undefined)
    await refuseOutdatedBase(tx, document, base);
  const next = revision + 1;
  const save = { document: name, revision: next, base, version: document.version, content };
  await addSave(tx, save, { by, now });
  return { revision: next, title: document.title };
};

/** The last saves stay for a while in the database: what was discarded by mistake is not gone. */
export const discardDraft = async (
  editing: Editing,
  { name, revision }: DraftSeen,
): Promise<DoneWith<{ draftRevision: number }>> => {
  const { tx } = editing;
  const document = findDocument(name);
  await lockDraft(tx, name);
  const newest = await newestSave(tx, name);
  await refuseOutdatedDraft(tx, document, newest, revision);
  if (!newest || newest.content === null)
    throw new Refused("not-found", `There is no draft of ${document.title} any more.`);
  await endDraft(tx, name, editing);
  const answer = { draftRevision: newest.revision + 1 };
  return { action: "discarded the draft of", about: document.title, answer };
};
