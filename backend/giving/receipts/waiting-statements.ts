import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { boolean, integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { address, name } from "./paper-statements.ts";
import { countedInYear, digestOf, totalOf } from "./statement.ts";

const lineRow = {
  donor: text,
  byEmail: boolean,
  gift: text,
  paidAt: timestamp,
  keptCents: integer,
  receipt: integer,
  donorName: nullable(text),
  donorEmail: nullable(text),
};

/** Every gift of the year, beside whoever gets the statement with it; nobody can be written to about the others. */
const linesOfAll = (db: Database, year: number) =>
  db.rows(
    lineRow,
    `select case when g.donor_email is null
              then 'paper ' || ${name("g")} || ' ' || ${address("g")}
              else 'email ' || coalesce(a.donor::text, lower(g.donor_email)) end as donor,
            g.donor_email is not null as "byEmail", g.id as gift, p.paid_at as "paidAt",
            ${keptCents} as "keptCents", p.number as receipt, g.donor_name as "donorName",
            g.donor_email as "donorEmail"
     from gift_payments p join gifts g on g.id = p.gift_id
     left join donor_addresses a on a.email_key = lower(g.donor_email)
     where ${countedInYear} and (g.donor_email is not null or ${name("g")} <> '')
     order by p.paid_at, p.number`,
    [year],
  );

/** As many as somebody reads through; the count is of all. */
const listedAtMost = 50;

const counted = <Statement extends { byEmail: boolean }>(statements: Statement[]) => ({
  email: statements.filter(({ byEmail }) => byEmail).length,
  paper: statements.filter(({ byEmail }) => !byEmail).length,
});

/** One for each donor of the year, as it would be today. */
const statementsOf = async (db: Database, year: number) => {
  const byDonor = Map.groupBy(await linesOfAll(db, year), ({ donor }) => donor);
  const statements = [...byDonor.values()].map((lines) => ({
    byEmail: lines[0]?.byEmail === true,
    /** The latest that they used: it goes there. */
    email: lines.at(-1)?.donorEmail ?? null,
    gift: lines.at(-1)?.gift ?? "",
    name: lines.findLast(({ donorName }) => donorName)?.donorName ?? null,
    receipts: lines.map(({ receipt }) => receipt),
    cents: totalOf(lines),
    digest: digestOf(year, lines),
  }));
  const sent = await db.rows(
    { digest: text },
    "select digest from statements_issued where digest = any($1)",
    [statements.map(({ digest }) => digest)],
  );
  const known = new Set(sent.map(({ digest }) => digest));
  return statements.map(({ digest, ...statement }) => ({ ...statement, sent: known.has(digest) }));
};

const byName = new Intl.Collator("en-US").compare;

/** Who gets one, by name: somebody reads it through before they go out. */
export const listStatements = async (
  db: Database,
  { year, page }: { year: number; page: number },
) => {
  const statements = (await statementsOf(db, year))
    .map(({ receipts, byEmail: _, ...shown }) => ({ ...shown, gifts: receipts.length }))
    .sort((one, other) => byName(one.name ?? one.email ?? "", other.name ?? other.email ?? ""));
  const before = (page - 1) * rowsPerPage;
  return {
    year,
    total: statements.length,
    donors: statements.slice(before, before + rowsPerPage),
  };
};

/** Which statements of a year have not gone out as they would be today, and which differ from one that has. */
export const waitingStatements = async (db: Database, year: number) => {
  const statements = await statementsOf(db, year);
  const waiting = statements.filter(({ sent }) => !sent);
  const before = await db.rows(
    { receipt: integer, at: timestamp, cents: integer },
    `select r as receipt, i.at, i.total_cents as cents
     from statements_issued i cross join unnest(i.receipts) as r
     where i.year = $1 and r = any($2) order by i.at`,
    [year, waiting.flatMap(({ receipts }) => receipts)],
  );
  // In their order: the last one that went out stays.
  const earlier = new Map(before.map((issue) => [issue.receipt, issue]));
  const changed = waiting.flatMap(({ receipts, sent: _, email: __, ...statement }) => {
    const issues = receipts.flatMap((receipt) => earlier.get(receipt) ?? []);
    const [last] = issues.toSorted((one, other) => other.at.getTime() - one.at.getTime());
    return last ? [{ ...statement, sentAt: last.at, sentCents: last.cents }] : [];
  });
  return {
    year,
    statements: counted(statements),
    waiting: counted(waiting),
    changedCount: changed.length,
    changed: changed.slice(0, listedAtMost),
  };
};
