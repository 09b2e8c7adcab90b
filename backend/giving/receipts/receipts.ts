import { inLanguage } from "#backend/giving/donors/paths.ts";
import { type Gift, type Payment, receiptNumber } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift, withoutReceipt } from "#backend/giving/ledger/payments.ts";
import { type Recording, stepOf } from "#backend/giving/ledger/recording.ts";
import { tributeUrl } from "#backend/giving/tributes/link.ts";
import { sayIn } from "#backend/http/spanish-answers.ts";
import { isPlainName, letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { facts, notice, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressLine } from "#rules/address.ts";
import { designationName, honoreeLabel } from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import type { Language } from "#rules/languages.ts";
import { asReceipted, chooseForReceipt } from "./donor-details.ts";
import { wordsOfReceipts } from "./receipt-words.ts";
import { mayTestGift } from "./test-mails.ts";

export const letterhead = ({ organisation }: Site) => ({
  name: organisation.fullName,
  lines: [addressLine(organisation.address), `${organisation.phone} · ${organisation.email}`],
});

export const dateLocales = { en: "en-US", es: "es-US" };

/** The tax year is the donor's and ours: Chicago's calendar, wherever the server stands. */
export const longDate = (date: Date, language: Language = "en") =>
  date.toLocaleDateString(dateLocales[language], {
    dateStyle: "long",
    timeZone: "America/Chicago",
  });

export const testMark = (livemode: boolean, language: Language) =>
  livemode ? "" : wordsOfReceipts[language].subject.test;

/** In a test only a name that is plainly one: its email may go to somebody who asked for nothing. */
export const greetingOf = ({ donorName, livemode }: Gift, language: Language) =>
  wordsOfReceipts[language].greeting(
    donorName && (livemode || isPlainName(donorName)) ? donorName : null,
  );

type Means = "check" | "cash" | "monthly" | "once";

const meansOf = ({ provider, frequency }: Gift): Means => {
  if (provider === "check" || provider === "cash") return provider;
  return frequency === "monthly" ? "monthly" : "once";
};

const coveredFee = ({ feeCoverCents }: Payment) =>
  feeCoverCents > 0 ? formatDollars(feeCoverCents) : null;

/** A test costs nothing: it repeats no name that could be an advertisement. */
const honoreeOf = ({ honoree }: Gift, { livemode }: Payment) =>
  honoree && (livemode || isPlainName(honoree)) ? honoree : null;

export const receiptWords = (gift: Gift, payment: Payment, site: Site) => {
  const { organisation, language } = site;
  const words = wordsOfReceipts[language];
  const say = sayIn(language);
  const test = !payment.livemode;
  const amount = formatDollars(payment.amountCents);
  const number = receiptNumber(payment);
  const goneCents = payment.refundedCents + payment.lostCents + payment.heldCents;
  const keptCents = payment.amountCents - goneCents;
  const repeatable = gift.donorName && (!test || isPlainName(gift.donorName));
  const donor = repeatable ? gift.donorName : null;
  const honoree = honoreeOf(gift, payment);
  const kind = gift.frequency === "monthly" ? "monthly" : "once";
  const rows: [name: string, value: string | null][] = [
    [words.rows.organization, organisation.fullName],
    ["Tax ID", test ? null : organisation.taxId],
    [words.rows.number, number],
    [words.rows.date, longDate(payment.paidAt, language)],
    [words.rows.amount, `${amount} (${words.dollars})`],
    [words.rows.fee, coveredFee(payment)],
    [words.rows.gift, words.means[meansOf(gift)]],
    [words.rows.designation, gift.designation && say(designationName(gift.designation))],
    [say(honoreeLabel), honoree],
    [words.rows.donor, donor],
  ];
  return {
    title: words.title[kind],
    /** Said on every one but the first. */
    copy: words.copy(number),
    greeting: words.greeting(donor),
    thanks: test ? words.test(amount) : words.thanks[kind](amount),
    /** Nobody should take a receipt for more than is left of the gift. */
    wentBack:
      goneCents > 0
        ? [
            words.wentBack(formatDollars(goneCents)),
            ...(test ? [] : [words.kept(formatDollars(keptCents))]),
          ]
        : [],
    facts: rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    tax: test ? [] : words.tax,
    closing: test ? [] : [`${words.closing} ${organisation.fullName}.`],
  };
};

/** Its receipt may have gone out, with another number, before the restore that lost the payment. */
const isFromBeforeRestore = async (tx: Database, { number }: Payment) => {
  const lost = await tx.query(
    `select 1 from gift_payments p join upkeep r on r.name = 'restored'
     where p.number = $1 and p.paid_at <= r.done_at and p.recorded_at >= r.done_at`,
    [number],
  );
  return lost.length > 0;
};

/** False: it was queued before, or nobody paid for it and its mailbox has had enough. */
export const queueReceipt = async (
  tx: Database,
  gift: Gift,
  to: string,
  payment: Payment,
  recording: Recording,
  copy = 0,
) => {
  if (!payment.livemode && !(await mayTestGift(tx, gift, to, recording))) return false;
  if (copy === 0) await chooseForReceipt(tx, gift, to, payment);
  const named = await asReceipted(tx, gift, payment);
  const replaces = copy === 0 && (await isFromBeforeRestore(tx, payment));
  const receipt = composeReceipt(named, to, payment, recording, { copy, replaces });
  return enqueueMail(tx, receipt, recording.now);
};

/** A donor's address may become known only after the payment: then the receipts go out late. */
export const sendReceipts = async (tx: Database, gift: Gift, recording: Recording) => {
  for (const payment of await paymentsOfGift(tx, gift.id, withoutReceipt)) {
    const { number } = payment;
    if (gift.donorEmail === null)
      recording.log("receipt without an address", { gift: gift.id, payment: number });
    else if (await queueReceipt(tx, gift, gift.donorEmail, payment, recording))
      await writeEvent(tx, gift.id, stepOf("receipt", recording, { payment: number }));
  }
};

/** The donor's own link to this one monthly gift. */
export const pauseOrStopLink = (
  { donorToken, language }: Gift,
  { functionsUrl }: Pick<Recording["settings"], "functionsUrl">,
) =>
  smallLink(
    wordsOfReceipts[language].changing.link,
    inLanguage(`${functionsUrl}/monthly-gift?token=${donorToken}`, language),
  );

/** For every receipt again, and for what else a donor wants to change. */
const myGivingLink = (
  { functionsUrl }: Pick<Recording["settings"], "functionsUrl">,
  { language }: Site,
) => smallLink(wordsOfReceipts[language].myGiving, inLanguage(`${functionsUrl}/giving`, language));

const changing = (
  gift: Gift,
  settings: Recording["settings"],
  { organisation, language }: Site,
) => {
  const { how } = wordsOfReceipts[language].changing;
  return [paragraph(how(organisation)), pauseOrStopLink(gift, settings)];
};

const tribute = (gift: Gift, payment: Payment, settings: Recording["settings"]) => {
  const { ask, askOf, link } = wordsOfReceipts[gift.language].tribute;
  const honoree = honoreeOf(gift, payment);
  return [paragraph(honoree ? askOf(honoree) : ask), smallLink(link, tributeUrl(settings, gift))];
};

export const composeReceipt = (
  gift: Gift,
  to: string,
  payment: Payment,
  { settings, site: english }: Pick<Recording, "settings" | "site">,
  { copy = 0, replaces = false }: { copy?: number; replaces?: boolean } = {},
): OutgoingMail => {
  const site = english.in(gift.language);
  const { subject } = wordsOfReceipts[site.language];
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
    subject: `${test ? subject.test : ""}${copy > 0 ? subject.copy : ""}${subject.receipt(amount)} ${site.organisation.fullName}`,
    ...letter(site, {
      title: words.title,
      preview: `${amount}, ${longDate(payment.paidAt, site.language)}, ${subject.number} ${receiptNumber(payment)}`,
      test,
      parts: [
        ...(copy > 0 ? [notice(words.copy)] : []),
        paragraph(words.greeting),
        paragraph(words.thanks),
        ...words.wentBack.map(paragraph),
        facts(words.facts),
        ...(replaces ? [paragraph(wordsOfReceipts[site.language].replaces)] : []),
        ...words.tax.map(paragraph),
        ...(monthly ? changing(gift, settings, site) : []),
        ...tribute(gift, payment, settings),
        myGivingLink(settings, site),
        ...words.closing.map(paragraph),
      ],
    }),
  };
};
