import { factTable, footerLines, mailHtml, paragraph } from "#backend/mail/look.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import { longDate } from "./receipts.ts";

export type StatementLine = { paidAt: Date; keptCents: number; receipt: number };

/** A donor's gifts of one Chicago year, less what went back. Test gifts are no gifts. */
export const yearOfGifts = (db: Database, year: number, email: string) =>
  db.query<StatementLine & { donorName: string | null }>(
    `select p.paid_at as "paidAt", p.amount_cents - p.refunded_cents as "keptCents",
            p.number as receipt, g.donor_name as "donorName"
     from gift_payments p join gifts g on g.id = p.gift_id
     where lower(g.donor_email) = lower($2) and g.provider = 'stripe'
       and p.state = 'paid' and p.currency = 'usd'
       and extract(year from p.paid_at at time zone 'America/Chicago') = $1
     order by p.paid_at, p.number`,
    [year, email],
  );

export const composeStatement = (
  year: number,
  email: string,
  lines: (StatementLine & { donorName: string | null })[],
): OutgoingMail => {
  const total = lines.reduce((sum, { keptCents }) => sum + keptCents, 0);
  const name = lines.findLast(({ donorName }) => donorName)?.donorName;
  const title = `Your giving in ${year}`;
  const before = [
    name ? `Dear ${name},` : "Dear friend,",
    `Thank you for standing with our neighbors on Chicago's West Side in ${year}. These are the gifts we received from you, for your tax records.`,
  ];
  const rows: [string, string][] = [
    ...lines.map(({ paidAt, keptCents }): [string, string] => [
      longDate(paidAt),
      formatDollars(keptCents),
    ]),
    ["Total", formatDollars(total)],
  ];
  const after = [
    "No goods or services were provided in exchange for these contributions.",
    `${organisation.fullName} is a 501(c)(3) nonprofit organization, tax ID ${organisation.taxId}.`,
  ];
  return {
    // A statement goes out again only when its content has changed.
    key: `statement ${year} ${email.toLowerCase()} ${lines.length} ${total}`,
    kind: "statement",
    to: email,
    replyTo: organisation.email,
    headers: { "Auto-Submitted": "auto-generated" },
    subject: `${title}: ${formatDollars(total)} to ${organisation.fullName}`,
    text: [
      ...before,
      rows.map(([left, right]) => `${left}: ${right}`).join("\n"),
      ...after,
      `-- \n${footerLines.join("\n")}`,
    ].join("\n\n"),
    html: mailHtml(
      title,
      [...before.map(paragraph), factTable(rows), ...after.map(paragraph)].join("\n"),
    ),
  };
};
