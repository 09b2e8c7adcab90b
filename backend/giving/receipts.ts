import { isLocalAddress } from "#backend/local-address.ts";
import { isPlainName } from "#backend/mail/greeting.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { mayWriteTo } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, notice, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import type { Gift, Payment } from "./gift.ts";

export type ReceiptSettings = {
  siteUrl: string;
  staffEmail: string;
  /** Where monthly donors change or stop their gift, when the card provider offers such a page. */
  donorPortalUrl?: string | undefined;
};

type Context = {
  now: Date;
  settings: ReceiptSettings;
  /** Where the payer sits, if we saw them: test receipts are counted by it. */
  payerAddress?: string | undefined;
};

/** The tax year is the donor's and ours: Chicago's calendar, wherever the server stands. */
const longDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });

/** As it is printed: the year and the payment's number. */
export const printedNumber = (day: string, number: number) =>
  `${day.slice(0, 4)}-${String(number).padStart(6, "0")}`;

export const receiptNumber = ({ paidAt, number }: { paidAt: Date; number: number }) =>
  printedNumber(paidAt.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" }), number);

/** The number of a receipt as staff type it: 2026-000012, or 12. */
export const numberIn = (text: string): number | undefined => {
  const [, digits] = text.match(/^(?:20\d{2}-)?(\d{1,12})$/) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * Queues the receipt with the payment's own transaction. False: it was queued before, or nobody
 * paid for it and its mailbox has had enough.
 */
export const queueReceipt = async (
  tx: Database,
  gift: Gift,
  to: string,
  payment: Payment,
  context: Context,
) =>
  (payment.livemode || (await mayTest(tx, to, context))) &&
  enqueueMail(tx, composeReceipt(gift, to, payment, context.settings), context.now);

/**
 * A test costs nothing, so in public anybody could have us write to anybody with it. A receipt for
 * real money is never withheld.
 */
const mayTest = async (tx: Database, to: string, { settings, payerAddress = "" }: Context) =>
  isLocalAddress(settings.siteUrl) || (await mayWriteTo(tx, "test receipts", to, payerAddress)).may;

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

/** How it came, for what did not come by card. */
const meansOf = ({ provider, frequency }: Gift) => {
  if (provider === "check") return "By check";
  if (provider === "cash") return "In cash";
  return frequency === "monthly" ? "Monthly" : "One-time";
};

/** Nobody should take a copy for more than is left of the gift. */
const wentBack = ({ refundedCents, lostCents, heldCents }: Payment) => {
  const cents = refundedCents + lostCents + heldCents;
  return cents > 0
    ? [paragraph(`Of this amount, ${formatDollars(cents)} went back to you since.`)]
    : [];
};

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  settings: ReceiptSettings,
  /** Which copy of it, when it goes out once more. */
  { copy = 0 } = {},
): OutgoingMail => {
  const monthly = gift.frequency === "monthly";
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const repeatable = gift.donorName && (!test || isPlainName(gift.donorName));
  const donor = repeatable ? gift.donorName : null;
  const thanks = monthly
    ? `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`
    : `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`;
  return {
    key: `receipt ${payment.reference}${copy > 0 ? ` copy ${copy}` : ""}`,
    kind: "receipt",
    urgency: test ? "last" : "first",
    to,
    replyTo: organisation.email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${copy > 0 ? "Duplicate copy: " : ""}Your receipt for ${amount} to ${organisation.fullName}`,
    ...letter({
      title: monthly ? "Thank you for your monthly gift" : "Thank you for your gift",
      preview: `${amount}, ${longDate(payment.paidAt)}, receipt number ${receiptNumber(payment)}`,
      test,
      parts: [
        ...(copy > 0
          ? [
              notice(`Duplicate copy of receipt number ${receiptNumber(payment)}.`),
              ...wentBack(payment),
            ]
          : []),
        paragraph(donor ? `Dear ${donor},` : "Dear friend,"),
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
          ["Gift", meansOf(gift)],
          ...(donor ? ([["Donor", donor]] as [string, string][]) : []),
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
