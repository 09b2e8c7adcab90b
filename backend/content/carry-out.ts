import type { Deps } from "#backend/deps.ts";
import { recorded } from "#backend/desk/audit.ts";
import type { Actor } from "#backend/desk/endpoint.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import type { Database } from "#backend/storage/database.ts";
import { formOf } from "#content/problems.ts";
import { findDocument } from "./check.ts";
import { labelAt } from "./labels.ts";
import { mergeChanges } from "./merge.ts";
import { addRevision, lockPublishing, publishedNumber, setPublished } from "./published.ts";
import { contentAt } from "./revisions.ts";
import {
  beginSchedule,
  endSchedule,
  findSchedule,
  nextDue,
  type Planned,
  scheduledDocuments,
  setScheduleState,
} from "./schedules.ts";
import { type Editing, refuseUnfit } from "./staff.ts";

/**
 * What was scheduled, brought to what the site says by then: a typing error that was mended
 * meanwhile stays mended. Where both changed one field nobody but a person can choose.
 */
const broughtUpToDate = async (editing: Editing, { document: name, number, base }: Planned) => {
  const { tx } = editing;
  const document = findDocument(name);
  const current = await publishedNumber(tx, name);
  const content = await contentAt(tx, document, number);
  if (base === null || current === base) return { document: name, number, content };
  const form = formOf(document);
  const merged = mergeChanges(
    form,
    await contentAt(tx, document, base),
    await contentAt(tx, document, current),
    content,
  );
  const [conflict] = merged.conflicts;
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

const begin = async (editing: Editing, id: string, note: string) => {
  const { tx } = editing;
  await lockPublishing(tx);
  const documents = [];
  for (const due of await scheduledDocuments(tx, id))
    documents.push(await broughtUpToDate(editing, due));
  await refuseUnfit(
    editing,
    documents.map(({ document, content }) => ({ name: document, content })),
  );
  return beginSchedule(tx, { id, documents, note }, editing);
};

const end = async (editing: Editing, id: string) => {
  const { tx } = editing;
  await lockPublishing(tx);
  const returning = await endSchedule(tx, id, "over");
  if (returning.length === 0) return;
  const contents = [];
  for (const { document, number } of returning) {
    const content = number > 0 ? await contentAt(tx, findDocument(document), number) : undefined;
    contents.push({ name: document, content });
  }
  await refuseUnfit(editing, contents);
  await setPublished(tx, returning, "Its time was over", editing);
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
        else await begin(inside, next.id, schedule.note);
        return { action: next.ends ? "took back at its time" : "published at its time", about };
      });
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      reason = error.message;
      await setScheduleState(tx, next.id, "failed", reason);
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
