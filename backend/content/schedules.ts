import { z } from "zod";
import { Refused } from "#backend/refused.ts";
import {
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { titlesOf } from "./check.ts";
import { lockPublishing, publishedNumber, setPublished, type Written } from "./published.ts";

type Scheduled = { document: string; number: number };
/** Without a base it replaces whatever stands there by then. */
type Planned = Scheduled & { base: number | null };

const scheduledDocument = z.object({
  name: z.string(),
  number: z.int(),
  base: z.int().nullable(),
  previous: z.int().nullable(),
});
export type ScheduledDocument = z.output<typeof scheduledDocument>;

const scheduleRow = {
  id: text,
  from: timestamp,
  until: nullable(timestamp),
  /** What came for good is over at once; `live` is what still has to go back. */
  state: oneOf(["waiting", "live", "failed", "over", "cancelled"]),
  reason: nullable(text),
  note: text,
  at: timestamp,
  by: text,
  actorId: nullable(text),
  tries: integer,
  documents: json(z.array(scheduledDocument)),
};
export type StoredSchedule = RowOf<typeof scheduleRow>;

const select = `select s.id, s.from_at as "from", s.until_at as "until", s.state, s.reason, s.note,
    s.at, s.actor as by, s.actor_id as "actorId", s.tries,
    (select jsonb_agg(jsonb_build_object('name', d.document, 'number', d.number, 'base', d.base,
       'previous', d.previous) order by d.document)
     from content_schedule_documents d where d.schedule_id = s.id) as documents
  from content_schedules s`;

/** What waits or stands for a time, and what did not come or go as it was planned. */
export const openSchedules = (db: Database) =>
  db.rows(
    scheduleRow,
    `${select} where s.state in ('failed', 'waiting', 'live')
       or (s.state = 'over' and s.reason is not null) order by s.from_at, s.id`,
  );

export const isActive = ({ state }: StoredSchedule) => state === "waiting" || state === "live";

const moment = (at: Date) =>
  at.toLocaleString("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "America/Chicago",
  });

const inTheWay = (title: string, { state, from, until, by }: StoredSchedule) => {
  const end = until ? ` until ${moment(until)}` : " on";
  return state === "live"
    ? `${title} is temporary${end}, by ${by}. End that first, under Pages, Scheduled changes.`
    : `${title} is already scheduled, from ${moment(from)}${end}, by ${by}. Cancel that first, under Pages, Scheduled changes.`;
};

/** Of two at a time nobody could say what the site shall say when one of them ends. */
const refuseSecond = async (tx: Database, documents: Planned[]) => {
  for (const schedule of (await openSchedules(tx)).filter(isActive)) {
    const both = schedule.documents.find(({ name }) => documents.some((d) => d.document === name));
    if (both) throw new Refused("changed-meanwhile", inTheWay(titlesOf([both]), schedule));
  }
};

type NewSchedule = { from: Date; until: Date | undefined; note: string; documents: Planned[] };

export const addSchedule = async (
  tx: Database,
  { from, until, note, documents }: NewSchedule,
  { by, now }: Written,
): Promise<string> => {
  await lockPublishing(tx);
  await refuseSecond(tx, documents);
  const { id } = await tx.one(
    { id: text },
    `insert into content_schedules (from_at, until_at, note, at, actor_id, actor)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [from, until ?? null, note, now, by.id, by.name],
  );
  for (const { document, number, base } of documents)
    await tx.query(
      `insert into content_schedule_documents (schedule_id, document, number, base)
       values ($1, $2, $3, $4)`,
      [id, document, number, base],
    );
  return id;
};

export const setScheduleState = (tx: Database, id: string, state: string, reason?: string) =>
  tx.query(
    `update content_schedules set state = $2, reason = $3, tries = 0, retry_at = null
     where id = $1`,
    [id, state, reason ?? null],
  );

type Beginning = {
  id: string;
  documents: Scheduled[];
  note: string;
  until: Date | null | undefined;
};

export const beginSchedule = async (
  tx: Database,
  { id, documents, note, until }: Beginning,
  written: Written,
): Promise<number> => {
  await lockPublishing(tx);
  for (const { document, number } of documents)
    await tx.query(
      `update content_schedule_documents set number = $3, previous = $4
       where schedule_id = $1 and document = $2`,
      [id, document, number, await publishedNumber(tx, document)],
    );
  await setScheduleState(tx, id, until ? "live" : "over");
  return setPublished(tx, documents, note, written);
};

/** The next one whose time has come, or this one if its has. Endings come first. */
export const nextDue = (db: Database, now: Date, id?: string) =>
  db.row(
    scheduleRow,
    `${select}
     where ((s.state = 'waiting' and s.from_at <= $1) or (s.state = 'live' and s.until_at <= $1))
       and (s.retry_at is null or s.retry_at <= $1) and ($2::uuid is null or s.id = $2)
     order by case when s.state = 'live' then s.until_at else s.from_at end, s.state, s.id limit 1`,
    [now, id ?? null],
  );

export const scheduleProblems = async (db: Database): Promise<string[]> => {
  const n = await db.count(
    `select count(*) as n from content_schedules
     where state = 'failed' or (state = 'over' and reason is not null)`,
  );
  return n > 0 ? [`Scheduled changes were not published or taken down: ${n} to look at.`] : [];
};
