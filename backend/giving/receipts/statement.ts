import { createHash } from "node:crypto";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { receiptNumber } from "#backend/giving/ledger/gift.ts";
import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { speak } from "#backend/giving/spanish/say.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { notice, paragraph, table } from "#backend/mail/parts.ts";
import type { Site } from "#backend/site.ts";
import { boolean, integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { numberText } from "#rules/in-words.ts";
import { type Language, languages } from "#rules/languages.ts";
import { wordsOfReceipts } from "./receipt-words.ts";
import { dateLocales } from "./receipts.ts";

/** In the year ($1) of Chicago's calendar. */
export const paidInYear = `p.paid_at >= (make_date($1, 1, 1)::timestamp at time zone 'America/Chicago')
  and p.paid_at < (make_date($1 + 1, 1, 1)::timestamp at time zone 'America/Chicago')`;

/** What a statement counts: real dollars that are ours. */
export const isCounted = `p.livemode and not p.in_review and p.currency = 'usd'
  and p.amount_cents > p.refunded_cents + p.lost_cents + p.held_cents`;

export const countedInYear = `${isCounted} and ${paidInYear}`;

type StatementLine = {
  paidAt: Date;
  keptCents: number;
  receipt: number;
  donorName: string | null;
};

export const withAddresses = "lower(g.donor_email) = any($2)";

/** Gifts (g), as SQL, with what it compares them to as $2. */
export type Whose = [condition: string, value: unknown];

export const yearOfGifts = (db: Database, year: number, [whose, value]: Whose) =>
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
    [year, value],
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
    /** Said on a corrected one. */
    replaces: say("If you already have a statement for {year}, this one replaces it.", { year }),
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

const sha256 = (words: string) => createHash("sha256").update(words).digest("hex");

/** As statements_issued keeps an address, which names nobody. */
export const mailboxHash = (email: string) => sha256(email.toLowerCase());
const mailboxHashOf = (gift: string) =>
  `encode(sha256(convert_to(lower(${gift}.donor_email), 'UTF8')), 'hex')`;

/** A corrected statement can have the same sum. It names nobody, so it can be kept. */
export const digestOf = (year: number, lines: StatementLine[]) => {
  const told = lines.map(({ paidAt, keptCents, receipt }) => [paidAt, receipt, keptCents]);
  return sha256(JSON.stringify([year, told]));
};

/** What is remembered of a statement that went out. */
type Issue = { digest: string; year: number; receipts: number[]; totalCents: number };

type Standing = {
  /** The last one of the year that went out to this donor: it may list other gifts. */
  last: { digest: string; at: Date } | undefined;
  /** The last one they have is this very one. */
  sentBefore: boolean;
  /** The last one they have is wrong by now. */
  replaces: boolean;
};

const issueOf = (year: number, lines: StatementLine[]): Issue => ({
  digest: digestOf(year, lines),
  year,
  receipts: lines.map(({ receipt }) => receipt),
  totalCents: totalOf(lines),
});

/**
 * By the digest alone where which gifts it listed was not kept yet. What went by email has reached
 * them at an address that one of their gifts of the year still has.
 */
const lastIssued = (db: Database, { year, digest }: Issue, [whose, value]: Whose) =>
  db.row(
    { digest: text, at: timestamp, reached: boolean },
    `select i.digest, i.at, i.sent_to is null or i.sent_to && array(
       select ${mailboxHashOf("g")} from gift_payments p join gifts g on g.id = p.gift_id
       where (${whose}) and ${paidInYear}) as reached
     from statements_issued i
     where i.digest = $3 or i.year = $1 and i.receipts && array(
       select p.number::bigint from gift_payments p join gifts g on g.id = p.gift_id where ${whose})
     order by i.at desc limit 1`,
    [year, value, digest],
  );

export const standingOf = async (
  db: Database,
  year: number,
  lines: StatementLine[],
  whose: Whose,
): Promise<Issue & Standing> => {
  const issue = issueOf(year, lines);
  const last = await lastIssued(db, issue, whose);
  const same = last?.digest === issue.digest;
  return { ...issue, last, sentBefore: same && last.reached, replaces: !!last && !same };
};

type Earlier = Partial<Pick<Standing, "last" | "replaces">> & { copiedAt?: Date | undefined };

export const composeStatement = (
  year: number,
  email: string,
  lines: StatementLine[],
  site: Site,
  { last, replaces = false, copiedAt }: Earlier = {},
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
  // What was true before can be true again, and then goes out again.
  const after = replaces && last ? ` after ${last.at.toISOString()}` : "";
  return {
    ...issue,
    key: `statement ${digest} ${mailboxHash(email)}${copiedAt ? ` copy ${copiedAt.toISOString()}` : after}`,
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
        ...(replaces ? [notice(words.replaces)] : []),
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
  const whose: Whose = [withAddresses, await addressesOf(db, email)];
  const lines = await yearOfGifts(db, year, whose);
  // Several addresses of one donor: the latest one they used gets it, in the language of that gift.
  const { donorEmail: to, language = "en" } = lines.at(-1) ?? {};
  if (!to) return undefined;
  const standing = await standingOf(db, year, lines, whose);
  const earlier = { ...standing, copiedAt };
  return { ...standing, ...composeStatement(year, to, lines, site.in(language), earlier) };
};

/**
 * Notes that a statement goes out, by mail or, without an address, on paper. Answers false when it is
 * the last one that the donor has, also when another process has just sent it: its row is younger
 * than that last one, and has the address.
 */
export const issueStatement = async (
  tx: Database,
  issue: Issue & Pick<Standing, "last" | "sentBefore"> & { to?: string },
  now: Date,
) => {
  if (issue.to && issue.sentBefore) return false;
  const issued = await tx.query(
    `insert into statements_issued as known (digest, at, year, receipts, total_cents, sent_to)
     values ($1, $2, $3, $4, $5, $7)
     on conflict (digest) do update set at = excluded.at,
       sent_to = case when known.sent_to is not null and excluded.sent_to is not null
                      then known.sent_to || excluded.sent_to end
     where known.at < $6
        or known.sent_to is not null and (known.sent_to && excluded.sent_to) is not true
     returning 1`,
    [
      issue.digest,
      now,
      issue.year,
      issue.receipts,
      issue.totalCents,
      issue.last?.at,
      issue.to ? [mailboxHash(issue.to)] : null,
    ],
  );
  return issued.length > 0;
};
