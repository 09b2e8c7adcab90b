import { masked } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import { Refused } from "#backend/refused.ts";
import { integer, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { rowsPerPage } from "#rules/lists.ts";
import type { ReaderFilter } from "#rules/readers.ts";
import { unsubscribe } from "./subscribers.ts";

export const countOtherSubscribers = (db: Database) =>
  db.one(
    { pending: integer, left: integer },
    `select count(*) filter (where state = 'pending') as pending,
            count(*) filter (where state = 'unsubscribed') as left
     from newsletter_subscribers`,
  );

const listedRow = { id: text, email: text, confirmedAt: timestamp };
const listed = `id, email, confirmed_at as "confirmedAt"`;

const exportedRow = { ...listedRow, token: text, cursor: text };
type Exported = RowOf<typeof exportedRow>;

/** Any part of the address; there are thousands of readers, not millions. */
const matching = "state = 'confirmed' and strpos(email_key, lower($1)) > 0";

export const listReaders = (db: Database, { q, page }: ReaderFilter) =>
  db.rows(
    listedRow,
    `select ${listed} from newsletter_subscribers where ${matching}
     order by confirmed_at desc, id desc limit $2 offset $3`,
    [q, rowsPerPage, (page - 1) * rowsPerPage],
  );

export const countReaders = (db: Database, { q }: Pick<ReaderFilter, "q">) =>
  db.count(`select count(*) as n from newsletter_subscribers where ${matching}`, [q]);

const rowsAtOnce = 500;

export async function* exportReaders(db: Database, { q }: Pick<ReaderFilter, "q">) {
  let last: Exported | undefined;
  do {
    const rows: Exported[] = await db.rows(
      exportedRow,
      `select ${listed}, unsubscribe_token as token, confirmed_at::text as cursor
       from newsletter_subscribers where ${matching}
         and ($2::timestamptz is null or (confirmed_at, id) < ($2::timestamptz, $3::uuid))
       order by confirmed_at desc, id desc limit ${rowsAtOnce}`,
      [q, last?.cursor ?? null, last?.id ?? null],
    );
    if (rows.length > 0) yield rows;
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}

export const removeReader = async (tx: Database, id: string, now: Date): Promise<Done> => {
  const reader = await tx.row(
    { email: text },
    "select email from newsletter_subscribers where id = $1 and state = 'confirmed' for update",
    [id],
  );
  if (!reader) throw new Refused("not-found", "This person is no reader any more.");
  await unsubscribe(tx, id, now, true);
  return { action: "removed a newsletter reader", about: masked(reader.email) };
};

/** For a slip of the hand, and no longer than that: after it only the reader can say yes again. */
const undoMinutes = 60;

export const bringReaderBack = async (tx: Database, id: string, now: Date): Promise<Done> => {
  const reader = await tx.row(
    { email: text },
    `update newsletter_subscribers
     set state = 'confirmed', unsubscribed_at = null, removed_by_staff = false
     where id = $1 and state = 'unsubscribed' and removed_by_staff and unsubscribed_at > $2
     returning email`,
    [id, new Date(now.getTime() - undoMinutes * 60_000)],
  );
  if (!reader)
    throw new Refused("invalid", "Only the reader can put this address on the list again.");
  return { action: "brought back a newsletter reader", about: masked(reader.email) };
};
