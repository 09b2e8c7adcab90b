import type { Actor, Done } from "#backend/desk/endpoint.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Gift, Payment } from "./gift.ts";
import { lockGift, writeEvent } from "./ledger.ts";
import { paymentsOfGift } from "./payments.ts";
import { receiptNumber } from "./receipt-number.ts";
import { composeReceipt, type ReceiptSettings } from "./receipts.ts";
import { sendReceipts } from "./record.ts";

/** A colleague at work: when, and whom the gift's history names. */
export type ByStaff = { now: Date; by: Actor; settings: ReceiptSettings };

export const lockedGift = async (tx: Database, id: string): Promise<Gift> => {
  const gift = await lockGift(tx, id);
  if (!gift) throw new DeskRefusal("not-found", "There is no such gift.");
  return gift;
};

/** How often it went out, or was put on paper, for the first time and again. */
export const copiesOf = async (tx: Database, payment: number) => {
  const [row] = await tx.query<{ first: number; again: number }>(
    `select count(*) filter (where kind in ('receipt', 'receipt printed')) as first,
            count(*) filter (where kind = 'receipt again') as again
     from gift_events where payment_number = $1`,
    [payment],
  );
  return row ?? { first: 0, again: 0 };
};

const sendCopy = async (
  tx: Database,
  gift: Gift,
  payment: Payment,
  staff: ByStaff,
  copy: number,
) => {
  const to = gift.donorEmail ?? "";
  const receipt = composeReceipt(gift, to, payment, staff.settings, { copy });
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
    throw new DeskRefusal(
      "invalid",
      "A receipt says that we keep the gift, and this one is not ours.",
    );
};

/** The receipt of a payment, to the address that stands there now; the first one, or a copy. */
export const sendReceiptOf = async (tx: Database, gift: Gift, payment: Payment, staff: ByStaff) => {
  if (gift.donorEmail === null)
    throw new DeskRefusal(
      "invalid",
      "The donor's mail address is not known. Please enter it first.",
    );
  refuseUnkept(payment);
  const { first, again } = await copiesOf(tx, payment.number);
  if (first > 0) return sendCopy(tx, gift, payment, staff, again + 1);
  const recording = { source: "staff" as const, actor: staff.by, log: silentLog };
  await sendReceipts(tx, gift, { ...recording, now: staff.now, settings: staff.settings });
};

export const paymentOf = async (tx: Database, gift: Gift, number: number): Promise<Payment> => {
  const payment = (await paymentsOfGift(tx, gift.id)).find((one) => one.number === number);
  if (!payment) throw new DeskRefusal("not-found", "There is no such payment.");
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
