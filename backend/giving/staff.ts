import { masked } from "#backend/desk/audit.ts";
import type { Actor, Done } from "#backend/desk/endpoint.ts";
import { DeskRefusal } from "#backend/desk/refusal.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import type { Database } from "#backend/storage/database.ts";
import { addressesOf } from "./donor-addresses.ts";
import { issueStatement } from "./issued-statements.ts";
import { lockGift, moveGift } from "./ledger.ts";
import { changePayment, paymentsInReview } from "./payments.ts";
import type { ReceiptSettings } from "./receipts.ts";
import { sendReceipts } from "./record.ts";
import { composeStatement, type Statement, yearOfGifts } from "./statement.ts";

/** Staff take what arrived as the gift it is. */
export const acceptReviewed = (
  db: Database,
  giftId: string,
  { now, by, settings }: { now: Date; by: Actor; settings: ReceiptSettings },
): Promise<Done> =>
  db.transaction(async (tx) => {
    const gift = await lockGift(tx, giftId);
    const payments = gift ? await paymentsInReview(tx, gift.id) : [];
    if (!gift || payments.length === 0)
      throw new DeskRefusal(
        "changed-meanwhile",
        "There is no payment in dollars in review for this gift.",
      );
    const step = { kind: "accepted", source: "staff" as const, at: now, actor: by };
    for (const payment of payments)
      await changePayment(tx, payment, { state: "paid", inReview: false }, step);
    if (gift.state === "review")
      await moveGift(tx, gift, gift.frequency === "monthly" ? "active" : "paid", step);
    await sendReceipts(tx, gift, { source: "staff", actor: by, now, log: silentLog, settings });
    return { action: "accepted a gift in review", about: `gift ${gift.id}` };
  });

/** A donor's gifts of one year as a letter, or undefined when there are none. */
export const prepareStatement = async (
  db: Database,
  year: number,
  email: string,
  copiedAt?: Date,
): Promise<Statement | undefined> => {
  const addresses = await addressesOf(db, email);
  const lines = await yearOfGifts(db, year, "lower(g.donor_email) = any($2)", [addresses]);
  // Several addresses of one donor: the latest one they used gets it.
  const to = lines.at(-1)?.donorEmail;
  return to ? composeStatement(year, to, lines, copiedAt) : undefined;
};

/** Mails a donor's statement. One that went out before goes again only as a duplicate copy. */
export const mailStatement = async (
  tx: Database,
  { year, email, again = false }: { year: number; email: string; again?: boolean | undefined },
  now: Date,
): Promise<Done> => {
  const statement = await prepareStatement(tx, year, email);
  if (!statement)
    throw new DeskRefusal("not-found", `There are no gifts of this person in ${year}.`);
  const about = masked(statement.to);
  if (await issueStatement(tx, statement.digest, now)) {
    await enqueueMail(tx, statement, now);
    return { action: `sent a statement of ${year}`, about };
  }
  if (!again)
    throw new DeskRefusal("invalid", `This very statement was sent to ${statement.to} before.`);
  const copy = await prepareStatement(tx, year, email, now);
  if (copy) await enqueueMail(tx, copy, now);
  return { action: `sent a statement of ${year} again`, about };
};
