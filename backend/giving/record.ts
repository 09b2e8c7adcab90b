import type { Log } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Fact, type GiftFact, isPaymentFact, type PaymentFact } from "./facts.ts";
import type { Gift, Payment, Source } from "./gift.ts";
import { lockGift, moveGift, rememberDonor, writeEvent } from "./ledger.ts";
import { addPayment, changePayment, findPayment, paymentsWithoutReceipt } from "./payments.ts";
import { queueReceipt, type ReceiptSettings } from "./receipts.ts";
import { mismatchNotice, queueStaffNotice, refundFailedNotice } from "./staff-notices.ts";

/** What recording needs to know besides the fact itself. */
export type Recording = {
  source: Source;
  /** The provider's name for the report, kept beside the change it caused. */
  event?: string;
  now: Date;
  log: Log;
  settings: ReceiptSettings;
};

/** `unknown`: not a gift of ours. `waiting`: about a payment we have not heard of yet. */
export type Outcome = "changed" | "unchanged" | "unknown" | "waiting";

/**
 * The one place where the ledger learns what happened: webhook, sandbox and reconciler all end
 * here, so a payment is recorded and receipted the same way whoever reports it first, and any
 * number of later reports change nothing.
 */
export const recordFact = (tx: Database, fact: Fact, recording: Recording): Promise<Outcome> =>
  isPaymentFact(fact)
    ? recordPaymentFact(tx, fact, recording)
    : recordGiftFact(tx, fact, recording);

const stepOf = (kind: string, { source, event, now }: Recording) => ({
  kind,
  source,
  event,
  at: now,
});

const changedIf = (changed: boolean): Outcome => (changed ? "changed" : "unchanged");

const recordGiftFact = async (
  tx: Database,
  fact: GiftFact,
  recording: Recording,
): Promise<Outcome> => {
  const gift = await lockGift(tx, fact.giftId);
  if (!gift) return "unknown";
  const step = stepOf(fact.kind, recording);
  switch (fact.kind) {
    case "paid":
      return recordPayment(tx, gift, fact, recording);
    case "pending":
      await rememberDonor(tx, gift, fact);
      return changedIf(await moveGift(tx, gift, "pending", step));
    case "failed":
      return changedIf(await moveGift(tx, gift, "failed", step));
    case "expired":
      return changedIf(await moveGift(tx, gift, "canceled", step));
    case "ended":
      return changedIf(gift.frequency === "monthly" && (await moveGift(tx, gift, "ended", step)));
    case "missed":
      // The report of a failed attempt may come after that of the later success.
      if (await findPayment(tx, [fact.reference])) return "unchanged";
      return changedIf(await moveGift(tx, gift, "past_due", step));
  }
};

const recordPayment = async (
  tx: Database,
  gift: Gift,
  fact: Extract<Fact, { kind: "paid" }>,
  recording: Recording,
): Promise<Outcome> => {
  await rememberDonor(tx, gift, fact);
  await holdPayments(tx);
  const asAsked =
    fact.payment.amountCents === gift.amountCents && fact.payment.currency === gift.currency;
  const payment = await addPayment(
    tx,
    {
      ...fact.payment,
      giftId: gift.id,
      state: asAsked ? "paid" : "review",
      paidAt: new Date(fact.payment.paidAt),
    },
    recording.now,
  );
  if (payment) {
    const step = { ...stepOf(asAsked ? "paid" : "mismatch", recording), payment: payment.number };
    const state = gift.frequency === "monthly" ? "active" : "paid";
    const moved = await moveGift(tx, gift, asAsked ? state : "review", step);
    if (!moved) await writeEvent(tx, gift.id, step);
    if (!asAsked) await reportMismatch(tx, gift, payment, recording);
  }
  await sendReceipts(tx, gift, recording);
  if (!payment) return "unchanged";
  await recordWaiting(tx, payment, recording);
  return "changed";
};

/** A donor's address may become known only after the payment: then the receipts go out late. */
export const sendReceipts = async (tx: Database, gift: Gift, recording: Recording) => {
  for (const payment of await paymentsWithoutReceipt(tx, gift.id)) {
    if (gift.donorEmail === null) {
      recording.log("receipt without an address", { gift: gift.id, payment: payment.number });
    } else if (await queueReceipt(tx, gift, gift.donorEmail, payment, recording)) {
      await writeEvent(tx, gift.id, {
        ...stepOf("receipt", recording),
        payment: payment.number,
      });
    }
  }
};

const reportMismatch = async (tx: Database, gift: Gift, payment: Payment, recording: Recording) => {
  recording.log("payment is not what was asked", {
    gift: gift.id,
    payment: payment.number,
    askedCents: gift.amountCents,
    paidCents: payment.amountCents,
    currency: payment.currency,
  });
  await queueStaffNotice(tx, gift, mismatchNotice(gift, payment), recording);
};

/**
 * Held while a payment is added and while a fact finds no payment. So one of the two comes first,
 * and the fact either meets the payment or is found waiting by it.
 */
const holdPayments = (tx: Database) => tx.query("select pg_advisory_xact_lock($1)", [1974_0011]);

const recordWaiting = async (tx: Database, payment: Payment, recording: Recording) => {
  const waiting = await tx.query<{ id: string; fact: PaymentFact }>(
    `select id, fact from stripe_events where waits_for && array[$1::text]
     order by received_at, id`,
    [payment.reference],
  );
  for (const { id, fact } of waiting) {
    await recordPaymentFact(tx, fact, { ...recording, event: id });
    await tx.query("update stripe_events set waits_for = null where id = $1", [id]);
  }
};

const recordPaymentFact = async (
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
  const change = async (change: Parameters<typeof changePayment>[2], kind: string) => {
    const step = stepOf(kind, recording);
    await changePayment(tx, payment, change, step);
    // A monthly gift goes on whatever happens to one of its payments.
    if (change.state && gift.frequency === "one_time")
      await moveGift(tx, gift, change.state, { ...step, payment: payment.number });
  };
  switch (fact.kind) {
    case "refunded": {
      const refundedCents = Math.min(fact.refundedCents, payment.amountCents);
      if (refundedCents <= payment.refundedCents) return false;
      const all = refundedCents === payment.amountCents;
      await change(all ? { refundedCents, state: "refunded" } : { refundedCents }, "refunded");
      return true;
    }
    case "refund_failed":
      await writeEvent(tx, gift.id, {
        ...stepOf("refund failed", recording),
        payment: payment.number,
      });
      await queueStaffNotice(tx, gift, refundFailedNotice(payment, fact.amountCents), recording);
      return true;
    case "disputed":
      if (payment.state !== "paid" && payment.state !== "review") return false;
      if (await isClosed(tx, gift, fact.dispute)) return false;
      await change({ state: "disputed" }, "disputed");
      return true;
    case "dispute_closed":
      if (await isClosed(tx, gift, fact.dispute)) return false;
      // The closing may arrive before the opening.
      if (payment.state === "paid") await change({ state: "disputed" }, "disputed");
      if (payment.state !== "disputed") return false;
      await change({ state: fact.won ? "paid" : "lost" }, closingOf(fact.dispute));
      return true;
  }
};

const closingOf = (dispute: string) => `dispute closed ${dispute}`;

const isClosed = async (tx: Database, gift: Gift, dispute: string) => {
  const closings = await tx.query(
    "select 1 from gift_events where gift_id = $1 and kind = $2 limit 1",
    [gift.id, closingOf(dispute)],
  );
  return closings.length > 0;
};
