import type { Actor, Done } from "#backend/desk/endpoint.ts";
import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { sendReceipts } from "#backend/giving/ledger/record.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { receiptNumber } from "./receipt-number.ts";
import { composeReceipt, type ReceiptSettings } from "./receipts.ts";

/** A colleague at work: when, and whom the gift's history names. */
export type ByStaff = { now: Date; by: Actor; settings: ReceiptSettings; site: Site };

export const lockedGift = async (tx: Database, id: string): Promise<Gift> => {
  const gift = await lockGift(tx, id);
  if (!gift) throw new Refused("not-found", "There is no such gift.");
  return gift;
};

/** How often it went out, or was put on paper, for the first time and again. */
export const copiesOf = (tx: Database, payment: number) =>
  tx.one(
    { first: integer, again: integer },
    `select count(*) filter (where kind in ('receipt', 'receipt printed')) as first,
            count(*) filter (where kind = 'receipt again') as again
     from gift_events where payment_number = $1`,
    [payment],
  );

const sendCopy = async (
  tx: Database,
  gift: Gift,
  payment: Payment,
  staff: ByStaff,
  copy: number,
) => {
  const to = gift.donorEmail ?? "";
  const receipt = composeReceipt(gift, to, payment, staff, { copy });
  await enqueueMail(tx, receipt, staff.now);
  await writeEvent(tx, gift.id, {
    kind: "receipt again",
    source: "staff",
    actor: staff.by,
    at: staff.now,
    payment: payment.number,
    detail: `to ${to}`,
  });
};

/** A receipt says that we keep the gift. */
export const refuseUnkept = ({ state }: Payment) => {
  if (state !== "paid")
    throw new Refused("invalid", "A receipt says that we keep the gift, and this one is not ours.");
};

/** The receipt of a payment, to the address that stands there now; the first one, or a copy. */
export const sendReceiptOf = async (tx: Database, gift: Gift, payment: Payment, staff: ByStaff) => {
  if (gift.donorEmail === null)
    throw new Refused("invalid", "The donor's mail address is not known. Please enter it first.");
  refuseUnkept(payment);
  const { first, again } = await copiesOf(tx, payment.number);
  if (first > 0) return sendCopy(tx, gift, payment, staff, again + 1);
  const recording = { source: "staff" as const, actor: staff.by, log: silentLog };
  await sendReceipts(tx, gift, {
    ...recording,
    now: staff.now,
    settings: staff.settings,
    site: staff.site,
  });
};

export const paymentOf = async (tx: Database, gift: Gift, number: number): Promise<Payment> => {
  const payment = (await paymentsOfGift(tx, gift.id)).find((one) => one.number === number);
  if (!payment) throw new Refused("not-found", "There is no such payment.");
  return payment;
};

export const sendReceiptAgain = async (
  tx: Database,
  { id, payment: number }: { id: string; payment: number },
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  const payment = await paymentOf(tx, gift, number);
  await sendReceiptOf(tx, gift, payment, staff);
  return { action: "sent a receipt again", about: receiptNumber(payment) };
};
