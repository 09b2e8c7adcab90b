import { recorded } from "#backend/desk/audit.ts";
import type { Actor, DoneWith } from "#backend/desk/endpoint.ts";
import { invalid, notFound } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { completed, type Document } from "#content/document.ts";
import { isLetter } from "#content/letter.ts";
import { canonical } from "#rules/canonical.ts";
import { checkReplacements, findDocument, refuseProblems, titlesOf } from "./check.ts";
import { refuseOutdatedBase, refuseOutdatedDraft } from "./conflicts.ts";
import {
  addSave,
  endDraft,
  lockDraft,
  newestSave,
  refuseIfFull,
  refuseNoDraft,
  refuseUnlessWritten,
} from "./drafts.ts";
import { identityChanges } from "./identity.ts";
import { withoutDeleted } from "./lost-pictures.ts";
import {
  addRevision,
  contentAt,
  lockPublishing,
  publishedNumber,
  type Replacement,
  setPublished,
} from "./published.ts";
import { rememberPublished } from "./remember-spanish.ts";
import type { Rendering } from "./rendering.ts";
import { addSchedule, beginSchedule } from "./schedules.ts";

/** What staff do with documents: the desk, the staff command and the clock all call these. */

export type Editing = {
  tx: Database;
  by: Actor;
  now: Date;
  renderCheck?: Rendering["renderCheck"] | undefined;
  /** Refuses those who may not change who we are. */
  refuseIdentity?: (() => void) | undefined;
};

/** A change of who we are is an owner's, signed in just now; the log says what was and what is. */
export const refuseUnfit = async (
  { tx, by, now, refuseIdentity, renderCheck }: Editing,
  replacements: Replacement[],
  begins?: Date,
) => {
  if (replacements.some(({ name }) => isLetter(name)))
    throw invalid("A newsletter is sent, under Newsletters, and not published.");
  const { problems, snapshot, now: before } = await checkReplacements(tx, replacements, { begins });
  refuseProblems(problems);
  const changes = identityChanges(before, snapshot);
  if (changes.length > 0) refuseIdentity?.();
  for (const about of changes)
    await recorded(tx, by, now, async () => ({
      action: "changed the organization’s details",
      about,
    }));
  const [failed] = (await renderCheck?.(snapshot))?.failed ?? [];
  if (failed)
    throw invalid(
      `The page ${failed.path} cannot be shown with this: ${failed.reason} Nothing was published.`,
    );
};

/** The site's new revision, absent when it waits for its time, and the schedule, if it has times. */
export type Publication = {
  siteRevision?: number;
  schedule?: string;
  /** The version that was put on the site in place of another. */
  published?: number;
};

type Times = { from: Date | undefined; until: Date | undefined };

export const beginningOf = ({ from, until }: Times, now: Date) => {
  const begins = from && from > now ? from : now;
  if (until && until <= begins)
    throw invalid("The end must be after the start, and in the future.");
  return begins;
};

/** With the revision that it was written from; without one it replaces whatever stands there. */
type New = { document: Document; content: unknown; base: number | null };

export const publish = async (
  editing: Editing,
  contents: New[],
  { note, begins, until }: { note: string; begins: Date; until: Date | undefined },
): Promise<Publication> => {
  const { tx, now } = editing;
  const revisions = [];
  for (const { document, content, base } of contents) {
    const { name, version } = document;
    await rememberPublished(tx, document, content, editing);
    const number = await addRevision(tx, { document: name, version, content, note }, editing);
    revisions.push({ document: name, number, base });
  }
  if (!until && begins <= now)
    return { siteRevision: await setPublished(tx, revisions, note, editing) };
  const planned = { documents: revisions, note, until };
  const schedule = await addSchedule(tx, { ...planned, from: begins }, editing);
  if (begins > now) return { schedule };
  return { siteRevision: await beginSchedule(tx, { ...planned, id: schedule }, editing), schedule };
};

type DraftSeen = { name: string; revision: number };

export const saveSeen = async (tx: Database, { name, revision }: DraftSeen) => {
  const document = findDocument(name);
  await lockDraft(tx, name);
  const newest = await newestSave(tx, document);
  await refuseOutdatedDraft(tx, document, newest, revision);
  return { document, newest };
};

const draftToPublish = async (tx: Database, seen: DraftSeen) => {
  const { document, newest } = await saveSeen(tx, seen);
  const draft = refuseNoDraft(document, newest);
  const { base } = draft;
  const content = completed(document, draft.content);
  await refuseOutdatedBase(tx, document, base);
  const published = await contentAt(tx, document, base);
  const same = canonical(content) === canonical(published);
  return { name: document.name, document, draft, base, content, same };
};

type Drafts = Times & { documents: DraftSeen[]; note: string };

/** Whatever is wrong with one of them keeps them all back. */
export const publishDrafts = async (
  editing: Editing,
  { documents, note, from, until }: Drafts,
): Promise<DoneWith<Publication>> => {
  const { tx, now } = editing;
  const begins = beginningOf({ from, until }, now);
  await lockPublishing(tx);
  const drafts = [];
  // In one order, so that two who publish the same documents never wait for each other.
  for (const seen of documents.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    drafts.push(await draftToPublish(tx, seen));
  const changed = drafts.filter(({ same }) => !same);
  if (changed.length === 0)
    throw invalid("There is nothing to publish. The site already says this.");
  await refuseUnfit(editing, changed, begins);
  const fitting = changed.map((one) => ({
    ...one,
    content: one.document.schema.parse(one.content),
  }));
  const answer = await publish(editing, fitting, { note, begins, until });
  for (const { document, draft } of drafts) await endDraft(tx, document, draft, editing);
  const end = until ? ` until ${until.toISOString()}` : "";
  const times = answer.schedule ? `, from ${begins.toISOString()}${end}` : "";
  const action = answer.siteRevision ? "published" : "scheduled";
  return { action, about: titlesOf(changed) + times, answer };
};

type Return = { name: string; number: number; published: number; note: string };

export const returnTo = async (
  editing: Editing,
  { name, number, published, note }: Return,
): Promise<DoneWith<Publication>> => {
  const { tx, now } = editing;
  const document = findDocument(name);
  await lockPublishing(tx);
  await refuseOutdatedBase(tx, document, published);
  const earlier = await contentAt(tx, document, number);
  if (earlier === undefined) throw notFound("We couldn't find this version.");
  if ((await publishedNumber(tx, name)) === number)
    throw invalid("This is what is on the site now.");
  if (number === 0) {
    await refuseUnfit(editing, [{ name, content: undefined }]);
    const shipped = [{ document: name, number }];
    const siteRevision = await setPublished(
      tx,
      shipped,
      note || "Back to the original text",
      editing,
    );
    return {
      action: "restored the original text of",
      about: document.title,
      answer: { siteRevision, published: number },
    };
  }
  const standing = await contentAt(tx, document, published);
  const { content } = await withoutDeleted(tx, document, earlier, standing);
  await refuseUnfit(editing, [{ name, content }], now);
  const publication = await publish(
    editing,
    [{ document, content: document.schema.parse(content), base: published }],
    { note: note || `Back to version ${number}`, begins: now, until: undefined },
  );
  return {
    action: "restored an earlier version of",
    about: `${document.title}: version ${number}`,
    answer: { ...publication, published: await publishedNumber(tx, name) },
  };
};

export const saveDraft = async (
  { tx, by, now }: Editing,
  { name, revision, base, content }: DraftSeen & { base: number; content: unknown },
) => {
  if (typeof content !== "object" || content === null || Array.isArray(content))
    throw invalid("This can't be saved.");
  await refuseUnlessWritten(tx, name);
  const { document } = await saveSeen(tx, { name, revision });
  await refuseIfFull(tx, by);
  if ((await contentAt(tx, document, base)) === undefined)
    await refuseOutdatedBase(tx, document, base);
  const { version, title } = document;
  const next = revision + 1;
  await addSave(tx, { document: name, revision: next, base, version, content }, { by, now });
  return { revision: next, title };
};

/** The last saves stay for a while in the database: what was discarded by mistake is not gone. */
export const discardDraft = async (
  editing: Editing,
  seen: DraftSeen,
): Promise<DoneWith<{ draftRevision: number }>> => {
  const { document, newest } = await saveSeen(editing.tx, seen);
  await endDraft(editing.tx, document, refuseNoDraft(document, newest), editing);
  const answer = { draftRevision: seen.revision + 1 };
  return { action: "discarded the draft of", about: document.title, answer };
};
