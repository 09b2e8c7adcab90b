import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { isPlainName } from "#backend/mail/greeting.ts";
import type { Site } from "#backend/site.ts";
import { formatDollars } from "#rules/donation.ts";
import { receiptNumber } from "./receipt-number.ts";

/** The tax year is the donor's and ours: Chicago's calendar, wherever the server stands. */
export const longDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });

/** How it came, for what did not come by card. */
const meansOf = ({ provider, frequency }: Gift) => {
  if (provider === "check") return "By check";
  if (provider === "cash") return "In cash";
  return frequency === "monthly" ? "Monthly" : "One-time";
};

/** Nobody should take a copy for more than is left of the gift. */
const wentBack = ({ refundedCents, lostCents, heldCents }: Payment) => {
  const cents = refundedCents + lostCents + heldCents;
  return cents > 0 ? [`Of this amount, ${formatDollars(cents)} went back to you since.`] : [];
};

const thanksFor = ({ frequency }: Gift, amount: string) =>
  frequency === "monthly"
    ? `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`
    : `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`;

/** What a tax office asks for. None of it is true of a test. */
const taxWords = [
  "No goods or services were provided in exchange for this contribution.",
  "Your gift is tax-deductible as the law allows. Please keep this receipt with your tax records.",
];

/** A receipt in words, the same by mail and on paper. */
export type ReceiptWords = {
  title: string;
  /** Said on every one but the first. */
  copy: string;
  wentBack: string[];
  greeting: string;
  thanks: string;
  facts: [name: string, value: string][];
  tax: string[];
  closing: string[];
};

export const receiptWords = (
  gift: Gift,
  payment: Payment,
  { organisation }: Site,
): ReceiptWords => {
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const repeatable = gift.donorName && (!test || isPlainName(gift.donorName));
  const donor = repeatable ? gift.donorName : null;
  return {
    title:
      gift.frequency === "monthly" ? "Thank you for your monthly gift" : "Thank you for your gift",
    copy: `Duplicate copy of receipt number ${receiptNumber(payment)}.`,
    wentBack: wentBack(payment),
    greeting: donor ? `Dear ${donor},` : "Dear friend,",
    thanks: test
      ? `Had this been a real gift, ${amount} would have arrived now. This mail is not a receipt for tax purposes.`
      : thanksFor(gift, amount),
    facts: [
      ["Organization", organisation.fullName],
      ...(test ? [] : ([["Tax ID", organisation.taxId]] as [string, string][])),
      ["Receipt number", receiptNumber(payment)],
      ["Date", longDate(payment.paidAt)],
      ["Amount", `${amount} (US dollars)`],
      ["Gift", meansOf(gift)],
      ...(donor ? ([["Donor", donor]] as [string, string][]) : []),
    ],
    tax: test ? [] : taxWords,
    closing: test ? [] : [`With thanks from all of us at ${organisation.fullName}.`],
  };
};
