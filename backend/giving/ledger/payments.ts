import { selected } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Payment, paymentRow } from "./gift.ts";
import { writeEvent } from "./ledger.ts";
import type { Step } from "./recording.ts";

const paymentColumns = selected(paymentRow);

/** So one of the two comes first: the fact meets the payment or is found waiting by it. */
export const holdPayments = (tx: Database) =>
  tx.query("select pg_advisory_xact_lock($1)", [1974_0011]);

type NewPayment = Omit<
  Payment,
  "number" | "refundedCents" | "lostCents" | "heldCents" | "feeCoverCents"
> & { feeCoverCents?: number };

export const addPayment = (
  tx: Database,
  payment: NewPayment,
  recordedAt: Date,
): Promise<Payment | undefined> => {
  const { giftId, reference, livemode, amountCents, currency, state, inReview, paidAt } = payment;
  const { feeCoverCents = 0 } = payment;
  return tx.row(
    paymentRow,
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, currency, state,
                                in_review, paid_at, recorded_at, fee_cover_cents)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (reference) do nothing
     returning ${paymentColumns}`,
    [
      giftId,
      reference,
      livemode,
      amountCents,
      currency,
      state,
      inReview,
      paidAt,
      recordedAt,
      feeCoverCents,
    ],
  );
};

/** The ledger itself says which payments still owe the donor a receipt. */
export const withoutReceipt = `state = 'paid' and not exists (
  select 1 from gift_events e where e.payment_number = p.number
    and e.kind in ('receipt', 'receipt printed'))`;

export const inReview = "state = 'review' and currency = 'usd'";

export const paymentsOfGift = (tx: Database, giftId: string, which = "true") =>
  tx.rows(
    paymentRow,
    `select ${paymentColumns} from gift_payments p
     where gift_id = $1 and ${which} order by paid_at, number`,
    [giftId],
  );

export const findPayment = (db: Database, references: string[]) =>
  db.row(paymentRow, `select ${paymentColumns} from gift_payments where reference = any($1)`, [
    references,
  ]);

type Changeable = "state" | "inReview" | "refundedCents" | "lostCents" | "heldCents";

export const changePayment = async (
  tx: Database,
  payment: Payment,
  change: Partial<Pick<Payment, Changeable>>,
  step: Step,
) => {
  const { number, giftId, state: from } = payment;
  const { state, inReview, refundedCents, lostCents, heldCents } = Object.assign(payment, change);
  await tx.query(
    `update gift_payments set state = $2, in_review = $3, refunded_cents = $4, lost_cents = $5,
       held_cents = $6
     where number = $1`,
    [number, state, inReview, refundedCents, lostCents, heldCents],
  );
  await writeEvent(tx, giftId, { ...step, payment: number, from, to: state });
};
