import { draftOf } from "#backend/content/face.ts";
import { notFound } from "#backend/refused.ts";
import {
  boolean,
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { isLetter, type Letter, letterName } from "#content/letter.ts";
import type { Snapshot } from "#content/snapshot.ts";
import type { LetterState } from "#rules/letters.ts";
import { rowsPerPage } from "#rules/lists.ts";

export const letterStates = [
  "draft",
  "scheduled",
  "sending",
  "stopped",
  "sent",
] as const satisfies readonly LetterState[];

const letterRow = {
  id: text,
  createdAt: timestamp,
  createdBy: text,
  state: oneOf(letterStates),
  revision: nullable(integer),
  subject: text,
  sendAt: nullable(timestamp),
  hourlyPace: integer,
  forNewReaders: boolean,
  sentBy: nullable(text),
  startedAt: nullable(timestamp),
  finishedAt: nullable(timestamp),
  stoppedReason: nullable(text),
  waitingSince: nullable(timestamp),
  waitingReason: nullable(text),
};
export type LetterRow = RowOf<typeof letterRow>;

const columns = selected(letterRow);

export const findLetter = async (db: Database, id: string, lock = false): Promise<LetterRow> => {
  const row = await db.row(
    letterRow,
    `select ${columns} from letters where id = $1 ${lock ? "for update" : ""}`,
    [id],
  );
  if (!row) throw notFound("This newsletter no longer exists.");
  return row;
};

const countsRow = {
  letterId: text,
  waiting: integer,
  delivered: integer,
  refused: integer,
  unknown: integer,
  skipped: integer,
  left: integer,
};
type LetterCounts = Omit<RowOf<typeof countsRow>, "letterId">;

const none: LetterCounts = {
  waiting: 0,
  delivered: 0,
  refused: 0,
  unknown: 0,
  skipped: 0,
  left: 0,
};

const countsOf = async (db: Database, ids: string[]) => {
  const rows = await db.rows(
    countsRow,
    `select letter_id as "letterId",
            count(*) filter (where state in ('waiting', 'sending')) as waiting,
            ${["delivered", "refused", "unknown", "skipped"].map((state) => `count(*) filter (where state = '${state}') as ${state}`)},
            count(left_at) as left
     from letter_deliveries where letter_id = any($1) group by letter_id`,
    [ids],
  );
  return new Map(rows.map(({ letterId, ...counts }) => [letterId, counts]));
};

export const countsFor = async (db: Database, id: string) =>
  (await countsOf(db, [id])).get(id) ?? none;

/** Whether the site shows it, by what is published. */
export const isOnSite = (snapshot: Snapshot, id: string) =>
  (snapshot.documents[letterName(id)] as Partial<Letter> | undefined)?.onSite === "yes";

const subjectOf = async (db: Database, { id, subject, state }: LetterRow) => {
  if (state !== "draft") return subject;
  const { draft } = await draftOf(db, letterName(id));
  const { subject: typed } = (draft?.content ?? {}) as { subject?: unknown };
  return typeof typed === "string" ? typed : "";
};

/** Those that are being written or go out first, then the newest. */
export const listLetters = async (db: Database, snapshot: Snapshot, page: number) => {
  const rows = await db.rows(
    letterRow,
    `select ${columns} from letters
     order by state = 'sent', coalesce(started_at, send_at, created_at) desc, id
     limit $1 offset $2`,
    [rowsPerPage, (page - 1) * rowsPerPage],
  );
  const total = await db.count("select count(*) as n from letters");
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  const letters = [];
  for (const row of rows)
    letters.push({
      ...row,
      subject: await subjectOf(db, row),
      counts: counts.get(row.id) ?? none,
      onSite: isOnSite(snapshot, row.id),
    });
  return { letters, total };
};

/** The addresses that letters have, on the site or not. */
export const takenAddresses = (snapshot: Snapshot) =>
  Object.entries(snapshot.documents).flatMap(([name, content]) =>
    isLetter(name) ? [(content as Letter).address] : [],
  );

const outcomeRow = {
  id: integer,
  email: nullable(text),
  subscriberId: nullable(text),
  settledAt: nullable(timestamp),
  refusal: nullable(text),
  code: nullable(text),
};

export const listOutcomes = (db: Database, id: string, state: string, page: number) =>
  db.rows(
    outcomeRow,
    `select d.id, s.email, d.subscriber_id as "subscriberId", d.settled_at as "settledAt",
            d.refusal, d.code
     from letter_deliveries d left join newsletter_subscribers s on s.id = d.subscriber_id
     where d.letter_id = $1 and d.state = $2 order by d.id limit $3 offset $4`,
    [id, state, rowsPerPage, (page - 1) * rowsPerPage],
  );
