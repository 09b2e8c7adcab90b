import {
  disputeNotice,
  queueNotice,
  refundFailedNotice,
  unreadEventNotice,
} from "#backend/giving/office/staff-notices.ts";
import { sendReceipts } from "#backend/giving/receipts/receipts.ts";
import { anyJson, arrayOf, integer, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import {
  disputeStates,
  isKeptFact,
  type PaymentFact,
  type RefundState,
  refundStates,
  unknownGift,
} from "./facts.ts";
import type { Gift, Payment } from "./gift.ts";
import { lockGift, moveGift } from "./ledger.ts";
import { changePayment, findPayment, holdPayments } from "./payments.ts";
import { changedIf, type Outcome, type Recording, stepOf } from "./recording.ts";

type RefundFact = Extract<PaymentFact, { kind: "refund" }>;
type DisputeFact = Extract<PaymentFact, { kind: "dispute" }>;

const keepReturn = async (tx: Database, payment: Payment, fact: PaymentFact) => {
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

const standingOf = async (tx: Database, payment: Payment) => {
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
    // Of one that is lost in part the rest is ours, as after a refund of a part.
    if (refundedCents + lostCents === payment.amountCents) return "lost";
    return payment.inReview ? "review" : "paid";
  };
  return { state: stateOf(), refundedCents, lostCents, heldCents };
};

export const recordPaymentFact = async (
  tx: Database,
  fact: PaymentFact,
  recording: Recording,
): Promise<Outcome> => {
  const known = await findPayment(tx, fact.references);
  if (!known) {
    await holdPayments(tx);
    if (!(await findPayment(tx, fact.references))) return "waiting";
    return recordPaymentFact(tx, fact, recording);
  }
  const gift = await lockGift(tx, known.giftId);
  // Read again: another report may have changed it before the lock was ours.
  const payment = await findPayment(tx, fact.references);
  if (!gift || !payment) return "unknown";
  const before = payment.state;
  const changed = await applyPaymentFact(tx, gift, payment, fact, recording);
  // One that was refunded or disputed before its payment was told of has no receipt yet.
  if (before !== "paid" && payment.state === "paid") await sendReceipts(tx, gift, recording);
  return changedIf(changed);
};

const applyPaymentFact = async (
  tx: Database,
  gift: Gift,
  payment: Payment,
  fact: PaymentFact,
  recording: Recording,
) => {
  if (!(await keepReturn(tx, payment, fact))) return false;
  const name = fact.kind === "refund" ? fact.refund : fact.dispute;
  const detail = `${formatDollars(fact.amountCents)} ${name}`;
  const about = { detail, payment: payment.number };
  const step = stepOf(`${fact.kind} ${fact.state}`, recording, about);
  const standing = await standingOf(tx, payment);
  const moved = standing.state !== payment.state;
  await changePayment(tx, payment, standing, step);
  // A monthly gift goes on whatever happens to one of its payments.
  if (moved && gift.frequency === "one_time") await moveGift(tx, gift, standing.state, step);
  if (fact.kind === "refund" && fact.state === "failed")
    await queueNotice(tx, refundFailedNotice(gift, payment, fact), recording);
  if (fact.kind === "dispute" && (fact.state === "inquiry" || fact.state === "open"))
    await queueNotice(tx, disputeNotice(gift, payment, { ...fact, state: fact.state }), recording);
  return true;
};

/** A quarter of an hour of the reconciler's runs: then it is no hiccup. */
const triesBeforeNotice = 3;

/**
 * Staff are told once: of what failed when it fails on, of what can never be read at once. What only
 * waits for its gift stands on Today.
 */
export const putAside = async (
  tx: Database,
  { id, type }: { id: string; type: string },
  reason: string,
  recording: Recording,
  atOnce = false,
) => {
  recording.log("event not read", { event: id, type, reason });
  const { tries } = await tx.one(
    { tries: integer },
    `insert into unread_events as u (id, type, reason, first_tried_at) values ($1, $2, $3, $4)
     on conflict (id) do update set tries = u.tries + 1, reason = excluded.reason
     returning tries`,
    [id, type, reason.slice(0, 500), recording.now],
  );
  if (reason !== unknownGift && (atOnce || tries === triesBeforeNotice))
    await queueNotice(tx, unreadEventNotice({ id, type }), recording);
};

export const recordWaiting = async (
  tx: Database,
  gift: Gift,
  payment: Payment,
  recording: Recording,
) => {
  const waiting = await tx.rows(
    { id: text, type: text, facts: arrayOf(anyJson) },
    `select id, type, fact as facts from stripe_events where waits_for && array[$1::text]
     order by received_at, id`,
    [payment.reference],
  );
  for (const { id, type, facts } of waiting) {
    // Kept before such facts were refused: the payment must not wait for what can never be stored.
    const reason = "What waited for this payment cannot be stored.";
    if (!facts.every(isKeptFact)) await putAside(tx, { id, type }, reason, recording, true);
    for (const fact of facts.filter(isKeptFact))
      await applyPaymentFact(tx, gift, payment, fact, { ...recording, event: id });
    await tx.query("update stripe_events set waits_for = null where id = $1", [id]);
  }
};
