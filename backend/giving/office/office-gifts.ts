import type { Done, DoneWith } from "#backend/desk/endpoint.ts";
import type { PaymentFact } from "#backend/giving/ledger/facts.ts";
import { startGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { type ByStaff, lockedGift } from "#backend/giving/receipts/staff-receipts.ts";
import { silentLog } from "#backend/log.ts";
import { Refused } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { formatDollars } from "#rules/donation.ts";
import type { RecordedGift } from "#rules/gifts.ts";

const recordingBy = ({ now, by, settings, site }: ByStaff): Recording => ({
  source: "staff",
  actor: by,
  now,
  log: silentLog,
  settings,
  site,
});

const alreadyRecorded = async (tx: Database, key: string) => {
  const gift = await tx.one({ id: text }, "select id from gifts where intent_key = $1", [key]);
  return gift.id;
};

/** A gift that came by check or in cash. It goes the way of every payment: books, receipt, totals. */
export const recordGift = async (
  tx: Database,
  typed: RecordedGift,
  staff: ByStaff,
): Promise<DoneWith<{ id: string }>> => {
  const { now, by } = staff;
  const about = `${formatDollars(typed.amount)} by ${typed.means}`;
  const intentKey = `desk ${typed.key}`;
  const gift = await startGift(tx, {
    amountCents: typed.amount,
    frequency: "one_time",
    provider: typed.means,
    livemode: true,
    intentKey,
    createdAt: now,
    expiresAt: now,
    startedBy: { source: "staff", kind: "recorded", actor: by },
  });
  // Sent twice by a shaky connection: the first one stands.
  if (!gift)
    return {
      action: "recorded a gift again",
      about,
      answer: { id: await alreadyRecorded(tx, intentKey) },
    };
  await tx.query("update gifts set check_number = $2, postal_address = $3 where id = $1", [
    gift.id,
    (typed.means === "check" && typed.checkNumber) || null,
    typed.address || null,
  ]);
  await recordFact(
    tx,
    {
      kind: "paid",
      giftId: gift.id,
      livemode: true,
      donor: { name: typed.name, email: typed.email || null },
      payment: {
        reference: `${typed.means} ${gift.id}`,
        amountCents: typed.amount,
        currency: "usd",
        // Noon: the day stays the same wherever it is read.
        paidAt: chicagoMoment(typed.received, "12:00"),
      },
    },
    recordingBy(staff),
  );
  return {
    action: "recorded a gift",
    about: `${about} (gift ${gift.id})`,
    answer: { id: gift.id },
  };
};

const officePayment = async (tx: Database, id: string) => {
  const gift = await lockedGift(tx, id);
  const [payment] = await paymentsOfGift(tx, gift.id);
  if (!payment || (gift.provider !== "check" && gift.provider !== "cash"))
    throw new Refused("invalid", "Gifts by card are refunded at the card provider.");
  return { gift, payment };
};

/** An entry that was wrong is not deleted: a second one takes it out of the books. */
export const takeBackGift = async (
  tx: Database,
  { id, reason }: { id: string; reason: string },
  staff: ByStaff,
): Promise<Done> => {
  const { gift, payment } = await officePayment(tx, id);
  if (payment.state !== "paid")
    throw new Refused("invalid", "This gift has been taken back already.");
  const { now, by } = staff;
  const fact: PaymentFact = {
    kind: "refund",
    references: [payment.reference],
    refund: `entry ${crypto.randomUUID()}`,
    amountCents: payment.amountCents,
    state: "succeeded",
    madeAt: now.toISOString(),
  };
  await writeEvent(tx, gift.id, {
    kind: "taken back",
    source: "staff",
    actor: by,
    at: now,
    detail: reason,
    payment: payment.number,
  });
  await recordFact(tx, fact, recordingBy(staff));
  return { action: "took back a recorded gift", about: `gift ${gift.id}: ${reason}` };
};

export const putBackGift = async (tx: Database, id: string, staff: ByStaff): Promise<Done> => {
  const { gift, payment } = await officePayment(tx, id);
  const entry = await tx.row(
    { reference: text },
    "select reference from gift_refunds where payment_number = $1 and state = 'succeeded'",
    [payment.number],
  );
  if (!entry) throw new Refused("invalid", "This gift is in the books.");
  await writeEvent(tx, gift.id, {
    kind: "put back",
    source: "staff",
    actor: staff.by,
    at: staff.now,
    payment: payment.number,
  });
  await recordFact(
    tx,
    {
      kind: "refund",
      references: [payment.reference],
      refund: entry.reference,
      amountCents: payment.amountCents,
      state: "canceled",
      madeAt: staff.now.toISOString(),
    },
    recordingBy(staff),
  );
  return { action: "put back a recorded gift", about: `gift ${gift.id}` };
};
