import type { Done } from "#backend/desk/endpoint.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { Refused } from "#backend/refused.ts";
import { boolean, integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { issueStatement, wasIssued } from "./issued-statements.ts";
import { letterhead } from "./letterhead.ts";
import { longDate } from "./receipt-words.ts";
import { type ByStaff, lockedGift } from "./staff-receipts.ts";
import { countedInYear, digestOf, statementWords, totalOf, yearOfGifts } from "./statement.ts";

/** Spaces, commas, line breaks and capitals tell nobody apart. */
const spelled = (column: string) =>
  `lower(trim(regexp_replace(coalesce(${column}, ''), '[\\s,]+', ' ', 'g')))`;
const name = (gift: string) => spelled(`${gift}.donor_name`);
const address = (gift: string) => spelled(`${gift}.postal_address`);

type Which = { id: string; year: number };

/**
 * Whose statement it is: the addresses of whoever gave this gift or, where there is none, the same
 * name at the same postal address. A name alone can be two people, and one must not read what the
 * other gave.
 */
const linesOf = async (db: Database, { id, year }: Which) => {
  const gift = await db.row(
    { email: nullable(text), named: boolean },
    `select g.donor_email as email, ${name("g")} <> '' as named from gifts g where g.id = $1`,
    [id],
  );
  if (!gift) throw new Refused("not-found", "There is no such gift.");
  if (gift.email !== null) {
    const addresses = await addressesOf(db, gift.email);
    return yearOfGifts(db, year, "lower(g.donor_email) = any($2)", [addresses]);
  }
  if (!gift.named) throw new Refused("invalid", "Nobody knows who gave this gift.");
  return yearOfGifts(
    db,
    year,
    `g.donor_email is null and (${name("g")}, ${address("g")}) =
       (select ${name("o")}, ${address("o")} from gifts o where o.id = $2)`,
    [id],
  );
};

const found = async (db: Database, which: Which) => {
  const lines = await linesOf(db, which);
  if (lines.length === 0)
    throw new Refused("not-found", `There are no gifts of this person in ${which.year}.`);
  return lines;
};

type Lines = Awaited<ReturnType<typeof found>>;

/** How the history names it. */
const inHistory = (year: number, lines: Lines) =>
  `${year}, ${lines.length} ${lines.length === 1 ? "gift" : "gifts"}, ${formatDollars(totalOf(lines))}`;

const countLeftOut = (db: Database, { id, year }: Which, lines: Lines) =>
  db.count(
    `select count(*) as n from gift_payments p join gifts g on g.id = p.gift_id
     where ${name("g")} = (select ${name("o")} from gifts o where o.id = $2) and ${name("g")} <> ''
       and p.number <> all($3) and ${countedInYear}`,
    [year, id, lines.map(({ receipt }) => receipt)],
  );

/** For a donor without a mail address: the same words as by mail, for paper. */
export const printableStatement = async (
  db: Database,
  which: Which,
  { now, site }: Pick<ByStaff, "now" | "site">,
) => {
  const lines = await found(db, which);
  return {
    letterhead: letterhead(site),
    words: statementWords(which.year, lines, site),
    date: longDate(now),
    duplicate: await wasIssued(db, digestOf(which.year, lines)),
    name: lines.findLast(({ donorName }) => donorName)?.donorName ?? null,
    postalAddress: lines.findLast(({ postalAddress }) => postalAddress)?.postalAddress ?? null,
    /** Gifts of the year under the same name: whether they are theirs is unknown. */
    leftOut: await countLeftOut(db, which, lines),
  };
};

export const noteStatementPrinted = async (
  tx: Database,
  which: Which,
  { now, by }: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, which.id);
  const lines = await found(tx, which);
  await issueStatement(tx, digestOf(which.year, lines), now);
  const detail = inHistory(which.year, lines);
  await writeEvent(tx, gift.id, {
    kind: "statement printed",
    source: "staff",
    actor: by,
    at: now,
    detail,
  });
  return { action: `printed a statement of ${which.year}`, about: `gift ${gift.id}` };
};

const listedAtMost = 200;

/** Somebody whom no mail reaches. `gift` is their latest one. */
/** Who gave in a year and has no mail address. Whoever gave without a name cannot be written to. */
export const listPaperDonors = async (db: Database, year: number) => {
  const donors = await db.rows(
    {
      gift: text,
      name: text,
      postalAddress: nullable(text),
      gifts: integer,
      keptCents: integer,
    },
    `select (array_agg(g.id order by p.paid_at desc, p.number desc))[1] as gift,
            (array_agg(trim(g.donor_name) order by p.paid_at desc, p.number desc))[1] as name,
            (array_agg(g.postal_address order by p.paid_at desc, p.number desc))[1]
              as "postalAddress",
            count(*) as gifts,
            sum(p.amount_cents - p.refunded_cents - p.lost_cents - p.held_cents)::bigint
              as "keptCents"
     from gift_payments p join gifts g on g.id = p.gift_id
     where g.donor_email is null and ${name("g")} <> '' and ${countedInYear}
     group by ${name("g")}, ${address("g")}
     order by ${name("g")}, ${address("g")} limit ${listedAtMost + 1}`,
    [year],
  );
  return { donors: donors.slice(0, listedAtMost), more: donors.length > listedAtMost };
};
