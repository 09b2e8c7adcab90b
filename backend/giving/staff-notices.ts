import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { command, facts, type Part, paragraph } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import type { Gift, Payment } from "./gift.ts";
import type { ReceiptSettings } from "./receipts.ts";

type Notice = { about: string; title: string; parts: Part[] };

/** Money arrived that nobody asked for in this form: a person looks before any receipt goes out. */
export const mismatchNotice = (gift: Gift, payment: Payment): Notice => ({
  about: `review ${payment.reference}`,
  title: "A payment was not as asked",
  parts: [
    paragraph("A payment arrived that differs from what the donor asked for. No receipt was sent."),
    facts([
      ["Asked", `${formatDollars(gift.amountCents)} (${gift.currency})`],
      ["Arrived", `${(payment.amountCents / 100).toFixed(2)} (${payment.currency})`],
      ["Payment", payment.reference],
    ]),
    paragraph(
      "Please look it up at the card provider. Refund it there, or take it as it is and send the receipt with:",
    ),
    command(`npm run staff -- gifts accept ${gift.id}`),
  ],
});

/** The donor still waits for the money, and the provider has given it back to us. */
export const refundFailedNotice = (
  payment: Payment,
  { refund, amountCents }: { refund: string; amountCents: number },
): Notice => ({
  about: `refund failed ${refund}`,
  title: "A refund did not arrive",
  parts: [
    paragraph(
      `A refund of ${formatDollars(amountCents)} did not reach the donor: their bank refused it.`,
    ),
    facts([["Payment", payment.reference]]),
    paragraph(
      "Please find another way with the donor. Until then the ledger counts the money as ours again.",
    ),
  ],
});

/** Banks give a few days to answer, and decide against whoever says nothing. */
export const disputeNotice = (
  payment: Payment,
  { dispute, amountCents }: { dispute: string; amountCents: number },
): Notice => ({
  about: `dispute ${dispute}`,
  title: "A payment is disputed",
  parts: [
    paragraph(
      `A donor's bank disputes a payment of ${formatDollars(Math.min(amountCents, payment.amountCents))}.`,
    ),
    facts([
      ["Payment", payment.reference],
      ["Dispute", dispute],
    ]),
    paragraph(
      "Please answer it at the card provider before its deadline. The ledger follows the outcome.",
    ),
  ],
});

export const composeStaffNotice = (
  gift: Gift,
  { about, title, parts }: Notice,
  { staffEmail }: ReceiptSettings,
): OutgoingMail => ({
  key: about,
  kind: "gift-review",
  to: staffEmail,
  subject: `Please check gift ${gift.id}`,
  ...letter({
    title,
    preview: `Gift ${gift.id}`,
    parts: [...parts, paragraph(`Gift ${gift.id}`)],
  }),
});

export const queueStaffNotice = (
  tx: Database,
  gift: Gift,
  notice: Notice,
  { now, settings }: { now: Date; settings: ReceiptSettings },
) => enqueueMail(tx, composeStaffNotice(gift, notice, settings), now);
