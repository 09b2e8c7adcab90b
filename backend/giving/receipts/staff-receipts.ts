import type { Done } from "#backend/desk/endpoint.ts";
import { type Gift, type Payment, receiptNumber } from "#backend/giving/ledger/gift.ts";
import { findGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { type ByStaff, found, lockedGift } from "#backend/giving/office/by-staff.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { invalid, notFound } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { asReceipted } from "./donor-details.ts";
import { composeReceipt, letterhead, receiptWords, sendReceipts } from "./receipts.ts";

type Which = { id: string; payment: number };

const paymentOf = async (tx: Database, gift: Gift, number: number): Promise<Payment> => {
  const payment = (await paymentsOfGift(tx, gift.id)).find((one) => one.number === number);
  if (!payment) throw notFound("We couldn't find this payment.");
  return payment;
};

const copiesOf = (tx: Database, payment: number) =>
  tx.one(
    { first: integer, again: integer },
    `select count(*) filter (where kind in ('receipt', 'receipt printed')) as first,
            count(*) filter (where kind = 'receipt again') as again
     from gift_events where payment_number = $1`,
    [payment],
  );

/** A receipt says that we keep the gift. */
const refuseUnkept = ({ state }: Payment) => {
  if (state !== "paid") throw invalid("Only gifts that we received and kept get receipts.");
};

export const sendReceiptOf = async (tx: Database, gift: Gift, payment: Payment, staff: ByStaff) => {
  const { donorEmail: to } = gift;
  if (to === null) throw invalid("We don't have the donor's email address. Please add it first.");
  refuseUnkept(payment);
  const { first, again } = await copiesOf(tx, payment.number);
  if (first === 0) return sendReceipts(tx, gift, staff);
  const named = await asReceipted(tx, gift, payment);
  await enqueueMail(tx, composeReceipt(named, to, payment, staff, { copy: again + 1 }), staff.now);
  const about = { payment: payment.number, detail: `to ${to}` };
  await writeEvent(tx, gift.id, stepOf("receipt again", staff, about));
};

export const sendReceiptAgain = async (
  tx: Database,
  { id, payment: number }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  const payment = await paymentOf(tx, gift, number);
  await sendReceiptOf(tx, gift, payment, staff);
  return { action: "sent a receipt again", about: receiptNumber(payment) };
};

/** What can be put on paper: real, and ours. */
const printable = async (tx: Database, gift: Gift, number: number) => {
  const payment = await paymentOf(tx, gift, number);
  if (!payment.livemode) throw invalid("This was a test: there is no receipt for it.");
  refuseUnkept(payment);
  return payment;
};

/** For a donor without a mail address: the same words as by mail, for paper. */
export const printableReceipt = async (
  db: Database,
  { id, payment: number }: Which,
  site: Site,
) => {
  const stored = found(await findGift(db, id));
  const payment = await printable(db, stored, number);
  const gift = await asReceipted(db, stored, payment);
  const { postalAddress } = await db.one(
    { postalAddress: nullable(text) },
    `select coalesce(p.receipt_address, g.postal_address) as "postalAddress"
     from gifts g join gift_payments p on p.gift_id = g.id where p.number = $1`,
    [number],
  );
  const { first, again } = await copiesOf(db, number);
  return {
    letterhead: letterhead(site),
    words: receiptWords(gift, payment, site),
    duplicate: first + again > 0,
    name: gift.donorName,
    postalAddress,
  };
};

/** Notes that it was put on paper: whatever comes after it is a copy. */
export const noteReceiptPrinted = async (
  tx: Database,
  { id, payment: number }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  const payment = await printable(tx, gift, number);
  await writeEvent(tx, gift.id, stepOf("receipt printed", staff, { payment: number }));
  return { action: "printed a receipt", about: receiptNumber(payment) };
};
