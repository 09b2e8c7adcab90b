import { silentLog } from "#backend/log.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressesOf } from "./donor-addresses.ts";
import { lockGift, moveGift } from "./ledger.ts";
import { changePayment, paymentsInReview } from "./payments.ts";
import type { ReceiptSettings } from "./receipts.ts";
import { sendReceipts } from "./record.ts";
import { composeStatement, yearOfGifts } from "./statement.ts";

/** Staff take what arrived as the gift it is. Answers how many payments that were. */
export const acceptReviewed = (
  db: Database,
  giftId: string,
  { now, by, settings }: { now: Date; by?: string; settings: ReceiptSettings },
): Promise<number> =>
  db.transaction(async (tx) => {
    const gift = await lockGift(tx, giftId);
    if (!gift) return 0;
    const step = { kind: "accepted", source: "staff" as const, at: now, actor: by };
    const payments = await paymentsInReview(tx, gift.id);
    for (const payment of payments)
      await changePayment(tx, payment, { state: "paid", inReview: false }, step);
    if (payments.length > 0 && gift.state === "review")
      await moveGift(tx, gift, gift.frequency === "monthly" ? "active" : "paid", step);
    await sendReceipts(tx, gift, {
      source: "staff",
      actor: by,
      now,
      log: silentLog,
      settings,
    });
    return payments.length;
  });

/** A donor's gifts of one year as a letter, or undefined when there are none. */
export const prepareStatement = async (
  db: Database,
  year: number,
  email: string,
  copiedAt?: Date,
): Promise<OutgoingMail | undefined> => {
  const lines = await yearOfGifts(db, year, await addressesOf(db, email));
  // Several addresses of one donor: the latest one they used gets it.
  const to = lines.at(-1)?.donorEmail;
  return to ? composeStatement(year, to, lines, copiedAt) : undefined;
};

/** False when this very statement was sent before. */
export const sendStatement = (db: Database, statement: OutgoingMail, now: Date) =>
  enqueueMail(db, statement, now);
