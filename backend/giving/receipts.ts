import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import type { Gift, Payment } from "./gift.ts";

export type ReceiptSettings = {
  staffEmail: string;
  /** Where monthly donors change or stop their gift, when the card provider offers such a page. */
  donorPortalUrl?: string | undefined;
};

type Context = { now: Date; settings: ReceiptSettings };

/** The tax year is the donor's and ours: Chicago's calendar, wherever the server stands. */
const longDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });

/** As it is printed: the year and the payment's number. */
export const receiptNumber = (payment: { paidAt: Date; number: number }) =>
  `${payment.paidAt.toLocaleDateString("en-US", { year: "numeric", timeZone: "America/Chicago" })}-${String(payment.number).padStart(6, "0")}`;

/** Queues the receipt with the payment's own transaction. False: it was queued before. */
export const queueReceipt = (
  tx: Database,
  gift: Gift,
  to: string,
  payment: Payment,
  { now, settings }: Context,
) => enqueueMail(tx, composeReceipt(gift, to, payment, settings), now);

/** How a monthly donor changes or stops the gift. */
const changing = (portal: string | undefined) => {
  const reach = `write to ${organisation.email} or call ${organisation.phone}`;
  return portal
    ? [
        paragraph(`To change or stop your monthly gift, open the page below, or ${reach}.`),
        smallLink("Change or stop your monthly gift", portal),
      ]
    : [
        paragraph(
          `To change or stop your monthly gift, ${reach}. We take care of it within two business days.`,
        ),
      ];
};

/** What a tax office asks for. None of it is true of a test. */
const taxWords = [
  paragraph("No goods or services were provided in exchange for this contribution."),
  paragraph(
    "Your gift is tax-deductible as the law allows. Please keep this receipt with your tax records.",
  ),
];

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  settings: ReceiptSettings,
): OutgoingMail => {
  const monthly = gift.frequency === "monthly";
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const thanks = monthly
    ? `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`
    : `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`;
  return {
    key: `receipt ${payment.reference}`,
    kind: "receipt",
    to,
    replyTo: organisation.email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}Your receipt for ${amount} to ${organisation.fullName}`,
    ...letter({
      title: monthly ? "Thank you for your monthly gift" : "Thank you for your gift",
      preview: `${amount}, ${longDate(payment.paidAt)}, receipt number ${receiptNumber(payment)}`,
      test,
      parts: [
        paragraph(gift.donorName ? `Dear ${gift.donorName},` : "Dear friend,"),
        paragraph(
          test
            ? `Had this been a real gift, ${amount} would have arrived now. This mail is not a receipt for tax purposes.`
            : thanks,
        ),
        facts([
          ["Organization", organisation.fullName],
          ...(test ? [] : ([["Tax ID", organisation.taxId]] as [string, string][])),
          ["Receipt number", receiptNumber(payment)],
          ["Date", longDate(payment.paidAt)],
          ["Amount", `${amount} (US dollars)`],
          ["Gift", monthly ? "Monthly" : "One-time"],
          ...(gift.donorName ? ([["Donor", gift.donorName]] as [string, string][]) : []),
        ]),
        ...(test
          ? []
          : [
              ...taxWords,
              ...(monthly ? changing(settings.donorPortalUrl) : []),
              paragraph(`With thanks from all of us at ${organisation.fullName}.`),
            ]),
      ],
    }),
  };
};
