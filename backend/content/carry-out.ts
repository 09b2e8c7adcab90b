import type { Deps } from "#backend/deps.ts";
import { recorded } from "#backend/desk/audit.ts";
import { notFound, Refused } from "#backend/refused.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { organisation } from "#content/organisation.ts";
import { formOf } from "#content/problems.ts";
import { labelAt } from "#rules/field-labels.ts";
import { mergeChanges } from "#rules/merge.ts";
import { knownDocument, titlesOf } from "./check.ts";
import { drawFirst } from "./draw-first.ts";
import { addRevision, contentAt, lockPublishing, publishedNumber } from "./published.ts";
import {
  beginSchedule,
  nextDue,
  type ScheduledDocument,
  type StoredSchedule,
  setScheduleState,
} from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";
import { takeBack } from "./take-back.ts";

/** A typing error mended meanwhile stays mended. Where both changed one field, a person chooses. */
const broughtUpToDate = async (editing: Editing, { name, number, base }: ScheduledDocument) => {
  const { tx } = editing;
  const document = knownDocument(name);
  if (!document) throw notFound(`“${name}” is no longer part of the site.`);
  const current = await publishedNumber(tx, name);
  const content = await contentAt(tx, document, number);
  if (base === null || current === base) return { name, document: name, number, content };
  const merged = mergeChanges(
    await contentAt(tx, document, base),
    await contentAt(tx, document, current),
    content,
  );
  const [conflict] = merged.conflicts;
  if (conflict)
    throw new Refused(
      "changed-meanwhile",
      `${document.title} was published with other changes after this was scheduled (${labelAt(formOf(document), conflict)}). Please look at it and publish it again.`,
    );
  const revision = {
    document: name,
    version: document.version,
    content: merged.content,
    note: `Version ${number} as scheduled, with what was published since`,
  };
  return { ...revision, name, number: await addRevision(tx, revision, editing) };
};

const begin = async (editing: Editing, schedule: StoredSchedule) => {
  const documents = [];
  for (const scheduled of schedule.documents)
    documents.push(await broughtUpToDate(editing, scheduled));
  await refuseUnfit(editing, documents);
  await beginSchedule(editing.tx, { ...schedule, documents }, editing);
};

const end = async (editing: Editing, schedule: StoredSchedule) => {
  const { kept } = await takeBack(editing, schedule, "Reached its end time");
  await setScheduleState(editing.tx, schedule.id, "over", kept);
};

/** Only what was scheduled of the organization itself was asked about when somebody scheduled it. */
const refuseIdentityOf = (documents: readonly ScheduledDocument[]) => () => {
  if (!documents.some(({ name }) => name === organisation.name))
    throw new Refused(
      "not-allowed",
      "A fact would change who the organization is. Please look at it and publish it again.",
    );
};

/** It stays aside until a person has looked at it. */
const putAside = async (tx: Database, { id, state }: StoredSchedule, why: string) => {
  const ends = state === "live";
  const reason = ends
    ? `This could not be taken down as scheduled and is still on the site. ${why}`
    : why;
  await setScheduleState(tx, id, ends ? "over" : "failed", reason);
  return reason;
};

type Parts = Pick<Deps, "db" | "rendering" | "log" | "now" | "doubtDate">;

const carryOut = async ({ db, rendering, log }: Parts, due: StoredSchedule, now: Date) => {
  let reason: string | undefined;
  const isOurs = await drawFirst(rendering?.renderCheck, (renderCheck) =>
    db.transaction(async (tx) => {
      // First, as everybody who publishes does: two who lock in another order wait for each other.
      await lockPublishing(tx);
      const schedule = await nextDue(tx, now, due.id);
      // Another process was faster.
      if (schedule?.state !== due.state) return false;
      const by = { id: schedule.actorId, name: `${schedule.by} (scheduled)` };
      const about = titlesOf(schedule.documents);
      const ends = schedule.state === "live";
      try {
        await recorded(tx, by, now, async (inner) => {
          const refuseIdentity = refuseIdentityOf(schedule.documents);
          const editing = { tx: inner, by, now, renderCheck, refuseIdentity };
          await (ends ? end : begin)(editing, schedule);
          return { action: ends ? "took down as scheduled" : "published as scheduled", about };
        });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        reason = await putAside(tx, schedule, error.message);
      }
      return true;
    }),
  );
  if (reason) log("schedule failed", { schedule: due.id, reason });
  return isOurs;
};

/** A thread that died or a database that was busy is well again by then. */
const retrySeconds = [15, 60];

const failed = async ({ db, log }: Parts, due: StoredSchedule, now: Date, error: unknown) => {
  const { id } = due;
  const tries = due.tries + 1;
  const why = error instanceof Error ? error.message : String(error);
  const seconds = retrySeconds[due.tries];
  log("schedule failed", { schedule: id, reason: String(error), tries });
  await db.transaction(async (tx) => {
    await lockPublishing(tx);
    // Somebody may have canceled it while its pages were drawn.
    if ((await nextDue(tx, now, id))?.state !== due.state) return;
    if (seconds === undefined)
      await putAside(tx, due, `It was tried ${tries} times and failed: ${why}`);
    else
      await tx.query("update content_schedules set tries = $2, retry_at = $3 where id = $1", [
        id,
        tries,
        new Date(now.getTime() + seconds * 1000),
      ]);
  });
};

/** The clock's share: every schedule whose time has come, each by one process alone. */
export const carryOutSchedules = async (deps: Parts) => {
  if (!(await nextDue(deps.db, deps.now()))) return 0;
  // What was published before its time has been read.
  if (await deps.doubtDate()) return 0;
  let carriedOut = 0;
  for (;;) {
    const now = deps.now();
    const due = await nextDue(deps.db, now);
    if (!due) break;
    try {
      if (await carryOut(deps, due, now)) carriedOut += 1;
    } catch (error) {
      // Nothing is known about the schedule then.
      if (error instanceof DatabaseUnavailable) throw error;
      await failed(deps, due, now, error);
    }
  }
  if (carriedOut > 0) deps.rendering?.published?.();
  return carriedOut;
};
