import { Refused } from "#backend/refused.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { everything } from "./everything.ts";

/** The desk tells every ten seconds that a message is still open. */
const staysSeconds = 25;

/** Notes that somebody has a message open, and answers who else has. */
export const noteInSight = async (
  db: Database,
  messageId: string,
  accountId: string,
  now: Date,
) => {
  const message = await db.row(
    { revision: integer },
    `select m.revision from ${everything} where m.id = $1`,
    [messageId],
  );
  if (!message) throw new Refused("not-found", "This message is not here any more.");
  const past = new Date(now.getTime() - staysSeconds * 1000);
  await db.query("delete from message_presence where seen_at < $1", [past]);
  await db.query(
    `insert into message_presence (message_id, account_id, seen_at) values ($1, $2, $3)
     on conflict (message_id, account_id) do update set seen_at = excluded.seen_at`,
    [messageId, accountId, now],
  );
  const others = await db.rows(
    { name: text },
    `select coalesce(nullif(a.name, ''), a.email) as name
     from message_presence p join staff_accounts a on a.id = p.account_id
     where p.message_id = $1 and p.account_id <> $2 and a.removed_at is null order by 1`,
    [messageId, accountId],
  );
  return { others: others.map(({ name }) => name), revision: message.revision };
};
