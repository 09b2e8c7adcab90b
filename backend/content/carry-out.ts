import type { Deps } from "#backend/deps.ts";
import { recorded } from "#backend/desk/audit.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import type { Database } from "#backend/storage/database.ts";
import { formOf } from "#content/problems.ts";
import { mergeChanges } from "#rules/merge.ts";
import { findDocument } from "./check.ts";
import { labelAt } from "./labels.ts";
import { addRevision, lockPublishing, publishedNumber } from "./published.ts";
import { contentAt } from "./revisions.ts";
import {
  beginSchedule,
  findSchedule,
  nextDue,
  type Planned,
  scheduledDocuments,
  setScheduleState,
} from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";
import { takeBack, wordsOfOthers } from "./take-back.ts";

/**
 * What was scheduled, brought to what the site says by then: a typing error that was mended
 * meanwhile stays mended. Where both changed one field nobody but a person can choose.
 */
const broughtUpToDate = async (
  editing: Editing,
  schedule: { id: string; at: Date },
  { document: name, number, base }: Planned,
) => {
  const { tx } = editing;
  const document = findDocument(name);
  const current = await publishedNumber(tx, name);
  const content = await contentAt(tx, document, number);
  if (base === null || current === base) return { document: name, number, content };
  const form = formOf(document);
  const said = await contentAt(tx, document, current);
  const merged = mergeChanges(await contentAt(tx, document, base), said, content);
  // Words that another schedule put there since are no person's: the later one wins.
  const byAnother = await wordsOfOthers(tx, document, schedule.id, schedule.at);
  const conflict = merged.conflicts.find((path) => !byAnother(path, said));
  if (conflict)
    throw new DeskRefusal(
      "changed-meanwhile",
      `${document.title} was published with other changes after this was scheduled (${labelAt(form, conflict)}). Please look at it and publish it again.`,
    );
  const note = `Revision ${number} as scheduled, with what was published since`;
  const { version } = document;
  const newer = await addRevision(
    tx,
    { document: name, version, content: merged.content, note },
    editing,
  );
  return { document: name, number: newer, content: merged.content };
};

const begin = async (editing: Editing, schedule: { id: string; at: Date; note: string }) => {
  const { tx } = editing;
  const { id, note } = schedule;
  await lockPublishing(tx);
  const documents = [];
  for (const due of await scheduledDocuments(tx, id))
    documents.push(await broughtUpToDate(editing, schedule, due));
  await refuseUnfit(
    editing,
    documents.map(({ document, content }) => ({ name: document, content })),
  );
  return beginSchedule(tx, { id, documents, note }, editing);
};

const end = async (editing: Editing, id: string) => {
  const { kept } = await takeBack(editing, id, "Its time was over");
  await setScheduleState(editing.tx, id, "over", kept);
};

const scheduler: Actor = { id: null, name: "The schedule" };

const aboutIt = (names: { name: string }[]) =>
  names.map(({ name }) => findDocument(name).title).join(", ");

/** Carries out the next one in a transaction of its own. Answers whether there was one. */
const carryOutNext = async (deps: Pick<Deps, "rendering" | "log">, db: Database, now: Date) => {
  let reason: string | undefined;
  const due = await db.transaction(async (tx) => {
    const next = await nextDue(tx, now);
    const schedule = next && (await findSchedule(tx, next.id));
    if (!next || !schedule) return undefined;
    const by = { ...scheduler, name: `${schedule.by} (scheduled)`, id: schedule.actorId };
    const editing = { by, now, renderCheck: deps.rendering?.renderCheck };
    const about = aboutIt(schedule.documents);
    try {
      await recorded(tx, by, now, async (inner) => {
        const inside = { ...editing, tx: inner };
        if (next.ends) await end(inside, next.id);
        else await begin(inside, schedule);
        return { action: next.ends ? "took back at its time" : "published at its time", about };
      });
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      reason = error.message;
      if (next.ends)
        reason = `This could not be taken back at its time and still stands. ${reason}`;
      await setScheduleState(tx, next.id, next.ends ? "over" : "failed", reason);
    }
    return next;
  });
  if (reason) deps.log("schedule failed", { schedule: due?.id, reason });
  return due !== undefined;
};

/** The clock's share: every schedule whose time has come, each by one process alone. */
export const carryOutSchedules = async (deps: Pick<Deps, "db" | "rendering" | "log" | "now">) => {
  let carriedOut = 0;
  while (await carryOutNext(deps, deps.db, deps.now())) carriedOut += 1;
  if (carriedOut > 0) deps.rendering?.published?.();
  return carriedOut;
};
