import { notFound } from "#backend/refused.ts";
import type { Document } from "#content/document.ts";
import { formOf } from "#content/problems.ts";
import { canonical } from "#rules/canonical.ts";
import { labelAt } from "#rules/field-labels.ts";
import { mergeAsOne, mergeChanges } from "#rules/merge.ts";
import type { FieldPath } from "#rules/pages.ts";
import { knownDocument, titlesOf } from "./check.ts";
import { addSave, lockDraft, newestSave } from "./drafts.ts";
import {
  addRevision,
  contentAt,
  lastPublication,
  lockPublishing,
  publishedNumber,
  setPublished,
} from "./published.ts";
import {
  openSchedules,
  type ScheduledDocument,
  type StoredSchedule,
  setScheduleState,
} from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";

/** A field that still says the schedule's words says again what stood before, any other stays. */
const without = async (
  { tx }: Editing,
  document: Document,
  { number, base, previous }: ScheduledDocument,
) => {
  const said = await contentAt(tx, document, await publishedNumber(tx, document.name));
  const before = await contentAt(tx, document, previous ?? 0);
  const temporary = await contentAt(tx, document, number);
  // What replaced the whole document goes as a whole: half of a notice is none.
  const { content, conflicts } =
    base === null
      ? { ...mergeAsOne(temporary, before, said), conflicts: [] }
      : mergeChanges(temporary, before, said);
  const [same, isPrevious] = [said, before].map((one) => canonical(one) === canonical(content));
  return { content, conflicts, same, isPrevious };
};

const keptInWords = (document: Document, conflicts: FieldPath[], by: string | undefined) => {
  const form = formOf(document);
  const labels = conflicts.map((path) => labelAt(form, path)).join("; ");
  return `${document.title} (${labels}) was changed while this was on the site${by ? `, last by ${by}` : ""}: the newer text stays. Please check that it is right.`;
};

/** What somebody published over them stays; `kept` says so in a sentence. */
export const takeBack = async (editing: Editing, { documents }: StoredSchedule, note: string) => {
  const { tx } = editing;
  const returning = [];
  const kept: string[] = [];
  for (const scheduled of documents) {
    const { name, previous } = scheduled;
    const document = knownDocument(name);
    // No page shows a document that an upgrade has removed.
    if (!document) continue;
    const { content, conflicts, same, isPrevious } = await without(editing, document, scheduled);
    if (conflicts.length > 0)
      kept.push(keptInWords(document, conflicts, (await lastPublication(tx, name))?.by));
    if (same) continue;
    const merged = {
      document: name,
      version: document.version,
      content,
      note: `${note}; later changes stay`,
    };
    const number = isPrevious ? (previous ?? 0) : await addRevision(tx, merged, editing);
    returning.push({ name, document: name, number, content: number > 0 ? content : undefined });
  }
  const told = kept.length > 0 ? kept.join(" ") : undefined;
  if (returning.length === 0) return { kept: told };
  await refuseUnfit(editing, returning);
  return { siteRevision: await setPublished(tx, returning, note, editing), kept: told };
};

const backToDraft = async (editing: Editing, { name, number, base }: ScheduledDocument) => {
  const { tx } = editing;
  const document = knownDocument(name);
  if (!document) return;
  await lockDraft(tx, name);
  const newest = await newestSave(tx, document);
  if (newest && newest.content !== null) return;
  const save = {
    document: name,
    revision: (newest?.revision ?? 0) + 1,
    base: base ?? 0,
    version: document.version,
    content: await contentAt(tx, document, number),
  };
  await addSave(tx, save, editing);
};

/** Nothing comes of it any more; what it has put on the site is taken back. */
export const cancelSchedule = async (editing: Editing, { id }: { id: string }) => {
  const { tx } = editing;
  await lockPublishing(tx);
  const schedule = (await openSchedules(tx)).find((one) => one.id === id);
  if (!schedule) throw notFound("This schedule is already over.");
  const about = titlesOf(schedule.documents);
  if (schedule.state === "over") {
    await setScheduleState(tx, id, "over");
    return { action: "cleared the note about", about, answer: {} };
  }
  if (schedule.state !== "live") {
    for (const scheduled of schedule.documents) await backToDraft(editing, scheduled);
    await setScheduleState(tx, id, "cancelled");
    return { action: "canceled the schedule of", about, answer: {} };
  }
  const { siteRevision, kept } = await takeBack(editing, schedule, "The schedule was canceled");
  await setScheduleState(tx, id, kept ? "over" : "cancelled", kept);
  const action = siteRevision ? "ended early" : "canceled the schedule of";
  return { action, about, answer: { siteRevision } };
};
