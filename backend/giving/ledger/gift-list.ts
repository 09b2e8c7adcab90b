import { inPages, latestOf } from "#backend/desk/csv.ts";
import {
  boolean,
  integer,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type GiftFilter, giftFilter, giftKinds } from "#rules/gifts.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { receiptNumber } from "./gift.ts";
import { type Conditions, conditionsOf, pickedFrom, sourceOf } from "./gift-filter.ts";

const giftListRow = {
  gift: text,
  payment: nullable(integer),
  at: timestamp,
  donorName: nullable(text),
  donorEmail: nullable(text),
  amountCents: integer,
  keptCents: integer,
  currency: text,
  kind: oneOf(giftKinds),
  state: text,
  test: boolean,
};
const listedRow = { ...giftListRow, cursor: text };
const exportedRow = { ...listedRow, reference: nullable(text), campaign: nullable(text) };

export const keptCents = "p.amount_cents - p.refunded_cents - p.lost_cents - p.held_cents";

/** A gift's kind: by which way it came matters more for what came to the office. */
export const giftKind =
  "case when g.provider in ('check', 'cash') then g.provider else g.frequency end";

const columns = (at: string) => `g.id as gift, p.number as payment, ${at} as at,
  ${at}::text as cursor, g.donor_name as "donorName", g.donor_email as "donorEmail",
  coalesce(p.amount_cents, g.monthly_cents, g.amount_cents) as "amountCents",
  coalesce(${keptCents}, 0) as "keptCents", coalesce(p.currency, g.currency) as currency,
  ${giftKind} as kind, coalesce(p.state, g.state) as state, not g.livemode as test`;

/** None without a payment. */
export const receiptOf = ({ at, payment }: Pick<RowOf<typeof listedRow>, "at" | "payment">) =>
  payment === null ? null : receiptNumber({ paidAt: at, number: payment });

const listed = <Row extends RowOf<typeof listedRow>>({ cursor: _, ...row }: Row) => ({
  ...row,
  receipt: receiptOf(row),
});

const orderOf = (filter: Pick<GiftFilter, "state" | "order">) => {
  const { table, sortedBy, key } = sourceOf(filter);
  const amount = `${table}.amount_cents`;
  const orders: Record<GiftFilter["order"], string> = {
    newest: `${sortedBy} desc, ${key} desc`,
    oldest: `${sortedBy}, ${key}`,
    largest: `${amount} desc, ${key} desc`,
    smallest: `${amount}, ${key}`,
    name: `lower(g.donor_name), g.id, ${key}`,
  };
  return orders[filter.order];
};

export const paymentsByAddress = async (db: Database, keys: string[], limit: number) => {
  const rows = await db.rows(
    listedRow,
    `select ${columns("p.paid_at")} from gift_payments p join gifts g on g.id = p.gift_id
     where lower(g.donor_email) = any($1) order by p.paid_at desc, p.number desc limit $2`,
    [keys, limit],
  );
  return rows.map(listed);
};

export const listGiftRows = async (db: Database, filter: GiftFilter) => {
  const { from, at, key } = sourceOf(filter);
  const { where, given, parameters } = conditionsOf(filter);
  const order = orderOf(filter);
  const rows = await db.rows(
    listedRow,
    `with picked as (
       select ${key} as key from ${pickedFrom(filter, filter.order === "name")} where ${where}
       order by ${order} limit ${rowsPerPage} offset ${given((filter.page - 1) * rowsPerPage)})
     select ${columns(at)} from ${from} where ${key} in (select key from picked) order by ${order}`,
    parameters,
  );
  return rows.map(listed);
};

const rowsAtOnce = 2000;

export type ExportedGift = RowOf<typeof exportedRow>;

/** Each row looks up its gift: joined by keys, the planner would read the whole table. */
export const exportGiftRows = async (db: Database, filter: Conditions) => {
  const { table, others, at, key, keyType, came, lastCame } = sourceOf(filter);
  const until = await latestOf(db, lastCame);
  return inPages<ExportedGift>(rowsAtOnce, (last) => {
    const { where, given, parameters } = conditionsOf(filter);
    const after = last
      ? `and (${at}, ${key}) > (${given(last.cursor)}::timestamptz, ${given(last.payment ?? last.gift)}::${keyType})`
      : "";
    return db.rows(
      exportedRow,
      `with ${table} as materialized (
         select ${table}.* from ${pickedFrom(filter)}
         where ${where} and ${came} <= ${given(until)} ${after}
         order by ${at}, ${key} limit ${rowsAtOnce})
       select ${columns(at)}, case when g.provider in ('check', 'cash') then g.check_number else p.reference end as reference,
              g.campaign
       from ${table} ${others} order by ${at}, ${key}`,
      parameters,
    );
  });
};

const monthRow = {
  month: text,
  rows: integer,
  gifts: integer,
  tests: integer,
  receivedCents: integer,
  returnedCents: integer,
  heldCents: integer,
  keptCents: integer,
};

const monthsInChart = 24;

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

type MonthOfGifts = { month: string; gifts: number; keptCents: number };

/** The twelve months of Chicago's calendar that end with the present one, also those without a gift. */
export const lastTwelveMonths = async (db: Database, now: Date): Promise<MonthOfGifts[]> => {
  const [year = 0, number = 0] = chicagoMonth.format(now).split("-").map(Number);
  const months = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, number - 12 + index, 1)).toISOString().slice(0, 7),
  );
  const since = `${months[0]}-01`;
  const found = await totalGifts(db, giftFilter.parse({ since }), now);
  return months.map(
    (month) => found.months.find((one) => one.month === month) ?? { month, gifts: 0, keptCents: 0 },
  );
};

const chicagoMonth = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Chicago",
  year: "numeric",
  month: "2-digit",
});

const aYearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Up to the month that the filter ends with, where gifts still come: a month of none says so. */
const upTo = (end: string, months: MonthOfGifts[]) => {
  const last = months.at(-1)?.month;
  const isShort = last !== undefined && last < end && last > aYearBefore(end);
  return isShort ? [...months, { month: end, gifts: 0, keptCents: 0 }] : months;
};

const withoutGaps = (months: MonthOfGifts[]) => {
  const shown: MonthOfGifts[] = [];
  for (const { month, gifts, keptCents } of months) {
    const last = shown.at(-1);
    for (let next = last && monthAfter(last.month); next && next < month; next = monthAfter(next))
      shown.push({ month: next, gifts: 0, keptCents: 0 });
    shown.push({ month, gifts, keptCents });
  }
  return shown.slice(-monthsInChart);
};

/** What the filter finds, in all and by month. Other currencies and tests are no dollars. */
export const totalGifts = async (db: Database, filter: Conditions, now: Date) => {
  const { table, at } = sourceOf(filter);
  const { where, parameters } = conditionsOf(filter);
  const real = "filter (where p.livemode and p.currency = 'usd')";
  const cents = (column: string) => `coalesce(sum(${column}) ${real}, 0)::bigint`;
  const month = `date_trunc('month', ${at} at time zone 'America/Chicago')`;
  const months = await db.rows(
    monthRow,
    `select to_char(${month}, 'YYYY-MM') as month,
            count(*) as rows, count(*) filter (where not ${table}.livemode) as tests,
            count(p.number) ${real} as gifts, ${cents("p.amount_cents")} as "receivedCents",
            ${cents("p.refunded_cents + p.lost_cents")} as "returnedCents",
            ${cents("p.held_cents")} as "heldCents", ${cents(keptCents)} as "keptCents"
     from ${pickedFrom(filter)} where ${where} group by ${month} order by 1`,
    parameters,
  );
  const present = chicagoMonth.format(now);
  const until = filter.until.slice(0, 7);
  const end = until && until < present ? until : present;
  const sum = (column: Exclude<keyof typeof monthRow, "month">) =>
    months.reduce((total, month) => total + month[column], 0);
  return {
    rows: sum("rows"),
    gifts: sum("gifts"),
    tests: sum("tests"),
    receivedCents: sum("receivedCents"),
    returnedCents: sum("returnedCents"),
    heldCents: sum("heldCents"),
    months: withoutGaps(
      upTo(
        end,
        months.filter(({ gifts }) => gifts > 0),
      ),
    ),
  };
};
