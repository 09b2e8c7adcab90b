import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { arrayOf, boolean, integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { address, name } from "./paper-statements.ts";
import { digestOf, isCounted, mailboxHash, paidInYear, totalOf } from "./statement.ts";

const lineRow = {
  donor: text,
  byEmail: boolean,
  counted: boolean,
  gift: text,
  paidAt: timestamp,
  keptCents: integer,
  receipt: integer,
  donorName: nullable(text),
  donorEmail: nullable(text),
};

/**
 * Every gift of the year, also what no statement counts any more, beside whoever gets the statement
 * with it; nobody can be written to about the others.
 */
const linesOfAll = (db: Database, year: number) =>
  db.rows(
    lineRow,
    `select case when g.donor_email is null
              then 'paper ' || ${name("g")} || ' ' || ${address("g")}
              else 'email ' || coalesce(a.donor::text, lower(g.donor_email)) end as donor,
            g.donor_email is not null as "byEmail", ${isCounted} as counted, g.id as gift,
            p.paid_at as "paidAt", ${keptCents} as "keptCents", p.number as receipt, g.donor_name as "donorName",
            g.donor_email as "donorEmail"
     from gift_payments p join gifts g on g.id = p.gift_id
     left join donor_addresses a on a.email_key = lower(g.donor_email)
     where ${paidInYear} and (g.donor_email is not null or ${name("g")} <> '')
     order by p.paid_at, p.number`,
    [year],
  );

/** As many as somebody reads through; the count is of all. */
const listedAtMost = 50;

const byWay = (all: { statement: { byEmail: boolean } }[]) => ({
  email: all.filter(({ statement }) => statement.byEmail).length,
  paper: all.filter(({ statement }) => !statement.byEmail).length,
});

/** The last statement that went out to the donor of these receipts, or with this digest. */
const lastIssues = async (db: Database, year: number) => {
  const issues = await db.rows(
    {
      digest: text,
      at: timestamp,
      cents: integer,
      receipt: nullable(integer),
      sentTo: nullable(arrayOf(text)),
    },
    // Of what, and for how much, is unknown of the first ones; then the digest alone tells.
    `select i.digest, i.at, coalesce(i.total_cents, 0) as cents, r as receipt,
            i.sent_to as "sentTo"
     from statements_issued i left join unnest(i.receipts) as r on true
     where i.year = $1 or i.year is null order by i.at`,
    [year],
  );
  // In their order: the last one that went out stays.
  const issueOf = new Map<string | number | null, (typeof issues)[number]>(
    issues.flatMap((issue) => [
      [issue.digest, issue],
      [issue.receipt, issue],
    ]),
  );
  return (digest: string, receipts: number[]) => {
    const found = [digest, ...receipts].flatMap((known) => issueOf.get(known) ?? []);
    return found.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  };
};

/**
 * One for each donor of the year, as it would be today, and empty for whoever has one that went out
 * and no gift that counts any more.
 */
const statementsOf = async (db: Database, year: number) => {
  const byDonor = Map.groupBy(await linesOfAll(db, year), ({ donor }) => donor);
  const lastIssueOf = await lastIssues(db, year);
  return [...byDonor.values()].flatMap((all) => {
    const lines = all.filter(({ counted }) => counted);
    const shown = lines.length > 0 ? lines : all;
    const digest = digestOf(year, lines);
    const receipts = all.map(({ receipt }) => receipt);
    const last = lastIssueOf(digest, receipts);
    if (lines.length === 0 && !last) return [];
    const mailboxes = new Set(all.map(({ donorEmail }) => donorEmail && mailboxHash(donorEmail)));
    const same = last?.digest === digest;
    const reached = !last?.sentTo || last.sentTo.some((mailbox) => mailboxes.has(mailbox));
    const statement = {
      byEmail: all[0]?.byEmail === true,
      /** The latest that they used: it goes there. */
      email: shown.at(-1)?.donorEmail ?? null,
      gift: shown.at(-1)?.gift ?? "",
      name: shown.findLast(({ donorName }) => donorName)?.donorName ?? null,
      gifts: lines.length,
      cents: totalOf(lines),
    };
    return { statement, last, sent: same && reached, changed: last !== undefined && !same };
  });
};

const byName = new Intl.Collator("en-US").compare;

/** Who gets one, by name: somebody reads it through before they go out. */
export const listStatements = async (
  db: Database,
  { year, page }: { year: number; page: number },
) => {
  const statements = (await statementsOf(db, year))
    .filter(({ statement }) => statement.gifts > 0)
    .map(({ statement: { byEmail: _, ...shown }, sent }) => ({ ...shown, sent }))
    .sort((one, other) => byName(one.name ?? one.email ?? "", other.name ?? other.email ?? ""));
  const before = (page - 1) * rowsPerPage;
  return {
    year,
    total: statements.length,
    donors: statements.slice(before, before + rowsPerPage),
  };
};

/** Which of a year have not gone out as they would be today, and which differ from the last that has. */
export const waitingStatements = async (db: Database, year: number) => {
  const all = await statementsOf(db, year);
  const statements = all.filter(({ statement }) => statement.gifts > 0);
  const waiting = statements.filter(({ sent }) => !sent);
  const changed = all.flatMap(({ statement: { email: _, ...statement }, last, changed }) =>
    last && changed ? [{ ...statement, sentAt: last.at, sentCents: last.cents }] : [],
  );
  return {
    year,
    statements: byWay(statements),
    waiting: byWay(waiting),
    changedCount: changed.length,
    changed: changed.slice(0, listedAtMost),
  };
};
