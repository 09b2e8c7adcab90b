import type { Deps } from "#backend/deps.ts";
import { giftRow, paymentRow } from "#backend/giving/ledger/gift.ts";
import { giftKind, keptCents } from "#backend/giving/ledger/gift-list.ts";
import { giftColumns, isGiftId } from "#backend/giving/ledger/ledger.ts";
import { endedEarly } from "#backend/giving/monthly/standing.ts";
import { countedInYear } from "#backend/giving/receipts/statement.ts";
import { isKept } from "#backend/giving/tributes/cards.ts";
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
import { giftKinds } from "#rules/gifts.ts";
import type { Donor } from "./sessions.ts";

/** Gifts of these addresses ($1), and tests ($2) only where the checkout is one. */
export const ofDonor = "lower(g.donor_email) = any($1) and (g.livemode or $2)";

export const showsTests = ({ checkout }: Pick<Deps, "checkout">) => checkout?.livemode === false;

/** One donor's gifts and nobody else's: every question about them begins here. */
export const whose = ({ addresses }: Donor, deps: Pick<Deps, "checkout">) => [
  addresses,
  showsTests(deps),
];

const yearOf = (at: string) => `extract(year from ${at} at time zone 'America/Chicago')::int`;

export const chicagoYear = (now: Date) =>
  Number(now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" }).slice(0, 4));

/** More than a monthly donor has in forty years. */
const mostShown = 500;

const ownPaymentRow = {
  number: integer,
  at: timestamp,
  year: integer,
  amountCents: integer,
  keptCents: integer,
  kind: oneOf(giftKinds),
  state: paymentRow.state,
  test: boolean,
  tributeToken: nullable(text),
};
export type OwnPayment = RowOf<typeof ownPaymentRow>;

export const paymentsOf = (db: Database, values: unknown[]) =>
  db.rows(
    ownPaymentRow,
    `select p.number, p.paid_at as at, ${yearOf("p.paid_at")} as year,
            p.amount_cents as "amountCents", ${keptCents} as "keptCents", ${giftKind} as kind,
            p.state, not p.livemode as test,
            case when g.honoree is not null and ${isKept} then g.tribute_token::text end as "tributeToken"
     from gift_payments p join gifts g on g.id = p.gift_id
     where ${ofDonor} and p.currency = 'usd' order by p.paid_at desc, p.number desc
     limit ${mostShown}`,
    values,
  );

/** The donor is done, and a bank still works on it. */
export const onTheirWay = (db: Database, values: unknown[]) =>
  db.rows(
    { id: text, amountCents: integer, at: timestamp, monthly: boolean },
    `select g.id, g.amount_cents as "amountCents", g.created_at as at,
            g.frequency = 'monthly' and not ${endedEarly} as monthly
     from gifts g where ${ofDonor} and g.state = 'pending' order by g.created_at desc limit 50`,
    values,
  );

/** Those that run first. One whose first charge failed may have left a subscription. */
export const monthlyGiftsOf = (db: Database, values: unknown[]) =>
  db.rows(
    { id: text, state: giftRow.state },
    `select g.id, g.state from gifts g where ${ofDonor} and g.frequency = 'monthly'
       and (g.state in ('active', 'past_due', 'review', 'ended')
         or g.state = 'failed' and g.subscription_reference is not null)
     order by g.state in ('ended', 'failed'), g.created_at desc limit 50`,
    values,
  );

/** Each address as its donor spells it, with the language of their last gift; null without one. */
export const mailboxesOf = (db: Database, addresses: string[]) =>
  db.rows(
    { key: text, to: text, language: nullable(giftRow.language), livemode: boolean },
    `select key, coalesce(last.to, key) as to, last.language,
            exists (select from gifts g where lower(g.donor_email) = key and g.livemode) as livemode
     from unnest($1::text[]) as key left join lateral (
       select g.donor_email as to, g.language from gifts g where lower(g.donor_email) = key
       order by g.created_at desc, g.id limit 1) as last on true order by key`,
    [addresses],
  );

/** Years for which a statement has something to say. */
export const statementYears = async (db: Database, years: number[], { addresses }: Donor) => {
  const told: number[] = [];
  for (const year of new Set(years)) {
    const counted = await db.query(
      `select 1 from gift_payments p join gifts g on g.id = p.gift_id
       where lower(g.donor_email) = any($2) and ${countedInYear} limit 1`,
      [year, addresses],
    );
    if (counted.length > 0) told.push(year);
  }
  return told;
};

export const ownGift = async (db: Database, id: string, values: unknown[]) =>
  isGiftId(id)
    ? db.row(giftRow, `select ${giftColumns} from gifts g where ${ofDonor} and g.id = $3`, [
        ...values,
        id,
      ])
    : undefined;

export const ownPayment = async (db: Database, number: string, values: unknown[]) =>
  /^[1-9]\d{0,8}$/.test(number)
    ? db.row(
        { giftId: text, number: integer, postalAddress: nullable(text) },
        `select p.gift_id as "giftId", p.number,
                coalesce(p.receipt_address, g.postal_address) as "postalAddress"
         from gift_payments p join gifts g on g.id = p.gift_id
         where ${ofDonor} and p.number = $3 and p.state = 'paid'`,
        [...values, Number(number)],
      )
    : undefined;
