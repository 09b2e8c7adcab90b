import { createHash } from "node:crypto";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { receiptNumber } from "#backend/giving/ledger/gift.ts";
import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { notice, paragraph, table } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import { integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { numberText } from "#rules/in-words.ts";
import { type Language, languages } from "#rules/languages.ts";
import { wordsOfReceipts } from "./receipt-words.ts";
import { dateLocales } from "./receipts.ts";

/** In the year ($1) of Chicago's calendar. */
export const paidInYear = `p.paid_at >= (make_date($1, 1, 1)::timestamp at time zone 'America/Chicago')
  and p.paid_at < (make_date($1 + 1, 1, 1)::timestamp at time zone 'America/Chicago')`;

/** What a statement of the year counts: real dollars that are ours. */
export const countedInYear = `p.livemode and not p.in_review and p.currency = 'usd'
  and p.amount_cents > p.refunded_cents + p.lost_cents + p.held_cents
  and ${paidInYear}`;

type StatementLine = {
  paidAt: Date;
  keptCents: number;
  receipt: number;
  donorName: string | null;
};

export const withAddresses = "lower(g.donor_email) = any($2)";

export const yearOfGifts = (db: Database, year: number, whose: string, values: unknown[]) =>
  db.rows(
    {
      paidAt: timestamp,
      keptCents: integer,
      receipt: integer,
      gift: text,
      donorName: nullable(text),
      donorEmail: nullable(text),
      postalAddress: nullable(text),
      language: oneOf(languages),
    },
    `select p.paid_at as "paidAt",
            ${keptCents} as "keptCents", p.number as receipt, g.id as gift,
            coalesce(p.receipt_name, g.donor_name) as "donorName", g.donor_email as "donorEmail",
            coalesce(p.receipt_address, g.postal_address) as "postalAddress", g.language
     from gift_payments p join gifts g on g.id = p.gift_id
     where (${whose}) and ${countedInYear}
     order by p.paid_at, p.number`,
    [year, ...values],
  );

export const totalOf = (lines: StatementLine[]) =>
  lines.reduce((sum, { keptCents }) => sum + keptCents, 0);

/** Short enough for three columns on a phone. */
export const shortDate = (date: Date, language: Language = "en") =>
  date.toLocaleDateString(dateLocales[language], {
    dateStyle: "medium",
    timeZone: "America/Chicago",
  });

/** With cents throughout: amounts under each other end in line. */
export const dollarsAndCents = (cents: number) => `$${numberText(cents / 100, 2)}`;

export const statementWords = (
  year: number,
  lines: StatementLine[],
  { organisation, language }: Site,
) => {
  const { say } = speak(language);
  const name = lines.findLast(({ donorName }) => donorName)?.donorName;
  return {
    title: say("Your giving in {year}", { year }),
    /** Said on every one but the first. */
    copy: say("Duplicate copy of a statement that was sent earlier."),
    greeting: wordsOfReceipts[language].greeting(name ?? null),
    thanks: say(
      "Thank you for standing with our neighbors on Chicago's West Side in {year}. These are the gifts we received from you, for your tax records.",
      { year },
    ),
    columns: [say("Date"), say("Receipt"), say("Amount")],
    rows: lines.map(({ paidAt, keptCents, receipt }) => [
      shortDate(paidAt, language),
      receiptNumber({ paidAt, number: receipt }),
      dollarsAndCents(keptCents),
    ]),
    total: [say("Total"), "", dollarsAndCents(totalOf(lines))],
    tax: [
      say("No goods or services were provided in exchange for these contributions."),
      say(
        "{name} is a 501(c)(3) nonprofit organization, tax ID {taxId}. Your gifts are tax-deductible as the law allows.",
        { name: organisation.fullName, taxId: organisation.taxId },
      ),
    ],
  };
};

/** A corrected statement can have the same sum. It names nobody, so it can be kept. */
export const digestOf = (year: number, lines: StatementLine[]) => {
  const told = lines.map(({ paidAt, keptCents, receipt }) => [paidAt, receipt, keptCents]);
  return createHash("sha256")
    .update(JSON.stringify([year, told]))
    .digest("hex");
};

/** What is remembered of a statement that went out. */
type Issue = { digest: string; year: number; receipts: number[]; totalCents: number };

export const issueOf = (year: number, lines: StatementLine[]): Issue => ({
  digest: digestOf(year, lines),
  year,
  receipts: lines.map(({ receipt }) => receipt),
  totalCents: totalOf(lines),
});

export const composeStatement = (
  year: number,
  email: string,
  lines: StatementLine[],
  site: Site,
  copiedAt?: Date,
): OutgoingMail & Issue => {
  const total = totalOf(lines);
  const issue = issueOf(year, lines);
  const { digest } = issue;
  const words = statementWords(year, lines, site);
  const { title } = words;
  const { say } = speak(site.language);
  const amount = formatDollars(total);
  const subject = say("{title}: {amount} to {us}", {
    title,
    amount,
    us: site.organisation.fullName,
  });
  return {
    ...issue,
    key: `statement ${digest}${copiedAt ? ` copy ${copiedAt.toISOString()}` : ""}`,
    kind: "statement",
    // Hundreds go out together: nobody else's mail waits for them.
    urgency: "last",
    to: email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: copiedAt ? say("Duplicate copy: {subject}", { subject }) : subject,
    ...letter(site, {
      title,
      preview: say("{amount} in total, for your tax records", { amount }),
      parts: [
        ...(copiedAt ? [notice(words.copy)] : []),
        paragraph(words.greeting),
        paragraph(words.thanks),
        table(words),
        ...words.tax.map((sentence) => paragraph(sentence)),
      ],
    }),
  };
};

export const prepareStatement = async (
  db: Database,
  year: number,
  email: string,
  site: Site,
  copiedAt?: Date,
) => {
  const lines = await yearOfGifts(db, year, withAddresses, [await addressesOf(db, email)]);
  // Several addresses of one donor: the latest one they used gets it, in the language of that gift.
  const { donorEmail: to, language = "en" } = lines.at(-1) ?? {};
  return to ? composeStatement(year, to, lines, site.in(language), copiedAt) : undefined;
};

/** Notes that a statement goes out, by mail or on paper. Answers false when this very one has before. */
export const issueStatement = async (tx: Database, issue: Issue, now: Date) => {
  const first = await tx.query(
    `insert into statements_issued (digest, at, year, receipts, total_cents)
     values ($1, $2, $3, $4, $5) on conflict (digest) do nothing returning 1`,
    [issue.digest, now, issue.year, issue.receipts, issue.totalCents],
  );
  return first.length > 0;
};

export const wasIssued = async (db: Database, digest: string) =>
  (await db.query("select 1 from statements_issued where digest = $1", [digest])).length > 0;
