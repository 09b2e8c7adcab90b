import { byteOrderMark, csvLine } from "#backend/desk/csv.ts";
import { integer, nullable, type RowOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { receiptNumber } from "./gift.ts";

export type Period = { since: string; until: string };

const receivedRow = {
  paidAt: timestamp,
  day: text,
  number: integer,
  amountCents: integer,
  refundedCents: integer,
  lostCents: integer,
  heldCents: integer,
  frequency: text,
  state: text,
  donorName: nullable(text),
  donorEmail: nullable(text),
  gift: text,
  reference: text,
};
export type Received = RowOf<typeof receivedRow>;

const chicagoPaid = "(p.paid_at at time zone 'America/Chicago')";

export const listReceived = (db: Database, { since, until }: Period) =>
  db.rows(
    receivedRow,
    `select p.paid_at as "paidAt", to_char(${chicagoPaid}, 'YYYY-MM-DD') as day, p.number,
            p.amount_cents as "amountCents", p.refunded_cents as "refundedCents",
            p.lost_cents as "lostCents", p.held_cents as "heldCents", g.frequency, p.state,
            g.donor_name as "donorName", g.donor_email as "donorEmail", g.id as gift, p.reference
     from gift_payments p join gifts g on g.id = p.gift_id
     where p.livemode and p.currency = 'usd'
       and ${chicagoPaid} >= $1::date and ${chicagoPaid} < $2::date + 1
     order by p.paid_at, p.number`,
    [since, until],
  );

const keptCents = (row: Received) =>
  row.amountCents - row.refundedCents - row.lostCents - row.heldCents;

export const sumReceived = (rows: Received[]): [cents: number, what: string][] => {
  const sum = (cents: (row: Received) => number) =>
    rows.reduce((total, row) => total + cents(row), 0);
  return [
    [sum((row) => row.amountCents), "received"],
    [sum((row) => row.refundedCents + row.lostCents), "returned"],
    [sum((row) => row.heldCents), "disputed"],
    [sum(keptCents), "kept"],
  ];
};

export type Fees = ReadonlyMap<string, number>;

const dollars = (cents: number | undefined) =>
  cents === undefined ? "" : (cents / 100).toFixed(2);

const columns: [name: string, value: (row: Received, fees: Fees) => string][] = [
  ["date", (row) => row.day],
  ["receipt", receiptNumber],
  ["amount", (row) => dollars(row.amountCents)],
  ["refunded", (row) => dollars(row.refundedCents)],
  ["lost_to_disputes", (row) => dollars(row.lostCents)],
  ["held_by_disputes", (row) => dollars(row.heldCents)],
  ["kept", (row) => dollars(keptCents(row))],
  ["fee", (row, fees) => dollars(fees.get(row.reference))],
  ["frequency", (row) => (row.frequency === "monthly" ? "monthly" : "one-time")],
  ["state", (row) => row.state],
  ["donor_name", (row) => row.donorName ?? ""],
  ["donor_email", (row) => row.donorEmail ?? ""],
  ["gift", (row) => row.gift],
  ["payment", (row) => row.reference],
];

export const receivedCsv = (rows: Received[], fees: Fees) => {
  const lines = rows.map((row) => columns.map(([, value]) => value(row, fees)));
  return byteOrderMark + [columns.map(([name]) => name), ...lines].map(csvLine).join("");
};
