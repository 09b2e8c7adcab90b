import type { Database } from "#backend/storage/database.ts";
import { lockPublishing, publishedNumber, setPublished, type Written } from "./published.ts";

export type Scheduled = { document: string; number: number };
/** Without a base it replaces whatever stands there by then. */
export type Planned = Scheduled & { base: number | null };

type StoredSchedule = {
  id: string;
  from: Date;
  until: Date | null;
  state: "waiting" | "live" | "failed" | "over";
  reason: string | null;
  note: string;
  at: Date;
  by: string;
  actorId: string | null;
  documents: { name: string; number: number }[];
};

const select = `select s.id, s.from_at as "from", s.until_at as "until", s.state, s.reason, s.note,
    s.at, s.actor as by, s.actor_id as "actorId",
    (select jsonb_agg(jsonb_build_object('name', d.document, 'number', d.number) order by d.document)
     from content_schedule_documents d where d.schedule_id = s.id) as documents
  from content_schedules s`;

/**
 * What waits, what is on the site until its time, and what did not go at its time as somebody had
 * planned it: it could not be published, or not all of it went back.
 */
export const openSchedules = (db: Database) =>
  db.query<StoredSchedule>(
    `${select} where s.state in ('failed', 'waiting')
       or (s.state = 'live' and s.until_at is not null)
       or (s.state = 'over' and s.reason is not null) order by s.from_at, s.id`,
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
  tx.query(
    `update content_schedules set state = $2, reason = $3, tries = 0, retry_at = null
     where id = $1`,
    [id, state, reason ?? null],
  );

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

/** What a schedule does to one document, with the revisions that it goes by. */
export type Share = {
  id: string;
  document: string;
  number: number;
  base: number | null;
  previous: number | null;
  state: "waiting" | "live";
  from: Date;
  until: Date | null;
  by: string;
};

const shares = `select s.id, d.document, d.number, d.base, d.previous, s.state,
    s.from_at as "from", s.until_at as "until", s.actor as by
  from content_schedule_documents d join content_schedules s on s.id = d.schedule_id`;

export const sharesOf = (tx: Database, id: string) =>
  tx.query<Share>(`${shares} where s.id = $1 order by d.document`, [id]);

/** Of every schedule that waits for a document or has put its words there. */
export const sharesIn = (tx: Database, document: string) =>
  tx.query<Share>(
    `${shares} where d.document = $1 and s.state in ('waiting', 'live') order by s.from_at, s.id`,
    [document],
  );

export const rewriteShare = (tx: Database, { id, document, number, base, previous }: Share) =>
  tx.query(
    `update content_schedule_documents set number = $3, base = $4, previous = $5
     where schedule_id = $1 and document = $2`,
    [id, document, number, base, previous],
  );

const due = `select id, state = 'live' as ends, tries from content_schedules
  where ((state = 'waiting' and from_at <= $1) or (state = 'live' and until_at <= $1))
    and (retry_at is null or retry_at <= $1)`;

export type Due = { id: string; ends: boolean; tries: number };

/** The next one whose time has come. Endings come first. */
export const nextDue = async (db: Database, now: Date) => {
  const [next] = await db.query<Due>(
    `${due} order by case when state = 'live' then until_at else from_at end, state, id limit 1`,
    [now],
  );
  return next;
};

/** Whether it still has to be carried out: another process may have been faster. */
export const isStillDue = async (tx: Database, { id, ends }: Due, now: Date) => {
  const [found] = await tx.query<Due>(`${due} and id = $2`, [now, id]);
  return found?.ends === ends;
};

export const postpone = (db: Database, { id, tries }: Due, until: Date) =>
  db.query("update content_schedules set tries = $2, retry_at = $3 where id = $1", [
    id,
    tries + 1,
    until,
  ]);

/** What did not go at its time and needs a person. */
export const scheduleProblems = async (db: Database): Promise<string[]> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*) as n from content_schedules
     where state = 'failed' or (state = 'over' and reason is not null)`,
  );
  return row && row.n > 0
    ? [`Scheduled changes of pages did not go as planned: ${row.n} need a person.`]
    : [];
};
