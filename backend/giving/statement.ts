import { organisation } from "#backend/content/said.ts";
import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { notice, paragraph, table } from "#backend/mail/parts.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { numberText } from "#rules/in-words.ts";
import { receiptNumber } from "./receipt-number.ts";

export type StatementLine = { paidAt: Date; keptCents: number; receipt: number };

/** A donor's gifts of one Chicago year, less what went back. Test gifts are no gifts. */
export const yearOfGifts = (db: Database, year: number, addresses: string[]) =>
  db.query<StatementLine & { donorName: string | null; donorEmail: string }>(
    `select p.paid_at as "paidAt",
            p.amount_cents - p.refunded_cents - p.lost_cents - p.held_cents as "keptCents",
            p.number as receipt, g.donor_name as "donorName",
            g.donor_email as "donorEmail"
     from gift_payments p join gifts g on g.id = p.gift_id
     where lower(g.donor_email) = any($2) and p.livemode
       and not p.in_review and p.currency = 'usd'
       and p.amount_cents > p.refunded_cents + p.lost_cents + p.held_cents
       and extract(year from p.paid_at at time zone 'America/Chicago') = $1
     order by p.paid_at, p.number`,
    [year, addresses],
  );

/** Short enough for three columns on a phone. */
const shortDate = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "America/Chicago" });

/** With cents throughout: amounts under each other end in line. */
const dollarsAndCents = (cents: number) => `$${numberText(cents / 100, 2)}`;

export const composeStatement = (
  year: number,
  email: string,
  lines: (StatementLine & { donorName: string | null })[],
  /** When it goes out once more as it is. */
  copiedAt?: Date,
): OutgoingMail => {
  const total = lines.reduce((sum, { keptCents }) => sum + keptCents, 0);
  const name = lines.findLast(({ donorName }) => donorName)?.donorName;
  const title = `Your giving in ${year}`;
  return {
    // A statement goes out again only when its content has changed.
    key: `statement ${year} ${email.toLowerCase()} ${lines.length} ${total}${copiedAt ? ` copy ${copiedAt.toISOString()}` : ""}`,
    kind: "statement",
    // Hundreds go out together: nobody else's mail waits for them.
    urgency: "last",
    to: email,
    replyTo: organisation.email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${copiedAt ? "Duplicate copy: " : ""}${title}: ${formatDollars(total)} to ${organisation.fullName}`,
    ...letter({
      title,
      preview: `${formatDollars(total)} in all, for your tax records`,
      parts: [
        ...(copiedAt ? [notice("Duplicate copy of a statement that was sent before.")] : []),
        paragraph(name ? `Dear ${name},` : "Dear friend,"),
        paragraph(
          `Thank you for standing with our neighbors on Chicago's West Side in ${year}. These are the gifts we received from you, for your tax records.`,
        ),
        table({
          columns: ["Date", "Receipt", "Amount"],
          rows: lines.map(({ paidAt, keptCents, receipt }) => [
            shortDate(paidAt),
            receiptNumber({ paidAt, number: receipt }),
            dollarsAndCents(keptCents),
          ]),
          total: ["Total", "", dollarsAndCents(total)],
        }),
        paragraph("No goods or services were provided in exchange for these contributions."),
        paragraph(
          `${organisation.fullName} is a 501(c)(3) nonprofit organization, tax ID ${organisation.taxId}. Your gifts are tax-deductible as the law allows.`,
        ),
      ],
    }),
  };
};
