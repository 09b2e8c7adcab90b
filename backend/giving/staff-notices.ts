import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import type { Gift, Payment } from "./gift.ts";
import type { ReceiptSettings } from "./receipts.ts";

type Notice = { about: string; paragraphs: string[] };

/** Money arrived that nobody asked for in this form: a person looks before any receipt goes out. */
export const mismatchNotice = (gift: Gift, payment: Payment): Notice => ({
  about: `review ${payment.reference}`,
  paragraphs: [
    "A payment arrived that differs from what the donor asked for. No receipt was sent.",
    `Asked: ${formatDollars(gift.amountCents)} (${gift.currency})\nArrived: ${(payment.amountCents / 100).toFixed(2)} (${payment.currency})\nPayment: ${payment.reference}`,
    `Please look it up at the card provider. Refund it there, or take it as it is and send the receipt with:\nnpm run staff -- gifts accept ${gift.id}`,
  ],
});

/** The ledger cannot know how the money will get back to the donor. */
export const refundFailedNotice = (payment: Payment, amountCents: number): Notice => ({
  about: `refund failed ${payment.reference} ${payment.refundedCents} ${amountCents}`,
  paragraphs: [
    `A refund of ${formatDollars(amountCents)} did not reach the donor: their bank refused it.`,
    `Payment: ${payment.reference}`,
    "Please find another way with the donor. The ledger still counts the money as returned.",
  ],
});

export const queueStaffNotice = (
  tx: Database,
  gift: Gift,
  { about, paragraphs }: Notice,
  { now, settings }: { now: Date; settings: ReceiptSettings },
) =>
  enqueueMail(
    tx,
    {
      key: about,
      kind: "gift-review",
      to: settings.staffEmail,
      subject: `Please check gift ${gift.id}`,
      text: [...paragraphs, `Gift: ${gift.id}`].join("\n\n"),
    },
    now,
  );
