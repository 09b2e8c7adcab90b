import type { Database } from "#backend/storage/database.ts";
import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { canonical } from "#rules/canonical.ts";
import { mergeAsOne, mergeChanges } from "#rules/merge.ts";
import type { FieldPath } from "#rules/pages.ts";
import { findDocument, isKnown } from "./check.ts";
import { labelAt } from "./labels.ts";
import {
  addRevision,
  lastPublication,
  lockPublishing,
  publishedNumber,
  setPublished,
} from "./published.ts";
import { contentAt } from "./revisions.ts";
import { rewriteShare, type Share, sharesIn, sharesOf } from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";

const valueAt = (content: unknown, path: FieldPath) =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)?.[step], content);

/** Tells whether the words at a place are those of another schedule that has begun since. */
export const wordsOfOthers = async (tx: Database, document: Document, id: string, since: Date) => {
  const others: unknown[] = [];
  for (const share of await sharesIn(tx, document.name))
    if (share.id !== id && share.state === "live" && share.from >= since)
      others.push(await contentAt(tx, document, share.number));
  return (path: FieldPath, content: unknown) =>
    others.some((other) => canonical(valueAt(other, path)) === canonical(valueAt(content, path)));
};

/**
 * Answers what a revision would say had the schedule never put its words there: a field that still
 * says them says again what stood before, any other stays. What says nothing new is no new revision.
 */
const without = async (editing: Editing, document: Document, share: Share) => {
  const { tx } = editing;
  const previous = share.previous ?? 0;
  const temporary = await contentAt(tx, document, share.number);
  const before = await contentAt(tx, document, previous);
  // What replaced the whole document goes as a whole: half of a notice is none.
  const merge = share.base === null ? mergeAsOne : mergeChanges;
  const known = new Map<number, { number: number; conflicts: FieldPath[] }>();
  return async (number: number, note: string) => {
    const found = known.get(number);
    if (found) return found;
    const content = await contentAt(tx, document, number);
    const merged = merge(temporary, before, content);
    const says = canonical(merged.content);
    const same = [number, previous].find(
      (_, index) => says === canonical(index === 0 ? content : before),
    );
    const { name, version } = document;
    const revision = { document: name, version, content: merged.content, note };
    const result = {
      number: same ?? (await addRevision(tx, revision, editing)),
      conflicts: share.base === null ? [] : merged.conflicts,
    };
    known.set(number, result);
    return result;
  };
};

type Without = Awaited<ReturnType<typeof without>>;

/** What other schedules go by was written while the temporary words stood: there they go as well. */
const takeFromOthers = async (tx: Database, { id, document }: Share, cleared: Without) => {
  const clear = async (number: number) =>
    (await cleared(number, `Revision ${number} without what was temporary`)).number;
  for (const other of await sharesIn(tx, document)) {
    const { base, number, previous, state, until } = other;
    const isDone = state === "live" && until === null;
    if (other.id === id || isDone) continue;
    await rewriteShare(tx, {
      ...other,
      number: base === null ? number : await clear(number),
      base: base === null ? null : await clear(base),
      previous: previous === null ? null : await clear(previous),
    });
  }
};

const keptInWords = (document: Document, conflicts: FieldPath[], by: string | undefined) => {
  const form = formOf(document);
  const labels = conflicts.map((path) => labelAt(form, path)).join("; ");
  return `${document.title} (${labels}) was changed while this stood${by ? `, last by ${by}` : ""}: the newer words stay. Please see whether they are right.`;
};

/**
 * Takes the words of a schedule from the site, field by field, and what stood before comes back.
 * What somebody published over them stays; `kept` says so in a sentence.
 */
export const takeBack = async (editing: Editing, id: string, note: string) => {
  const { tx } = editing;
  await lockPublishing(tx);
  const returning = [];
  const kept: string[] = [];
  for (const share of await sharesOf(tx, id)) {
    // No page shows a document that an upgrade has removed.
    if (!isKnown(share.document)) continue;
    const document = findDocument(share.document);
    const current = await publishedNumber(tx, share.document);
    const said = await contentAt(tx, document, current);
    const cleared = await without(editing, document, share);
    const { number, conflicts } = await cleared(current, `${note}; what was published since stays`);
    if (number !== current) returning.push({ document: share.document, number });
    const byAnother = await wordsOfOthers(tx, document, id, share.from);
    const ours = conflicts.filter((path) => !byAnother(path, said));
    if (ours.length > 0) {
      const last = await lastPublication(tx, share.document);
      kept.push(keptInWords(document, ours, last?.by));
    }
    await takeFromOthers(tx, share, cleared);
  }
  const told = kept.length > 0 ? kept.join(" ") : undefined;
  if (returning.length === 0) return { kept: told };
  const contents = [];
  for (const { document, number } of returning) {
    const content = number > 0 ? await contentAt(tx, findDocument(document), number) : undefined;
    contents.push({ name: document, content });
  }
  await refuseUnfit(editing, contents);
  return { siteRevision: await setPublished(tx, returning, note, editing), kept: told };
};
