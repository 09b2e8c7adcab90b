import { masked } from "#backend/desk/audit.ts";
import { type CsvFile, datedName, inPages, latestOf } from "#backend/desk/csv.ts";
import { type Done, reads, writes } from "#backend/desk/endpoint.ts";
import { countShown, exportsCsv } from "#backend/desk/exports.ts";
import { dateTime } from "#backend/plain-text.ts";
import { invalid, notFound } from "#backend/refused.ts";
import {
  integer,
  nullable,
  oneOf as oneOfThese,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { oneOf } from "#rules/desk.ts";
import { languageNames, languages } from "#rules/languages.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { type ReaderFilter, readerFilter } from "#rules/readers.ts";
import { whyRefused } from "./letters/refusal-words.ts";
import { linkTo, unsubscribe } from "./subscribers.ts";

const countOtherSubscribers = (db: Database) =>
  db.one(
    { pending: integer, left: integer, resting: integer },
    `select count(*) filter (where state = 'pending') as pending,
            count(*) filter (where state = 'unsubscribed') as left,
            count(*) filter (where state = 'confirmed' and resting_since is not null) as resting
     from newsletter_subscribers`,
  );

const listedRow = {
  id: text,
  email: text,
  confirmedAt: timestamp,
  language: oneOfThese(languages),
};
const listed = `id, email, confirmed_at as "confirmedAt", language`;

const shownRow = {
  ...listedRow,
  name: text,
  restingSince: nullable(timestamp),
  restingReason: nullable(text),
  restingCode: nullable(text),
};

const exportedRow = { ...listedRow, token: text, cursor: text };
type Exported = RowOf<typeof exportedRow>;

/** Any part of the address; there are thousands of readers, not millions. */
const matching = "state = 'confirmed' and strpos(email_key, lower($1)) > 0";

const inView = (view: ReaderFilter["view"]) =>
  view === "resting" ? "resting_since is not null" : "true";

const listReaders = (db: Database, { q, page, view }: ReaderFilter) =>
  db.rows(
    shownRow,
    `select ${selected(shownRow)} from newsletter_subscribers
     where ${matching} and (${inView(view)})
     order by confirmed_at desc, id desc limit $2 offset $3`,
    [q, rowsPerPage, (page - 1) * rowsPerPage],
  );

const countReaders = (db: Database, { q, view }: Pick<ReaderFilter, "q" | "view">) =>
  db.count(
    `select count(*) as n from newsletter_subscribers where ${matching} and (${inView(view)})`,
    [q],
  );

const rowsAtOnce = 500;

const exportReaders = async (db: Database, { q, view }: Pick<ReaderFilter, "q" | "view">) => {
  const until = await latestOf(
    db,
    `select coalesce(max(confirmed_at), '-infinity') from newsletter_subscribers
     where state = 'confirmed'`,
  );
  return inPages<Exported>(rowsAtOnce, (last) =>
    db.rows(
      exportedRow,
      `select ${listed}, unsubscribe_token as token, confirmed_at::text as cursor
       from newsletter_subscribers where ${matching} and (${inView(view)})
         and ($2::timestamptz is null or (confirmed_at, id) < ($2::timestamptz, $3::uuid))
         and confirmed_at <= $4::timestamptz
       order by confirmed_at desc, id desc limit ${rowsAtOnce}`,
      [q, last?.cursor ?? null, last?.id ?? null, until],
    ),
  );
};

const removeReader = async (tx: Database, id: string, now: Date): Promise<Done> => {
  const reader = await tx.row(
    { email: text },
    "select email from newsletter_subscribers where id = $1 and state = 'confirmed' for update",
    [id],
  );
  if (!reader) throw notFound("This person isn't a subscriber anymore.");
  await unsubscribe(tx, id, now, true);
  return { action: "removed a newsletter subscriber", about: masked(reader.email) };
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
  if (!reader) throw invalid("Only they can sign up again with this email address.");
  return { action: "restored a newsletter subscriber", about: masked(reader.email) };
};

/** Somebody who asks for letters again gets them: refusals from before count no more. */
const endRest = async (tx: Database, id: string, now: Date): Promise<Done> => {
  const reader = await tx.row(
    { email: text },
    `update newsletter_subscribers
     set resting_since = null, resting_reason = null, resting_code = null, brought_back_at = $2
     where id = $1 and state = 'confirmed' and resting_since is not null returning email`,
    [id, now],
  );
  if (!reader)
    throw notFound("This person already gets newsletters, or isn't a subscriber anymore.");
  return { action: "resumed newsletters to a subscriber", about: masked(reader.email) };
};

/** In a sentence for the office. */
const whyResting = ({ restingReason, restingCode }: RowOf<typeof shownRow>) => {
  if (!restingReason) return null;
  const said = whyRefused(restingCode ?? "");
  return restingReason === "hard" ? said : `Three newsletters could not be delivered. ${said}`;
};

export const readerEndpoints = [
  reads("readers", "subscribers", readerFilter, async (request) => {
    const { db, input } = request;
    const readers = await listReaders(db, input);
    const ids = readers.map(({ id }) => id);
    await countShown(request, "newsletter subscribers", ids);
    const total = await countReaders(db, input);
    return {
      readers: readers.map(({ restingReason, restingCode, ...reader }) => ({
        ...reader,
        why: whyResting({ ...reader, restingReason, restingCode }),
      })),
      total,
      ...(await countOtherSubscribers(db)),
    };
  }),

  exportsCsv(
    "readers/export",
    "subscribers",
    readerFilter,
    "newsletter subscribers",
    async ({ db, deps, now, input }): Promise<CsvFile<Exported>> => ({
      filename: datedName("subscribers", now),
      columns: {
        Email: ({ email }) => email,
        "Confirmed (Chicago)": ({ confirmedAt }) => dateTime(confirmedAt),
        "Unsubscribe link": ({ token }) => linkTo(deps.settings, "unsubscribe-newsletter", token),
        Language: ({ language }) => languageNames[language],
      },
      pages: await exportReaders(db, input),
    }),
  ),

  writes("readers/end-rest", "subscribers", oneOf, ({ db, input, now }) =>
    endRest(db, input.id, now),
  ),
  writes("readers/remove", "subscribers", oneOf, ({ db, input, now }) =>
    removeReader(db, input.id, now),
  ),
  writes("readers/bring-back", "subscribers", oneOf, ({ db, input, now }) =>
    bringReaderBack(db, input.id, now),
  ),
];
