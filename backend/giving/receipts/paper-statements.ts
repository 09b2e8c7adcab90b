import type { Done } from "#backend/desk/endpoint.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { type ByStaff, found, lockedGift } from "#backend/giving/office/by-staff.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import { boolean, integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { letterhead, longDate } from "./receipts.ts";
import {
  countedInYear,
  issueStatement,
  standingOf,
  statementWords,
  totalOf,
  type Whose,
  withAddresses,
  yearOfGifts,
} from "./statement.ts";

/** Spaces, commas, line breaks and capitals tell nobody apart. */
const spelled = (column: string) =>
  `lower(trim(regexp_replace(coalesce(${column}, ''), '[\\s,]+', ' ', 'g')))`;
/** By which donors without an email address are told apart, as SQL. */
export const name = (gift: string) => spelled(`${gift}.donor_name`);
export const address = (gift: string) => spelled(`${gift}.postal_address`);

type Which = { id: string; year: number };

/** By email or, without one, by name and postal address: a name alone can be two people. */
const statementOf = async (db: Database, { id, year }: Which) => {
  const { email, named } = found(
    await db.row(
      { email: nullable(text), named: boolean },
      `select g.donor_email as email, ${name("g")} <> '' as named from gifts g where g.id = $1`,
      [id],
    ),
  );
  if (email === null && !named) throw invalid("We don't know who gave this gift.");
  const sameNameAndPlace = `g.donor_email is null and (${name("g")}, ${address("g")}) =
    (select ${name("o")}, ${address("o")} from gifts o where o.id = $2)`;
  const whose: Whose =
    email === null ? [sameNameAndPlace, id] : [withAddresses, await addressesOf(db, email)];
  const lines = await yearOfGifts(db, year, whose);
  if (lines.length === 0) throw notFound(`There are no gifts from this person in ${year}.`);
  return { lines, standing: await standingOf(db, year, lines, whose) };
};

type Lines = Awaited<ReturnType<typeof yearOfGifts>>;

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
  const { lines, standing } = await statementOf(db, which);
  return {
    letterhead: letterhead(site),
    digest: standing.digest,
    words: statementWords(which.year, lines, site),
    date: longDate(now),
    duplicate: standing.sentBefore,
    replaces: standing.replaces,
    name: lines.findLast(({ donorName }) => donorName)?.donorName ?? null,
    postalAddress: lines.findLast(({ postalAddress }) => postalAddress)?.postalAddress ?? null,
    /** Gifts of the year under the same name: whether they are theirs is unknown. */
    leftOut: await countLeftOut(db, which, lines),
  };
};

/** Noted before it is printed: one that no longer tells how the gifts stand is not. */
export const noteStatementPrinted = async (
  tx: Database,
  { digest, ...which }: Which & { digest: string },
  staff: ByStaff,
): Promise<Done> => {
  const { year } = which;
  const gift = await lockedGift(tx, which.id);
  const { lines, standing } = await statementOf(tx, which);
  if (digest !== standing.digest)
    throw new Refused(
      "changed-meanwhile",
      "The gifts of this person have changed since you opened this statement, so it was not printed. Please look at the new one and print that.",
    );
  await issueStatement(tx, standing, staff.now);
  const count = `${lines.length} ${lines.length === 1 ? "gift" : "gifts"}`;
  const detail = `${year}, ${count}, ${formatDollars(totalOf(lines))}`;
  await writeEvent(tx, gift.id, stepOf("statement printed", staff, { detail }));
  return { action: `printed a ${year} statement`, about: `gift ${gift.id}` };
};

const onPaper = `from gift_payments p join gifts g on g.id = p.gift_id
     where g.donor_email is null and ${name("g")} <> '' and ${countedInYear}
     group by ${name("g")}, ${address("g")}`;

export const countPaperDonors = (db: Database, year: number) =>
  db.count(`select count(*) as n from (select 1 ${onPaper}) as donors`, [year]);

const listedAtMost = 200;

/** Each with their latest gift. Whoever gave without a name cannot be written to. */
export const listPaperDonors = async (db: Database, year: number) => {
  const latest = (column: string) =>
    `(array_agg(${column} order by p.paid_at desc, p.number desc))[1]`;
  const donors = await db.rows(
    { gift: text, name: text, postalAddress: nullable(text), gifts: integer, keptCents: integer },
    `select ${latest("g.id")} as gift, ${latest("trim(g.donor_name)")} as name,
            ${latest("g.postal_address")} as "postalAddress", count(*) as gifts,
            sum(${keptCents})::bigint as "keptCents"
     ${onPaper}
     order by ${name("g")}, ${address("g")} limit ${listedAtMost + 1}`,
    [year],
  );
  return { donors: donors.slice(0, listedAtMost), more: donors.length > listedAtMost };
};
