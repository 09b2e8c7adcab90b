import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { findMessage } from "./message.ts";

/** The desk tells every ten seconds that a message is still open. */
const staysSeconds = 25;

export const noteInSight = async (
  db: Database,
  messageId: string,
  accountId: string,
  now: Date,
) => {
  const { revision } = await findMessage(db, messageId);
  const past = new Date(now.getTime() - staysSeconds * 1000);
  await db.query(
    `insert into message_presence (message_id, account_id, seen_at) values ($1, $2, $3)
     on conflict (message_id, account_id) do update set seen_at = excluded.seen_at`,
    [messageId, accountId, now],
  );
  const others = await db.rows(
    { name: text },
    `select coalesce(nullif(a.name, ''), a.email) as name
     from message_presence p join staff_accounts a on a.id = p.account_id
     where p.message_id = $1 and p.account_id <> $2 and p.seen_at >= $3 and a.removed_at is null
     order by 1`,
    [messageId, accountId, past],
  );
  return { others: others.map(({ name }) => name), revision };
};

/** What has to be looked at again: by one colleague, or by everybody. */
export const markUnread = (tx: Database, messageIds: string[], accountId?: string) =>
  tx.query(
    `delete from message_presence
     where message_id = any($1::uuid[]) and ($2::uuid is null or account_id = $2)`,
    [messageIds, accountId ?? null],
  );
