import type { Database } from "#backend/storage/database.ts";
import { lockPublishing, publishedNumber, setPublished, type Written } from "./published.ts";

export type Scheduled = { document: string; number: number };
/** Without a base it replaces whatever stands there by then. */
export type Planned = Scheduled & { base: number | null };

type StoredSchedule = {
  id: string;
  from: Date;
  until: Date | null;
  state: "waiting" | "live" | "failed";
  reason: string | null;
  note: string;
  by: string;
  actorId: string | null;
  documents: { name: string; number: number }[];
};

const select = `select s.id, s.from_at as "from", s.until_at as "until", s.state, s.reason, s.note,
    s.actor as by, s.actor_id as "actorId",
    (select jsonb_agg(jsonb_build_object('name', d.document, 'number', d.number) order by d.document)
     from content_schedule_documents d where d.schedule_id = s.id) as documents
  from content_schedules s`;

/** What waits, what is on the site until its time, and what could not be published at its time. */
export const openSchedules = (db: Database) =>
  db.query<StoredSchedule>(
    `${select} where s.state in ('failed', 'waiting')
       or (s.state = 'live' and s.until_at is not null) order by s.from_at, s.id`,
  );

export const findSchedule = async (db: Database, id: string) => {
  const [found] = await db.query<StoredSchedule>(`${select} where s.id = $1`, [id]);
  return found;
};

type NewSchedule = { from: Date; until: Date | undefined; note: string; documents: Planned[] };

export const addSchedule = async (
  tx: Database,
  { from, until, note, documents }: NewSchedule,
  { by, now }: Written,
): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    `insert into content_schedules (from_at, until_at, note, at, actor_id, actor)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [from, until ?? null, note, now, by.id, by.name],
  );
  if (!row) throw new Error("No schedule was written.");
  for (const { document, number, base } of documents)
    await tx.query(
      `insert into content_schedule_documents (schedule_id, document, number, base)
       values ($1, $2, $3, $4)`,
      [row.id, document, number, base],
    );
  return row.id;
};

export const scheduledDocuments = (tx: Database, id: string) =>
  tx.query<Planned>(
    `select document, number, base from content_schedule_documents
     where schedule_id = $1 order by document`,
    [id],
  );

export const setScheduleState = (tx: Database, id: string, state: string, reason?: string) =>
  tx.query("update content_schedules set state = $2, reason = $3 where id = $1", [
    id,
    state,
    reason ?? null,
  ]);

/** Puts a schedule's documents on the site and writes down what they stand in for. */
export const beginSchedule = async (
  tx: Database,
  { id, documents, note }: { id: string; documents: Scheduled[]; note: string },
  written: Written,
): Promise<number> => {
  await lockPublishing(tx);
  for (const { document, number } of documents)
    await tx.query(
      `update content_schedule_documents set number = $3, previous = $4
       where schedule_id = $1 and document = $2`,
      [id, document, number, await publishedNumber(tx, document)],
    );
  await setScheduleState(tx, id, "live");
  return setPublished(tx, documents, note, written);
};

type Live = { document: string; number: number; previous: number };

/**
 * Takes back what a schedule put on the site, and answers what that changes there. What somebody
 * published over it meanwhile stays; what another schedule put over it returns, at its own end, to
 * what stood before both.
 */
export const endSchedule = async (tx: Database, id: string, state: "over" | "cancelled") => {
  const documents = await tx.query<Live>(
    `select document, number, coalesce(previous, 0) as previous
     from content_schedule_documents where schedule_id = $1`,
    [id],
  );
  const returning: Scheduled[] = [];
  for (const { document, number, previous } of documents) {
    await tx.query(
      `update content_schedule_documents d set previous = $3 from content_schedules s
       where s.id = d.schedule_id and s.state = 'live' and s.id <> $4
         and d.document = $1 and d.previous = $2`,
      [document, number, previous, id],
    );
    if ((await publishedNumber(tx, document)) === number)
      returning.push({ document, number: previous });
  }
  await setScheduleState(tx, id, state);
  return returning;
};

/** The next one whose time has come, locked for whoever carries it out. Endings come first. */
export const nextDue = async (tx: Database, now: Date) => {
  const [due] = await tx.query<{ id: string; ends: boolean }>(
    `select id, state = 'live' as ends from content_schedules
     where (state = 'waiting' and from_at <= $1) or (state = 'live' and until_at <= $1)
     order by case when state = 'live' then until_at else from_at end, state, id
     limit 1 for update skip locked`,
    [now],
  );
  return due;
};
