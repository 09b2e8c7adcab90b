import { factTable, footerLines, mailHtml, paragraph } from "#backend/mail/look.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
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
export const longDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });

const receiptNumber = (payment: Payment) =>
  `${payment.paidAt.toLocaleDateString("en-US", { year: "numeric", timeZone: "America/Chicago" })}-${String(payment.number).padStart(6, "0")}`;

/** Queues the receipt with the payment's own transaction. False: it was queued before. */
export const queueReceipt = (
  tx: Database,
  gift: Gift,
  to: string,
  payment: Payment,
  { now, settings }: Context,
) => enqueueMail(tx, composeReceipt(gift, to, payment, settings), now);

const noGoods = "No goods or services were provided in exchange for this contribution.";
const testNotice =
  "This is a test. The gift was made in the test checkout, no card was charged, and this mail is not a receipt for tax purposes.";

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  settings: ReceiptSettings,
): OutgoingMail => {
  const monthly = gift.frequency === "monthly";
  const test = gift.provider === "sandbox";
  const amount = formatDollars(payment.amountCents);
  const title = monthly ? "Thank you for your monthly gift" : "Thank you for your gift";
  const greeting = gift.donorName ? `Dear ${gift.donorName},` : "Dear friend,";
  const thanks = monthly
    ? `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`
    : `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`;
  const change = settings.donorPortalUrl
    ? `To change or stop your monthly gift, visit ${settings.donorPortalUrl} or write to ${organisation.email}.`
    : `To change or stop your monthly gift, write to ${organisation.email} or call ${organisation.phone}. We take care of it within two business days.`;
  const keep = "Please keep this receipt for your tax records.";
  const rows: [string, string][] = [
    ["Organization", organisation.fullName],
    ["Tax ID", organisation.taxId],
    ["Receipt number", receiptNumber(payment)],
    ["Date", longDate(payment.paidAt)],
    ["Amount", `${amount} (US dollars)`],
    ["Gift", monthly ? "Monthly" : "One-time"],
    ...(gift.donorName ? ([["Donor", gift.donorName]] as [string, string][]) : []),
  ];
  const before = [...(test ? [testNotice] : []), greeting, thanks];
  const after = [noGoods, ...(monthly ? [change] : []), keep];
  return {
    key: `receipt ${payment.reference}`,
    kind: "receipt",
    to,
    replyTo: organisation.email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}Your receipt for ${amount} to ${organisation.fullName}`,
    text: [
      ...before,
      rows.map(([name, value]) => `${name}: ${value}`).join("\n"),
      ...after,
      `With thanks,\n${organisation.fullName}`,
      `-- \n${footerLines.join("\n")}`,
    ].join("\n\n"),
    html: mailHtml(
      test ? `Test: ${title}` : title,
      [...before.map(paragraph), factTable(rows), ...after.map(paragraph)].join("\n"),
    ),
  };
};
