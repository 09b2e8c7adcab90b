import { receiptNumber } from "#backend/giving/receipts/receipt-number.ts";
import { boolean, integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { giftKinds } from "#rules/gifts.ts";
import { giftKind, keptCents } from "./gift-list.ts";
import { timelineOf } from "./timeline.ts";

/** Where refunds are made. Test payments stand apart at the card provider too. */
const providerUrl = ({ reference, test }: { reference: string; test: boolean }) => {
  if (!/^[a-z]{2}_/.test(reference)) return null;
  const page = reference.startsWith("pi_")
    ? `payments/${reference}`
    : reference.startsWith("in_")
      ? `invoices/${reference}`
      : `search?query=${encodeURIComponent(reference)}`;
  return `https://dashboard.stripe.com/${test ? "test/" : ""}${page}`;
};

/** A gift with its payments and its whole story. */
export const giftPage = async (db: Database, id: string) => {
  const gift = await db.row(
    {
      id: text,
      kind: oneOf(giftKinds),
      state: text,
      amountCents: integer,
      monthlyCents: nullable(integer),
      test: boolean,
      donorName: nullable(text),
      donorEmail: nullable(text),
      checkNumber: nullable(text),
      postalAddress: nullable(text),
      startedAt: timestamp,
    },
    `select g.id, ${giftKind} as kind, g.state, g.amount_cents as "amountCents",
            g.monthly_cents as "monthlyCents", not g.livemode as test,
            g.donor_name as "donorName", g.donor_email as "donorEmail",
            g.check_number as "checkNumber", g.postal_address as "postalAddress",
            g.created_at as "startedAt"
     from gifts g where g.id = $1`,
    [id],
  );
  if (!gift) return undefined;
  const payments = await db.rows(
    {
      number: integer,
      at: timestamp,
      amountCents: integer,
      keptCents: integer,
      currency: text,
      state: text,
      test: boolean,
      reference: text,
      receiptSentAt: nullable(timestamp),
      receiptPrintedAt: nullable(timestamp),
    },
    `select p.number, p.paid_at as at, p.amount_cents as "amountCents", ${keptCents} as "keptCents",
            p.currency, p.state, not p.livemode as test, p.reference,
            (select max(e.at) from gift_events e
             where e.payment_number = p.number and e.kind in ('receipt', 'receipt again'))
              as "receiptSentAt",
            (select max(e.at) from gift_events e
             where e.payment_number = p.number and e.kind = 'receipt printed')
              as "receiptPrintedAt"
     from gift_payments p where p.gift_id = $1 order by p.paid_at desc, p.number desc`,
    [id],
  );
  const others = await db.count(
    "select count(*) as n from gifts where lower(donor_email) = lower($1) and id <> $2",
    [gift.donorEmail, id],
  );
  return {
    gift,
    payments: payments.map(({ reference, ...payment }) => ({
      ...payment,
      receipt: receiptNumber({ paidAt: payment.at, number: payment.number }),
      providerUrl: providerUrl({ reference, test: payment.test }),
    })),
    steps: await timelineOf(db, id),
    /** Further gifts under the same mail address. */
    others,
  };
};
