import { receiptNumber } from "#backend/giving/receipts/receipt-number.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressesOf } from "./ledger/donor-addresses.ts";
import { giftKind, giftListRow, keptCents } from "./ledger/gift-list.ts";

const shownAtMost = 500;

const paymentsOf = (db: Database, keys: string[], limit: number) =>
  db.rows(
    { ...giftListRow, payment: integer },
    `select g.id as gift, p.number as payment, p.paid_at as at, g.donor_name as "donorName",
            g.donor_email as "donorEmail", p.amount_cents as "amountCents",
            ${keptCents} as "keptCents", p.currency, ${giftKind} as kind, p.state,
            not p.livemode as test
     from gifts g join gift_payments p on p.gift_id = g.id
     where lower(g.donor_email) = any($1) order by p.paid_at desc, p.number desc limit $2`,
    [keys, limit],
  );

/** For the panel beside somebody's message. */
export const giftsOfPerson = async (db: Database, email: string) => {
  const rows = await paymentsOf(db, await addressesOf(db, email), 20);
  return rows.map(({ gift, at, amountCents, kind, state }) => ({
    id: gift,
    at,
    amountCents,
    kind,
    state,
  }));
};

/** One donor under all their addresses. */
export const personOf = async (db: Database, email: string) => {
  const keys = await addressesOf(db, email);
  const gifts = await paymentsOf(db, keys, shownAtMost);
  const counts = await db.rows(
    { key: text, gifts: integer },
    `select lower(g.donor_email) as key, count(*) as gifts
     from gifts g join gift_payments p on p.gift_id = g.id
     where lower(g.donor_email) = any($1) group by 1`,
    [keys],
  );
  const years = await db.rows(
    { year: integer, gifts: integer, keptCents: integer },
    `select extract(year from p.paid_at at time zone 'America/Chicago')::int as year,
            count(*) as gifts, sum(${keptCents})::bigint as "keptCents"
     from gifts g join gift_payments p on p.gift_id = g.id
     where lower(g.donor_email) = any($1) and p.livemode and p.currency = 'usd'
       and not p.in_review
     group by 1 order by 1 desc`,
    [keys],
  );
  return {
    name: gifts.find(({ donorName }) => donorName)?.donorName ?? null,
    addresses: keys.map((key) => ({
      email: key,
      gifts: counts.find((one) => one.key === key)?.gifts ?? 0,
      linked: keys.length > 1,
    })),
    gifts: gifts.map((row) => ({
      ...row,
      receipt: receiptNumber({ paidAt: row.at, number: row.payment }),
    })),
    years,
  };
};
