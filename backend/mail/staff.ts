import type { Database } from "#backend/storage/database.ts";

export type ListedMail = {
  id: number;
  kind: string;
  recipient: string;
  state: string;
  attempts: number;
  createdAt: Date;
  nextAttemptAt: Date;
  deliveredAt: Date | null;
  lastError: string | null;
};

const longestList = 200;

/** The newest mails first: those not delivered, or all. */
export const listMails = (db: Database, { delivered }: { delivered: boolean }) =>
  db.query<ListedMail>(
    `select id, kind, recipient, state, attempts, created_at as "createdAt",
            next_attempt_at as "nextAttemptAt", delivered_at as "deliveredAt",
            last_error as "lastError"
     from mails where $1 or state <> 'delivered'
     order by id desc limit ${longestList}`,
    [delivered],
  );

const mailStates = ["queued", "sending", "delivered", "failed"] as const;

/** How many mails there are in each state. */
export const countMails = async (db: Database) => {
  const rows = await db.query<{ state: string; n: number }>(
    "select state, count(*) as n from mails group by state",
  );
  return mailStates.map((state) => ({ state, n: rows.find((row) => row.state === state)?.n ?? 0 }));
};

/**
 * Makes one mail, or every one that waits or was given up, due now. From the first attempt: who
 * asks for it has probably just put something right. Answers how many.
 */
export const retryMails = async (db: Database, id: number | null, now: Date) => {
  const due = await db.query(
    `update mails set state = 'queued', attempts = 0, next_attempt_at = $1
     where state in ('failed', 'queued') and ($2::bigint is null or id = $2)
     returning id`,
    [now, id],
  );
  return due.length;
};
