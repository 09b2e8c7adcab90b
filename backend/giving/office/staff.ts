import { masked } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import { lockGift, moveGift } from "#backend/giving/ledger/ledger.ts";
import { changePayment, paymentsInReview } from "#backend/giving/ledger/payments.ts";
import { sendReceipts } from "#backend/giving/ledger/record.ts";
import { issueStatement } from "#backend/giving/receipts/issued-statements.ts";
import type { ByStaff } from "#backend/giving/receipts/staff-receipts.ts";
import {
  composeStatement,
  type Statement,
  yearOfGifts,
} from "#backend/giving/receipts/statement.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";

/** Staff take what arrived as the gift it is. */
export const acceptReviewed = (
  db: Database,
  giftId: string,
  { now, by, settings, site }: ByStaff,
): Promise<Done> =>
  db.transaction(async (tx) => {
    const gift = await lockGift(tx, giftId);
    const payments = gift ? await paymentsInReview(tx, gift.id) : [];
    if (!gift || payments.length === 0)
      throw new Refused(
        "changed-meanwhile",
        "There is no payment in dollars in review for this gift.",
      );
    const step = { kind: "accepted", source: "staff" as const, at: now, actor: by };
    for (const payment of payments)
      await changePayment(tx, payment, { state: "paid", inReview: false }, step);
    if (gift.state === "review")
      await moveGift(tx, gift, gift.frequency === "monthly" ? "active" : "paid", step);
    await sendReceipts(tx, gift, {
      source: "staff",
      actor: by,
      now,
      log: silentLog,
      settings,
      site,
    });
    return { action: "accepted a gift in review", about: `gift ${gift.id}` };
  });

/** A donor's gifts of one year as a letter, or undefined when there are none. */
export const prepareStatement = async (
  db: Database,
  year: number,
  email: string,
  site: Site,
  copiedAt?: Date,
): Promise<Statement | undefined> => {
  const addresses = await addressesOf(db, email);
  const lines = await yearOfGifts(db, year, "lower(g.donor_email) = any($2)", [addresses]);
  // Several addresses of one donor: the latest one they used gets it.
  const to = lines.at(-1)?.donorEmail;
  return to ? composeStatement(year, to, lines, site, copiedAt) : undefined;
};

/** Mails a donor's statement. One that went out before goes again only as a duplicate copy. */
export const mailStatement = async (
  tx: Database,
  { year, email, again = false }: { year: number; email: string; again?: boolean | undefined },
  { now, site }: Pick<ByStaff, "now" | "site">,
): Promise<Done> => {
  const statement = await prepareStatement(tx, year, email, site);
  if (!statement) throw new Refused("not-found", `There are no gifts of this person in ${year}.`);
  const about = masked(statement.to);
  if (await issueStatement(tx, statement.digest, now)) {
    await enqueueMail(tx, statement, now);
    return { action: `sent a statement of ${year}`, about };
  }
  if (!again)
    throw new Refused("invalid", `This very statement was sent to ${statement.to} before.`);
  const copy = await prepareStatement(tx, year, email, site, now);
  if (copy) await enqueueMail(tx, copy, now);
  return { action: `sent a statement of ${year} again`, about };
};
