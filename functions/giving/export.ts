import type { Database } from "#functions/database.ts";
import { formatDollars } from "#rules/donation.ts";

/** One line per payment, and one for every gift that has none. */
export type ExportRow = {
  started: string;
  paid: string | null;
  receipt: number | null;
  amountCents: number;
  refundedCents: number;
  frequency: string;
  giftState: string;
  paymentState: string | null;
  donorName: string | null;
  donorEmail: string | null;
  test: boolean;
  gift: string;
  reference: string | null;
};

export type Period = { since: string; until: string };

/** Days are Chicago's: a gift on New Year's Eve counts for the year the donor was in. */
const chicago = (column: string) => `(${column} at time zone 'America/Chicago')`;

export const listGifts = (db: Database, { since, until }: Period) =>
  db.query<ExportRow>(
    `select to_char(${chicago("g.created_at")}, 'YYYY-MM-DD HH24:MI') as started,
            to_char(${chicago("p.paid_at")}, 'YYYY-MM-DD') as paid,
            p.number as receipt,
            coalesce(p.amount_cents, g.amount_cents) as "amountCents",
            coalesce(p.refunded_cents, 0) as "refundedCents",
            g.frequency, g.state as "giftState", p.state as "paymentState",
            g.donor_name as "donorName", g.donor_email as "donorEmail",
            g.provider = 'sandbox' as test, g.id as gift, p.reference
     from gifts g left join gift_payments p on p.gift_id = g.id
     where ${chicago("coalesce(p.paid_at, g.created_at)")} >= $1::date
       and ${chicago("coalesce(p.paid_at, g.created_at)")} < $2::date + 1
     order by coalesce(p.paid_at, g.created_at), p.number`,
    [since, until],
  );

export type MonthTotal = {
  month: string;
  test: boolean;
  payments: number;
  receivedCents: number;
  returnedCents: number;
};

/** What arrived in each month, and what of it went back since. Test gifts are counted apart. */
export const monthTotals = (db: Database, { since, until }: Period) =>
  db.query<MonthTotal>(
    `select to_char(${chicago("p.paid_at")}, 'YYYY-MM') as month,
            g.provider = 'sandbox' as test,
            count(*) as payments,
            sum(p.amount_cents)::bigint as "receivedCents",
            sum(case when p.state = 'lost' then p.amount_cents else p.refunded_cents end)::bigint
              as "returnedCents"
     from gift_payments p join gifts g on g.id = p.gift_id
     where p.currency = 'usd'
       and ${chicago("p.paid_at")} >= $1::date and ${chicago("p.paid_at")} < $2::date + 1
     group by 1, 2 order by 1, 2`,
    [since, until],
  );

const dollars = (cents: number) => (cents / 100).toFixed(2);

type Cell = string | number | boolean | null;

/** Quoted as RFC 4180 says; a leading sign must not become a formula in a spreadsheet. */
const csvCell = (cell: Cell) => {
  const text = cell === null ? "" : String(cell);
  const safe = typeof cell === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csv = (rows: Cell[][]) => rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");

export const giftsCsv = (rows: ExportRow[]) =>
  csv([
    [
      "started",
      "paid",
      "receipt",
      "amount",
      "refunded",
      "frequency",
      "gift_state",
      "payment_state",
      "donor_name",
      "donor_email",
      "test",
      "gift",
      "payment_reference",
    ],
    ...rows.map((row) => [
      row.started,
      row.paid,
      row.receipt,
      dollars(row.amountCents),
      dollars(row.refundedCents),
      row.frequency,
      row.giftState,
      row.paymentState,
      row.donorName,
      row.donorEmail,
      row.test ? "test" : "",
      row.gift,
      row.reference,
    ]),
  ]);

/** A donor's name is printed on a terminal: nothing in it may steer the terminal. */
const printable = (text: string) => text.replace(/\p{C}/gu, " ");

const table = (heads: string[], rows: string[][], numeric: number[]) => {
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...rows.map((row) => (row[i] ?? "").length)),
  );
  return [heads, ...rows]
    .map((row) =>
      row
        .map((cell, i) =>
          numeric.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

export const giftsTable = (rows: ExportRow[]) =>
  table(
    ["Date", "Amount", "Kind", "State", "Donor", "Gift"],
    rows.map((row) => [
      row.paid ?? row.started.slice(0, 10),
      formatDollars(row.amountCents),
      `${row.frequency === "monthly" ? "monthly" : "one-time"}${row.test ? " (test)" : ""}`,
      row.paymentState && row.paymentState !== "paid" ? row.paymentState : row.giftState,
      printable([row.donorName, row.donorEmail].filter(Boolean).join(", ")) || "-",
      row.gift,
    ]),
    [1],
  );

export const totalsTable = (totals: MonthTotal[]) =>
  table(
    ["Month", "Payments", "Received", "Returned", "Kept"],
    totals.map((total) => [
      total.month + (total.test ? " (test)" : ""),
      String(total.payments),
      formatDollars(total.receivedCents),
      formatDollars(total.returnedCents),
      formatDollars(total.receivedCents - total.returnedCents),
    ]),
    [1, 2, 3, 4],
  );
