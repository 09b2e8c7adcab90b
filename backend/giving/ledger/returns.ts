import { integer, oneOf, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { disputeStates, type PaymentFact, type RefundState, refundStates } from "./facts.ts";
import type { Payment } from "./gift.ts";

type RefundFact = Extract<PaymentFact, { kind: "refund" }>;
type DisputeFact = Extract<PaymentFact, { kind: "dispute" }>;

/** Keeps what is new of a refund or dispute. False: it was known, or is older than what is known. */
export const keepReturn = async (tx: Database, payment: Payment, fact: PaymentFact) => {
  const known =
    fact.kind === "refund"
      ? await keepRefund(tx, payment, fact)
      : await keepDispute(tx, payment, fact);
  if (known === "first") await replaceUnnamed(tx, payment, fact);
  return known !== "known";
};

/** A refund only moves on: it may fail after it succeeded, and is then over. */
const isLater = (next: RefundState, before: RefundState) =>
  refundStates.indexOf(next) > refundStates.indexOf(before) && before !== "failed";

const keepRefund = async (tx: Database, payment: Payment, fact: RefundFact) => {
  const { refund, state, madeAt } = fact;
  const before = await tx.row(
    { state: oneOf(refundStates) },
    "select state from gift_refunds where reference = $1",
    [refund],
  );
  if (before && !isLater(state, before.state)) return "known";
  const amountCents = Math.min(fact.amountCents, payment.amountCents);
  await tx.query(
    `insert into gift_refunds (reference, payment_number, amount_cents, state, made_at)
     values ($1, $2, $3, $4, $5) on conflict (reference) do update set state = excluded.state`,
    [refund, payment.number, amountCents, state, madeAt],
  );
  return before ? "next" : "first";
};

const keepDispute = async (tx: Database, payment: Payment, fact: DisputeFact) => {
  const before = await tx.row(
    { state: oneOf(disputeStates), amountCents: integer, toldAt: timestamp },
    `select state, amount_cents as "amountCents", told_at as "toldAt"
     from gift_disputes where reference = $1`,
    [fact.dispute],
  );
  const amountCents = Math.min(fact.amountCents, payment.amountCents);
  if (before) {
    const later = Date.parse(fact.at) - before.toldAt.getTime();
    const further = disputeStates.indexOf(fact.state) - disputeStates.indexOf(before.state);
    if (later < 0 || (later === 0 && further <= 0)) return "known";
  }
  await tx.query(
    `insert into gift_disputes (reference, payment_number, amount_cents, state, made_at, told_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (reference) do update set state = excluded.state, told_at = excluded.told_at,
       amount_cents = excluded.amount_cents`,
    [fact.dispute, payment.number, amountCents, fact.state, fact.madeAt, fact.at],
  );
  if (!before) return "first";
  return before.state === fact.state && before.amountCents === amountCents ? "known" : "next";
};

/** Once only their sum was kept: what now gets a name was part of it if it was made before. */
const replaceUnnamed = (tx: Database, payment: Payment, fact: PaymentFact) =>
  tx.query(
    `update gift_${fact.kind}s set amount_cents = greatest(0, amount_cents - $2)
     where reference = $1 and made_at >= $3`,
    [`unnamed ${payment.number}`, fact.amountCents, fact.madeAt],
  );

export const standingOf = async (tx: Database, payment: Payment) => {
  const { refunded, lost, held } = await tx.one(
    { refunded: integer, lost: integer, held: integer },
    `select
       (select coalesce(sum(amount_cents), 0) from gift_refunds where payment_number = $1
          and state in ('pending', 'requires_action', 'succeeded'))::int8 as refunded,
       coalesce(sum(amount_cents) filter (where state = 'lost'), 0)::int8 as lost,
       coalesce(sum(amount_cents) filter (where state = 'open'), 0)::int8 as held
     from gift_disputes where payment_number = $1`,
    [payment.number],
  );
  const refundedCents = Math.min(refunded, payment.amountCents);
  const lostCents = Math.min(lost, payment.amountCents - refundedCents);
  const heldCents = Math.min(held, payment.amountCents - refundedCents - lostCents);
  const stateOf = (): Payment["state"] => {
    if (refundedCents === payment.amountCents) return "refunded";
    if (heldCents > 0) return "disputed";
    if (lostCents > 0) return "lost";
    return payment.inReview ? "review" : "paid";
  };
  return { state: stateOf(), refundedCents, lostCents, heldCents };
};
