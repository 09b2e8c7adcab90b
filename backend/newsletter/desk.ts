import { masked } from "#backend/desk/audit.ts";
import { csvAnswer } from "#backend/desk/csv.ts";
import { type Done, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, recordExport, recordPaging } from "#backend/desk/exports.ts";
import { dateTime } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { integer, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { oneOf } from "#rules/desk.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { type ReaderFilter, readerFilter } from "#rules/readers.ts";
import { linkTo, unsubscribe } from "./subscribers.ts";

const countOtherSubscribers = (db: Database) =>
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

const listReaders = (db: Database, { q, page }: ReaderFilter) =>
  db.rows(
    listedRow,
    `select ${listed} from newsletter_subscribers where ${matching}
     order by confirmed_at desc, id desc limit $2 offset $3`,
    [q, rowsPerPage, (page - 1) * rowsPerPage],
  );

const countReaders = (db: Database, { q }: Pick<ReaderFilter, "q">) =>
  db.count(`select count(*) as n from newsletter_subscribers where ${matching}`, [q]);

const rowsAtOnce = 500;

async function* exportReaders(db: Database, { q }: Pick<ReaderFilter, "q">) {
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

const removeReader = async (tx: Database, id: string, now: Date): Promise<Done> => {
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

const bringReaderBack = async (tx: Database, id: string, now: Date): Promise<Done> => {
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

export const readerEndpoints = [
  reads("readers", "messages", readerFilter, async (request) => {
    const { db, me, now, input } = request;
    await recordPaging(db, me, now, "newsletter readers", input);
    const readers = await listReaders(db, input);
    const ids = readers.map(({ id }) => id);
    await countShown(request, "newsletter readers", ids);
    const total = await countReaders(db, input);
    return { readers, total, ...(await countOtherSubscribers(db)) };
  }),

  reads(
    "readers/export",
    "messages",
    readerFilter,
    async ({ db, deps, me, input, now }) => {
      await recordExport(db, me, now, "newsletter readers", input);
      const leave = (token: string) => linkTo(deps.settings, "unsubscribe-newsletter", token);
      const rows = async function* () {
        for await (const page of exportReaders(db, input))
          yield page.map((row) => [row.email, dateTime(row.confirmedAt), leave(row.token)]);
      };
      return csvAnswer("readers.csv", ["Email", "Confirmed (Chicago)", "Unsubscribe link"], rows());
    },
    { fresh: true },
  ),

  writes("readers/remove", "messages", oneOf, ({ db, input, now }) =>
    removeReader(db, input.id, now),
  ),
  writes("readers/bring-back", "messages", oneOf, ({ db, input, now }) =>
    bringReaderBack(db, input.id, now),
  ),
];
