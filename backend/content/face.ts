import type { Actor } from "#backend/desk/endpoint.ts";
import { notFound } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { findDocument } from "./check.ts";
import { addSave, endDraft, newestSave, refuseNoDraft } from "./drafts.ts";
import { addRevision, contentAt, lockPublishing, setPublished } from "./published.ts";
import { saveSeen } from "./staff.ts";

/** Letters are written, kept and shown as the site's own documents are. */

export { labelAt } from "#rules/field-labels.ts";
export { missingPictures } from "./check.ts";
export { around } from "./desk.ts";
export { refuseIfFull } from "./drafts.ts";
export { filesNotShown } from "./media.ts";
export { keepPreview, keptDocuments } from "./preview.ts";
export { publications } from "./published.ts";
export { refuseOversized } from "./size.ts";

type Editing = { tx: Database; by: Actor; now: Date };

/** The draft of a document, or undefined: it was never begun, or has ended. */
export const draftOf = async (db: Database, name: string) => {
  const document = findDocument(name);
  const newest = await newestSave(db, document);
  const draft = newest && newest.content !== null ? newest : undefined;
  return { draft, revision: newest?.revision ?? 0, form: document };
};

export const beginDraft = async (editing: Editing, name: string, content: unknown) => {
  const { version } = findDocument(name);
  const { revision } = await draftOf(editing.tx, name);
  const save = { document: name, revision: revision + 1, base: 0, version, content };
  await addSave(editing.tx, save, editing);
};

/** Ends the draft that somebody saw, unless it has changed since, and answers what it said. */
export const endDraftSeen = async (editing: Editing, seen: { name: string; revision: number }) => {
  const { document, newest } = await saveSeen(editing.tx, seen);
  const draft = refuseNoDraft(document, newest);
  await endDraft(editing.tx, document, draft, editing);
  return draft.content;
};

/** Keeps a content for good. Nobody sees it by that. */
export const keepRevision = async (
  { tx, by, now }: Editing,
  name: string,
  content: unknown,
  note: string,
): Promise<number> => {
  const { version } = findDocument(name);
  return addRevision(tx, { document: name, version, content, note }, { by, now });
};

export const revisionOf = async (db: Database, name: string, number: number) => {
  const content = await contentAt(db, findDocument(name), number);
  if (content === undefined) throw notFound("We couldn't find this version.");
  return content;
};

/** Before anything else in the transaction, as everybody who publishes does. */
export { lockPublishing };

/** From here on it is part of the site, and everybody may see its pictures. */
export const publishRevision = (
  { tx, by, now }: Editing,
  name: string,
  number: number,
  note: string,
) => setPublished(tx, [{ document: name, number }], note, { by, now });
