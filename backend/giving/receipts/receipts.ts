import { type Gift, type Payment, receiptNumber } from "#backend/giving/ledger/gift.ts";
import type { Recording } from "#backend/giving/ledger/recording.ts";
import { tributeUrl } from "#backend/giving/tributes/link.ts";
import { isPlainName, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { mayWriteTo } from "#backend/mail/may-write.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, notice, paragraph, smallLink } from "#backend/mail/parts.ts";
import { isLocalAddress } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressLine } from "#rules/address.ts";
import { designationName, honoreeLabel } from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import { asReceipted, chooseForReceipt } from "./donor-details.ts";

export const letterhead = ({ organisation }: Site) => ({
  name: organisation.fullName,
  lines: [addressLine(organisation.address), `${organisation.phone} · ${organisation.email}`],
});

/** The tax year is the donor's and ours: Chicago's calendar, wherever the server stands. */
export const longDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" });

const meansOf = ({ provider, frequency }: Gift) => {
  if (provider === "check") return "By check";
  if (provider === "cash") return "In cash";
  return frequency === "monthly" ? "Monthly" : "One-time";
};

const thanksFor = ({ frequency }: Gift, amount: string) =>
  frequency === "monthly"
    ? `Your monthly gift of ${amount} has arrived. As a Circle Builder you stand with our neighbors on Chicago's West Side month after month, and we are grateful.`
    : `Your gift of ${amount} has arrived. It goes to work with our neighbors on Chicago's West Side, and we are grateful.`;

const coveredFee = ({ feeCoverCents }: Payment) =>
  feeCoverCents > 0 ? formatDollars(feeCoverCents) : null;

/** What a tax office asks for. None of it is true of a test. */
const taxWords = [
  "No goods or services were provided in exchange for this contribution.",
  "Your gift is tax-deductible as the law allows. Please keep this receipt with your tax records.",
];

export const receiptWords = (gift: Gift, payment: Payment, { organisation }: Site) => {
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const goneCents = payment.refundedCents + payment.lostCents + payment.heldCents;
  const repeatable = gift.donorName && (!test || isPlainName(gift.donorName));
  const donor = repeatable ? gift.donorName : null;
  const honoree = gift.honoree && (!test || isPlainName(gift.honoree)) ? gift.honoree : null;
  const rows: [name: string, value: string | null][] = [
    ["Organization", organisation.fullName],
    ["Tax ID", test ? null : organisation.taxId],
    ["Receipt number", receiptNumber(payment)],
    ["Date", longDate(payment.paidAt)],
    ["Amount", `${amount} (US dollars)`],
    ["Of this for the card fee", coveredFee(payment)],
    ["Gift", meansOf(gift)],
    ["To support", gift.designation && designationName(gift.designation)],
    [honoreeLabel, honoree],
    ["Donor", donor],
  ];
  return {
    title:
      gift.frequency === "monthly" ? "Thank you for your monthly gift" : "Thank you for your gift",
    /** Said on every one but the first. */
    copy: `Duplicate copy of receipt number ${receiptNumber(payment)}.`,
    /** Nobody should take a copy for more than is left of the gift. */
    wentBack:
      goneCents > 0
        ? [`Of this amount, ${formatDollars(goneCents)} has since gone back to you.`]
        : [],
    greeting: donor ? `Dear ${donor},` : "Dear friend,",
    thanks: test
      ? `Had this been a real gift, ${amount} would have arrived now. This is not a receipt for tax purposes.`
      : thanksFor(gift, amount),
    facts: rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    tax: test ? [] : taxWords,
    closing: test ? [] : [`With thanks from all of us at ${organisation.fullName}.`],
  };
};

/** False: it was queued before, or nobody paid for it and its mailbox has had enough. */
export const queueReceipt = async (
  tx: Database,
  gift: Gift,
  to: string,
  payment: Payment,
  recording: Recording,
) => {
  if (!payment.livemode && !(await mayTest(tx, to, recording))) return false;
  await chooseForReceipt(tx, to, payment);
  const named = await asReceipted(tx, gift, payment);
  return enqueueMail(tx, composeReceipt(named, to, payment, recording), recording.now);
};

/** A test costs nothing: in public anybody could have us write to anybody with it. */
export const mayTest = async (
  tx: Database,
  to: string,
  { settings, payerAddress = "" }: Recording,
) =>
  isLocalAddress(settings.siteUrl) || (await mayWriteTo(tx, "test receipts", to, payerAddress)).may;

/** The donor's own link to this one monthly gift. */
export const pauseOrStopLink = (
  { donorToken }: Gift,
  { functionsUrl }: Pick<Recording["settings"], "functionsUrl">,
) =>
  smallLink("Pause or stop your monthly gift", `${functionsUrl}/monthly-gift?token=${donorToken}`);

/** For every receipt again, and for what else a donor wants to change. */
const myGivingLink = ({ functionsUrl }: Pick<Recording["settings"], "functionsUrl">) =>
  smallLink("My giving: see your gifts and receipts", `${functionsUrl}/giving`);

const changing = (gift: Gift, settings: Recording["settings"], { organisation }: Site) => {
  const reach = `write to ${organisation.email} or call ${organisation.phone}`;
  const { donorPortalUrl } = settings;
  return [
    paragraph(
      `You can pause or stop your monthly gift with the link below. For another amount, day or card, open My giving, ${reach}.`,
    ),
    pauseOrStopLink(gift, settings),
    ...(donorPortalUrl
      ? [smallLink("Use another card for your monthly gift", donorPortalUrl)]
      : []),
  ];
};

const tribute = (gift: Gift, settings: Recording["settings"]) => [
  paragraph(
    `Did you give in memory or in honor of someone? We gladly send a card to whoever should know.`,
  ),
  smallLink("Tell us whom to write to", tributeUrl(settings, gift)),
];

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  { settings, site }: Pick<Recording, "settings" | "site">,
  copy = 0,
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
        ...(monthly ? changing(gift, settings, site) : []),
        ...tribute(gift, settings),
        myGivingLink(settings),
        ...words.closing.map(paragraph),
      ],
    }),
  };
};
