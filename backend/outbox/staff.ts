import type { DoneWith } from "#backend/desk/endpoint.ts";
import { notFound } from "#backend/refused.ts";
import {
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

export const mailStates = ["queued", "sending", "delivered", "failed"] as const;
export type MailState = (typeof mailStates)[number];

export const counted = (n: number) => (n === 1 ? "1 mail" : `${n} mails`);

const mailRow = {
  id: integer,
  kind: text,
  recipient: text,
  state: oneOf(mailStates),
  attempts: integer,
  createdAt: timestamp,
  nextAttemptAt: timestamp,
  deliveredAt: nullable(timestamp),
  lastError: nullable(text),
};
export type MailRow = RowOf<typeof mailRow>;

type Wanted = {
  states: readonly MailState[];
  kinds?: string[] | undefined;
  rows: number;
  page?: number;
};

export const listMails = (db: Database, { states, kinds, rows, page = 1 }: Wanted) =>
  db.rows(
    mailRow,
    `select ${selected(mailRow)} from mails
     where state = any($1) and ($2::text[] is null or kind = any($2))
     order by id desc limit $3 offset $4`,
    [states, kinds ?? null, rows, (page - 1) * rows],
  );

export const countMails = (db: Database, kinds?: string[]) =>
  db.one(
    { queued: integer, sending: integer, delivered: integer, failed: integer },
    `select ${mailStates.map((state) => `count(*) filter (where state = '${state}') as ${state}`)}
     from mails where $1::text[] is null or kind = any($1)`,
    [kinds ?? null],
  );

/** From the first attempt: who asks for it has probably just put something right. */
export const sendAgain = async (
  db: Database,
  { id, kinds }: { id?: number | undefined; kinds?: string[] | undefined },
  now: Date,
): Promise<DoneWith<{ due: number }>> => {
  const rows = await db.query(
    `update mails set state = 'queued', attempts = 0, next_attempt_at = $1
     where state in ('failed', 'queued') and ($2::bigint is null or id = $2)
       and ($3::text[] is null or kind = any($3))
     returning id`,
    [now, id ?? null, kinds ?? null],
  );
  const due = rows.length;
  if (due === 0)
    throw notFound(
      id === undefined
        ? "There is no mail to send again."
        : "This mail has gone out already, or is going out now.",
    );
  const answer = { due };
  return id === undefined
    ? { action: "sent all waiting mail again", about: counted(due), answer }
    : { action: "sent a mail again", about: `mail ${id}`, answer };
};
