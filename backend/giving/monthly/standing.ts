import type { GiftFact } from "#backend/giving/ledger/facts.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { boolean, integer, nullable, type RowOf, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { firstChargeAfter, monthsLater } from "#rules/monthly.ts";

const standingRow = {
  amountCents: integer,
  toldNextCharge: nullable(timestamp),
  lastPaidAt: nullable(timestamp),
  paused: boolean,
  resumesAt: nullable(timestamp),
  endedEarly: boolean,
  subscribed: boolean,
};
type Told = RowOf<typeof standingRow>;

export type Standing = Omit<Told, "lastPaidAt"> & {
  /** When the card would be charged next if nothing were paused. */
  due: Date | null;
  /** When it is charged next; null while a pause has no end. */
  nextCharge: Date | null;
};

/** Nothing is left of it at the provider, and its first payment has not come, or came later. */
export const endedEarly =
  "exists (select from gift_events e where e.gift_id = g.id and e.kind = 'ended early')";

/** A month after the last payment, unless the provider has told a later day. */
const dueAfter = ({ toldNextCharge, lastPaidAt }: Told) => {
  let due = toldNextCharge ?? lastPaidAt;
  while (due && lastPaidAt && due <= lastPaidAt) due = monthsLater(due, 1);
  return due;
};

/** How a monthly gift goes on, as far as the card provider has told. */
export const monthlyStanding = async (db: Database, giftId: string): Promise<Standing> => {
  const told = await db.one(
    standingRow,
    `select coalesce(monthly_cents, amount_cents) as "amountCents",
            next_charge_at as "toldNextCharge", paused, resumes_at as "resumesAt",
            (select max(paid_at) from gift_payments where gift_id = g.id) as "lastPaidAt",
            ${endedEarly} as "endedEarly", subscription_reference is not null as subscribed
     from gifts g where id = $1`,
    [giftId],
  );
  const { lastPaidAt: _, ...known } = told;
  const { paused, resumesAt } = known;
  const due = dueAfter(told);
  const afterPause = due && resumesAt && firstChargeAfter(due, resumesAt);
  const nextCharge = paused ? afterPause : due;
  return { ...known, due, nextCharge };
};

export type MonthlyFact = Extract<GiftFact, { kind: "monthly" }>;

/**
 * The newest report counts; of two from the same second the further one, so that their order does
 * not matter. What the donor asked for at first stays beside it. Answers how it was before, or
 * undefined when nothing new was told.
 */
export const keepStanding = (tx: Database, gift: Gift, fact: MonthlyFact) => {
  const { amountCents, at, nextChargeAt = null, paused } = fact;
  return tx.row(
    { amountCents: integer, paused: boolean },
    `update gifts g set monthly_told_at = $2, monthly_cents = $3,
       next_charge_at = coalesce($4, g.next_charge_at), paused = $5, resumes_at = $6
     from gifts as before
     where g.id = $1 and before.id = g.id and (g.monthly_told_at is null
       or (g.monthly_told_at, coalesce(g.next_charge_at, '-infinity'), g.monthly_cents, g.paused,
           coalesce(g.resumes_at, '-infinity'))
        < ($2::timestamptz, coalesce($4::timestamptz, '-infinity'), $3::int, $5::boolean,
           coalesce($6::timestamptz, '-infinity')))
     returning coalesce(before.monthly_cents, before.amount_cents) as "amountCents", before.paused`,
    [gift.id, at, amountCents, nextChargeAt, paused !== null, paused?.until ?? null],
  );
};
