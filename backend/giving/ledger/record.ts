import { stopUnstarted } from "#backend/giving/monthly/ask.ts";
import { waitingRequest } from "#backend/giving/monthly/requests.ts";
import { inOrder, onBehalfOf, settleRequest } from "#backend/giving/monthly/settle.ts";
import { keepStanding, monthlyStanding } from "#backend/giving/monthly/standing.ts";
import {
  mismatchNotice,
  queueNotice,
  wrongModeNotice,
} from "#backend/giving/office/staff-notices.ts";
import { sendReceipts } from "#backend/giving/receipts/receipts.ts";
import { queueTransferLetter } from "#backend/giving/receipts/transfer-letters.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { ordinal } from "#rules/monthly.ts";
import { type Fact, type GiftFact, isPaymentFact } from "./facts.ts";
import type { Gift, Payment } from "./gift.ts";
import { lockGift, moveGift, rememberDonor, writeEvent } from "./ledger.ts";
import { makeAgain } from "./make-again.ts";
import { addPayment, findPayment, holdPayments } from "./payments.ts";
import { recordPaymentFact, recordWaiting } from "./record-return.ts";
import { changedIf, type Outcome, type Recording, type Step, stepOf } from "./recording.ts";

/** Webhook, sandbox and reconciler all end here: a second report of a payment changes nothing. */
export const recordFact = (tx: Database, fact: Fact, recording: Recording): Promise<Outcome> =>
  isPaymentFact(fact)
    ? recordPaymentFact(tx, fact, recording)
    : recordGiftFact(tx, fact, recording);

const recordGiftFact = async (
  tx: Database,
  fact: GiftFact,
  recording: Recording,
): Promise<Outcome> => {
  // Before the gift, as refunds and disputes do that wait for their payment: two who lock in another
  // order wait for each other.
  if (fact.kind === "paid") await holdPayments(tx);
  const gift = (await lockGift(tx, fact.giftId)) ?? (await makeAgain(tx, fact, recording));
  if (!gift) return "unknown";
  const step = stepOf(fact.kind, recording);
  switch (fact.kind) {
    case "paid":
      return recordPayment(tx, gift, fact, recording);
    case "pending":
      await rememberDonor(tx, gift, fact);
      if (!(await moveGift(tx, gift, "pending", step))) return "unchanged";
      await queueTransferLetter(tx, gift, "on its way", fact, recording);
      return "changed";
    case "failed":
      if (fact.donor) await rememberDonor(tx, gift, fact);
      if (!(await moveGift(tx, gift, "failed", step))) return "unchanged";
      if (!fact.donor) return "changed";
      await queueTransferLetter(tx, gift, "did not arrive", fact, recording);
      await stopUnstarted(tx, gift, recording);
      return "changed";
    case "expired":
      return changedIf(await moveGift(tx, gift, "canceled", step));
    case "ended":
      return gift.frequency === "monthly" ? recordEnd(tx, gift, recording) : "unchanged";
    case "missed":
      // The report of a failed attempt may come after that of the later success.
      if (await findPayment(tx, [fact.reference])) return "unchanged";
      // So may that of one from before a pause, which has let it go.
      if (await isPausedNow(tx, gift, recording)) return "unchanged";
      return changedIf(await moveGift(tx, gift, "past_due", step));
    case "billing":
      await writeEvent(tx, gift.id, {
        ...stepOf("billing changed", recording),
        at: new Date(fact.at),
      });
      return "changed";
    case "monthly":
      return gift.frequency === "monthly" ? recordMonthly(tx, gift, fact, recording) : "unchanged";
  }
};

/** A pause ends at its time, also where its end has not been reported yet. */
const isPausedNow = async (tx: Database, { id }: Gift, { now }: Recording) => {
  const { paused, resumesAt } = await monthlyStanding(tx, id);
  return paused && (resumesAt === null || resumesAt > now);
};

const recordMonthly = async (
  tx: Database,
  gift: Gift,
  fact: Extract<GiftFact, { kind: "monthly" }>,
  recording: Recording,
): Promise<Outcome> => {
  const before = await keepStanding(tx, gift, await inOrder(tx, gift, fact));
  if (!before) return "unchanged";
  const request = await settleRequest(tx, gift, recording);
  const by = onBehalfOf(recording, request);
  const changes: [kind: string, detail?: string][] = [];
  if (before.amountCents !== fact.amountCents)
    changes.push([
      "amount changed",
      `${formatDollars(before.amountCents)} to ${formatDollars(fact.amountCents)}`,
    ]);
  if (request?.day) changes.push(["day changed", `the ${ordinal(request.day)} of the month`]);
  const paused = fact.paused !== null;
  if (before.paused !== paused) changes.push([paused ? "paused" : "resumed"]);
  for (const [kind, detail] of changes) {
    const step = stepOf(kind, by, detail === undefined ? {} : { detail });
    // A pause that was asked for here lets go what was due: nothing is owed any more.
    const settled = request?.kind === "pause" && gift.state === "past_due";
    if (!(settled && (await moveGift(tx, gift, "active", step))))
      await writeEvent(tx, gift.id, step);
  }
  return changedIf(changes.length > 0);
};

const recordEnd = async (tx: Database, gift: Gift, recording: Recording) => {
  const asked = await waitingRequest(tx, gift.id);
  const by = onBehalfOf(recording, asked?.kind === "stop" ? asked : undefined);
  const changed =
    gift.state === "pending" || gift.state === "failed"
      ? await endEarly(tx, gift, stepOf("ended early", by))
      : await moveGift(tx, gift, "ended", stepOf("ended", by));
  await settleRequest(tx, gift, recording);
  return changedIf(changed);
};

/** Whether its first payment comes is for its bank to say, and that is what its state tells. */
const endEarly = async (tx: Database, gift: Gift, step: Step) => {
  if ((await monthlyStanding(tx, gift.id)).endedEarly) return false;
  await writeEvent(tx, gift.id, step);
  return true;
};

/** Nothing is booked. Staff are told once a day: two keys were mixed up. */
export const reportWrongMode = async (db: Database, livemode: boolean, recording: Recording) => {
  recording.log("payment of the wrong mode", { event: recording.event, livemode });
  await queueNotice(db, wrongModeNotice(livemode, recording.now), recording);
  return "wrong mode" as const;
};

const recordPayment = async (
  tx: Database,
  gift: Gift,
  fact: Extract<Fact, { kind: "paid" }>,
  recording: Recording,
): Promise<Outcome> => {
  const { livemode, payment: reported } = fact;
  if (livemode !== gift.livemode) return reportWrongMode(tx, livemode, recording);
  await rememberDonor(tx, gift, fact);
  const monthly = gift.frequency === "monthly";
  const feeCover = gift.feeCoverCents ?? 0;
  const covered = feeCover > 0 && reported.amountCents === gift.amountCents + feeCover;
  const asAsked =
    reported.currency === gift.currency &&
    // Our receipts invite monthly donors to change their amount at the card provider.
    (reported.amountCents === gift.amountCents ||
      covered ||
      (monthly && reported.renewal === true));
  const payment = await addPayment(
    tx,
    {
      ...reported,
      giftId: gift.id,
      livemode,
      state: asAsked ? "paid" : "review",
      inReview: !asAsked,
      feeCoverCents: asAsked && covered ? feeCover : 0,
      paidAt: new Date(reported.paidAt),
    },
    recording.now,
  );
  if (payment) {
    const step = stepOf(asAsked ? "paid" : "mismatch", recording, {
      detail: amountText(payment),
      payment: payment.number,
    });
    const state = monthly ? "active" : "paid";
    const moved = await moveGift(tx, gift, asAsked ? state : "review", step);
    if (!moved) await writeEvent(tx, gift.id, step);
    if (moved && monthly && (await monthlyStanding(tx, gift.id)).endedEarly)
      await moveGift(tx, gift, "ended", stepOf("ended", recording));
    if (!asAsked) await reportMismatch(tx, gift, payment, recording);
    // Before the receipt, which says what went back.
    await recordWaiting(tx, gift, payment, recording);
  }
  await sendReceipts(tx, gift, recording);
  return changedIf(payment !== undefined);
};

const amountText = ({ amountCents, currency }: Payment) =>
  currency === "usd" ? formatDollars(amountCents) : `${(amountCents / 100).toFixed(2)} ${currency}`;

const reportMismatch = async (tx: Database, gift: Gift, payment: Payment, recording: Recording) => {
  recording.log("payment is not what was asked", {
    gift: gift.id,
    payment: payment.number,
    askedCents: gift.amountCents,
    paidCents: payment.amountCents,
    currency: payment.currency,
  });
  await queueNotice(tx, mismatchNotice(gift, payment, recording.settings), recording);
};
