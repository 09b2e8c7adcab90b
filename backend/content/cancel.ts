import type { DoneWith } from "#backend/desk/endpoint.ts";
import { Refused } from "#backend/refused.ts";
import { findDocument, isKnown, titleOf } from "./check.ts";
import { addSave, lockDraft, newestSave } from "./drafts.ts";
import { lockPublishing } from "./published.ts";
import { contentAt } from "./revisions.ts";
import { findSchedule, isActive, type ScheduledDocument, setScheduleState } from "./schedules.ts";
import type { Editing, Publication } from "./staff.ts";
import { takeBack } from "./take-back.ts";

/** What waited becomes a draft again, unless somebody has begun another one. */
const backToDraft = async (editing: Editing, { name, number, base }: ScheduledDocument) => {
  const { tx } = editing;
  if (!isKnown(name)) return;
  const document = findDocument(name);
  await lockDraft(tx, name);
  const newest = await newestSave(tx, name);
  if (newest && newest.content !== null) return;
  const revision = (newest?.revision ?? 0) + 1;
  const content = await contentAt(tx, document, number);
  const { version } = document;
  await addSave(tx, { document: name, revision, base: base ?? 0, version, content }, editing);
};

/** Nothing comes of it any more; what it has put on the site is taken back. */
export const cancelSchedule = async (
  editing: Editing,
  id: string,
): Promise<DoneWith<Publication>> => {
  const { tx } = editing;
  await lockPublishing(tx);
  const schedule = await findSchedule(tx, id);
  const told = schedule?.state === "over" && schedule.reason !== null;
  if (!schedule || !(told || isActive(schedule) || schedule.state === "failed"))
    throw new Refused("not-found", "This schedule is over already.");
  const about = schedule.documents.map(({ name }) => titleOf(name)).join(", ");
  if (told) {
    await setScheduleState(tx, id, "over");
    return { action: "has seen what did not go back of", about, answer: {} };
  }
  if (schedule.state !== "live") {
    for (const scheduled of schedule.documents) await backToDraft(editing, scheduled);
    await setScheduleState(tx, id, "cancelled");
    return { action: "cancelled the schedule of", about, answer: {} };
  }
  const { siteRevision, kept } = await takeBack(editing, schedule, "The schedule was cancelled");
  await setScheduleState(tx, id, kept ? "over" : "cancelled", kept);
  if (siteRevision === undefined) return { action: "cancelled the schedule of", about, answer: {} };
  return { action: "took back before its time", about, answer: { siteRevision } };
};
