import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { isLocalAddress } from "#backend/local-address.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { mayWriteTo } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, notice, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { receiptNumber } from "./receipt-number.ts";
import { longDate, receiptWords } from "./receipt-words.ts";

export type ReceiptSettings = {
  siteUrl: string;
  staffEmail?: string | undefined;
  /** Where monthly donors change or stop their gift, when the card provider offers such a page. */
  donorPortalUrl?: string | undefined;
};

type Context = {
  now: Date;
  settings: ReceiptSettings;
  site: Site;
  /** Where the payer sits, if we saw them: test receipts are counted by it. */
  payerAddress?: string | undefined;
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
  enqueueMail(tx, composeReceipt(gift, to, payment, context), context.now);

/**
 * A test costs nothing, so in public anybody could have us write to anybody with it. A receipt for
 * real money is never withheld.
 */
const mayTest = async (tx: Database, to: string, { settings, payerAddress = "" }: Context) =>
  isLocalAddress(settings.siteUrl) || (await mayWriteTo(tx, "test receipts", to, payerAddress)).may;

/** How a monthly donor changes or stops the gift. */
const changing = (portal: string | undefined, { organisation }: Site) => {
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

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  { settings, site }: Pick<Context, "settings" | "site">,
  /** Which copy of it, when it goes out once more. */
  { copy = 0 } = {},
): OutgoingMail => {
  const monthly = gift.frequency === "monthly";
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const words = receiptWords(gift, payment, site);
  return {
    key: `receipt ${payment.reference}${copy > 0 ? ` copy ${copy}` : ""}`,
    kind: "receipt",
    urgency: test ? "last" : "first",
    to,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${test ? "[Test] " : ""}${copy > 0 ? "Duplicate copy: " : ""}Your receipt for ${amount} to ${site.organisation.fullName}`,
    ...letter(site, {
      title: words.title,
      preview: `${amount}, ${longDate(payment.paidAt)}, receipt number ${receiptNumber(payment)}`,
      test,
      parts: [
        ...(copy > 0 ? [notice(words.copy), ...words.wentBack.map(paragraph)] : []),
        paragraph(words.greeting),
        paragraph(words.thanks),
        facts(words.facts),
        ...words.tax.map(paragraph),
        ...(monthly && !test ? changing(settings.donorPortalUrl, site) : []),
        ...words.closing.map(paragraph),
      ],
    }),
  };
};
