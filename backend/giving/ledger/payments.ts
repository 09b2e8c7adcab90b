import type { Database } from "#backend/storage/database.ts";
import { type Payment, paymentRow } from "./gift.ts";
import { type Step, writeEvent } from "./ledger.ts";

const paymentColumns = `number, gift_id as "giftId", reference, livemode, amount_cents as "amountCents",
  currency, state, in_review as "inReview", refunded_cents as "refundedCents",
  lost_cents as "lostCents", held_cents as "heldCents", paid_at as "paidAt"`;

/**
 * Held while a payment is added and while a fact finds no payment. So one of the two comes first,
 * and the fact either meets the payment or is found waiting by it.
 */
export const holdPayments = (tx: Database) =>
  tx.query("select pg_advisory_xact_lock($1)", [1974_0011]);

export const addPayment = (
  tx: Database,
  payment: Omit<Payment, "number" | "refundedCents" | "lostCents" | "heldCents">,
  recordedAt: Date,
): Promise<Payment | undefined> =>
  tx.row(
    paymentRow,
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state,
                                in_review, paid_at, recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (reference) do nothing
     returning ${paymentColumns}`,
    [
      payment.giftId,
      payment.reference,
      payment.livemode,
      payment.amountCents,
      payment.currency,
      payment.state,
      payment.inReview,
      payment.paidAt,
      recordedAt,
    ],
  );

/** The ledger itself says which payments still owe the donor a receipt. */
export const paymentsWithoutReceipt = (tx: Database, giftId: string) =>
  tx.rows(
    paymentRow,
    `select ${paymentColumns} from gift_payments p
     where gift_id = $1 and state = 'paid' and not exists (
       select 1 from gift_events e where e.payment_number = p.number
         and e.kind in ('receipt', 'receipt printed'))
     order by number`,
    [giftId],
  );

export const paymentsOfGift = (tx: Database, giftId: string) =>
  tx.rows(
    paymentRow,
    `select ${paymentColumns} from gift_payments where gift_id = $1 order by paid_at, number`,
    [giftId],
  );

/** Dollars that arrived, but not as asked: staff may take them as they are. */
export const paymentsInReview = (tx: Database, giftId: string) =>
  tx.rows(
    paymentRow,
    `select ${paymentColumns} from gift_payments
     where gift_id = $1 and state = 'review' and currency = 'usd' order by number`,
    [giftId],
  );

export const findPayment = (db: Database, references: string[]) =>
  db.row(paymentRow, `select ${paymentColumns} from gift_payments where reference = any($1)`, [
    references,
  ]);

export const changePayment = async (
  tx: Database,
  payment: Payment,
  change: Partial<
    Pick<Payment, "state" | "inReview" | "refundedCents" | "lostCents" | "heldCents">
  >,
  step: Step,
) => {
  const next = { ...payment, ...change };
  await tx.query(
    `update gift_payments set state = $2, in_review = $3, refunded_cents = $4, lost_cents = $5,
       held_cents = $6
     where number = $1`,
    [payment.number, next.state, next.inReview, next.refundedCents, next.lostCents, next.heldCents],
  );
  await writeEvent(tx, payment.giftId, {
    ...step,
    payment: payment.number,
    from: payment.state,
    to: next.state,
  });
  Object.assign(payment, change);
};
