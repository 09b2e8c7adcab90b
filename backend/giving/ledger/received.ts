import { type CsvFile, inPages, latestOf } from "#backend/desk/csv.ts";
import {
  boolean,
  integer,
  nullable,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { designationName } from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import { stateName } from "#rules/gifts.ts";
import { receiptNumber } from "./gift.ts";

export type Period = { since: string; until: string };

const receivedRow = {
  paidAt: timestamp,
  cursor: text,
  day: text,
  number: integer,
  amountCents: integer,
  refundedCents: integer,
  lostCents: integer,
  heldCents: integer,
  feeCents: nullable(integer),
  feeCoverCents: integer,
  designation: nullable(text),
  byCard: boolean,
  means: text,
  frequency: text,
  state: text,
  donorName: nullable(text),
  donorEmail: nullable(text),
  checkNumber: nullable(text),
  campaign: nullable(text),
  gift: text,
  reference: text,
};
type Received = RowOf<typeof receivedRow>;

/** Money in dollars that came to us in these days of Chicago's. Tests are none. */
const inPeriod = `p.livemode and p.currency = 'usd'
  and p.paid_at >= ($1::date::timestamp at time zone 'America/Chicago')
  and p.paid_at < (($2::date + 1)::timestamp at time zone 'America/Chicago')`;

const byCard = "g.provider not in ('check', 'cash')";
/** A check costs nothing; of a card payment the fee may not be known yet. */
const feeCents = `case when ${byCard} then p.fee_cents else 0 end`;

const rowsAtOnce = 2000;

const receivedPages = async (db: Database, { since, until }: Period) => {
  const lastNumber = await latestOf(db, "select coalesce(max(number), 0) from gift_payments");
  return inPages<Received>(rowsAtOnce, (last) =>
    db.rows(
      receivedRow,
      `select p.paid_at as "paidAt", p.paid_at::text as cursor,
              to_char(p.paid_at at time zone 'America/Chicago', 'YYYY-MM-DD') as day, p.number,
              p.amount_cents as "amountCents", p.refunded_cents as "refundedCents",
              p.lost_cents as "lostCents", p.held_cents as "heldCents", ${feeCents} as "feeCents",
              p.fee_cover_cents as "feeCoverCents", g.designation, ${byCard} as "byCard", g.provider as means, g.frequency, p.state,
              g.donor_name as "donorName", g.donor_email as "donorEmail",
              g.check_number as "checkNumber", g.campaign, g.id as gift, p.reference
       from gift_payments p join gifts g on g.id = p.gift_id
       where ${inPeriod} and (p.paid_at, p.number) > ($3::timestamptz, $4::bigint)
         and p.number <= $5::bigint
       order by p.paid_at, p.number limit ${rowsAtOnce}`,
      [since, until, last?.cursor ?? "-infinity", last?.number ?? 0, lastNumber],
    ),
  );
};

const sumsRow = {
  payments: integer,
  grossCents: integer,
  returnedCents: integer,
  heldCents: integer,
  feeCents: integer,
  feesUnknown: integer,
};
type Sums = RowOf<typeof sumsRow>;

export const sumReceived = (db: Database, { since, until }: Period): Promise<Sums> =>
  db.one(
    sumsRow,
    `select count(*) as payments, coalesce(sum(p.amount_cents), 0)::bigint as "grossCents",
            coalesce(sum(p.refunded_cents + p.lost_cents), 0)::bigint as "returnedCents",
            coalesce(sum(p.held_cents), 0)::bigint as "heldCents",
            coalesce(sum(${feeCents}), 0)::bigint as "feeCents",
            count(*) filter (where ${feeCents} is null) as "feesUnknown"
     from gift_payments p join gifts g on g.id = p.gift_id where ${inPeriod}`,
    [since, until],
  );

/** The sums of the file, in a sentence. */
export const sumsInWords = (sums: Sums) => {
  const { payments, grossCents, returnedCents, heldCents, feeCents, feesUnknown } = sums;
  const net = grossCents - returnedCents - heldCents - feeCents;
  const parts = [
    `${formatDollars(grossCents)} received`,
    `${formatDollars(returnedCents)} returned`,
    `${formatDollars(heldCents)} held in disputes`,
    `${formatDollars(feeCents)} in fees`,
    `${formatDollars(net)} net`,
  ];
  const unknown =
    feesUnknown === 0
      ? ""
      : ` ${feesUnknown === 1 ? "1 payment has" : `${feesUnknown} payments have`} no fee yet: Stripe hasn't reported it.`;
  return `${payments === 1 ? "1 payment" : `${payments} payments`}: ${parts.join(", ")}.${unknown}`;
};

const dollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));

const keptCents = (row: Received) =>
  row.amountCents - row.refundedCents - row.lostCents - row.heldCents;

/** As an accountant writes it: what came to the office has no reference of a processor. */
const paymentOf = ({ byCard, means, checkNumber }: Received) => {
  if (byCard) return "Card";
  return means === "cash" ? "Cash" : ["Check", checkNumber].filter(Boolean).join(" ");
};

const columns: Record<string, (row: Received) => string | null> = {
  Date: (row) => row.day,
  Receipt: receiptNumber,
  Payment: paymentOf,
  Frequency: (row) => (row.frequency === "monthly" ? "monthly" : "one-time"),
  Gross: (row) => dollars(row.amountCents),
  Refunded: (row) => dollars(row.refundedCents),
  "Lost to disputes": (row) => dollars(row.lostCents),
  "Held by disputes": (row) => dollars(row.heldCents),
  Fee: (row) => dollars(row.feeCents),
  Net: (row) => dollars(row.feeCents === null ? null : keptCents(row) - row.feeCents),
  Status: (row) => stateName(row.state, row.means),
  "Donor name": (row) => row.donorName,
  "Donor email": (row) => row.donorEmail,
  "Check number": (row) => row.checkNumber,
  Gift: (row) => row.gift,
  "Processor reference": (row) => (row.byCard ? row.reference : ""),
  // What is new comes last: accountants read the file by its columns.
  Campaign: (row) => row.campaign,
  "Fee covered by donor": (row) => dollars(row.feeCoverCents),
  Supports: (row) => row.designation && designationName(row.designation),
};

/** One line for each payment, for the accountant. */
export const accountsFile = async (db: Database, period: Period): Promise<CsvFile<Received>> => ({
  filename: `accounts-${period.since}-to-${period.until}.csv`,
  columns,
  pages: await receivedPages(db, period),
});
