import {
  disputeNotice,
  queueNotice,
  refundFailedNotice,
  unreadEventNotice,
} from "#backend/giving/office/staff-notices.ts";
import { anyJson, arrayOf, integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { isKeptFact, type PaymentFact } from "./facts.ts";
import type { Gift, Payment } from "./gift.ts";
import { lockGift, moveGift } from "./ledger.ts";
import { changePayment, findPayment, holdPayments } from "./payments.ts";
import { changedIf, type Outcome, type Recording, stepOf } from "./recording.ts";
import { keepReturn, standingOf } from "./returns.ts";

/** A refund or a dispute: the sums of its payment follow whatever becomes of it. */
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
  return changedIf(await applyPaymentFact(tx, gift, payment, fact, recording));
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
    await queueNotice(tx, disputeNotice(gift, payment, fact), recording);
  return true;
};

/** A quarter of an hour of the reconciler's runs: then it is no hiccup. */
const triesBeforeNotice = 3;

/** Staff are told once: of what failed when it fails on, of what can never be read at once. */
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
  if (atOnce || tries === triesBeforeNotice)
    await queueNotice(tx, unreadEventNotice({ id, type }), recording);
};

/** What came before the payment it is about, now that the payment is there. */
export const recordWaiting = async (tx: Database, payment: Payment, recording: Recording) => {
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
      await recordPaymentFact(tx, fact, { ...recording, event: id });
    await tx.query("update stripe_events set waits_for = null where id = $1", [id]);
  }
};
