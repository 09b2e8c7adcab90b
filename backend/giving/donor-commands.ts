import { parseArgs } from "node:util";
import { staffCommand } from "#backend/desk/audit.ts";
import { act } from "#backend/staff/act.ts";
import type { StaffContext } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { plain } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { emailAddress } from "#rules/email.ts";
import { findGift } from "./ledger.ts";
import { findPaymentByNumber } from "./payments.ts";
import { numberIn } from "./receipt-number.ts";
import { correctAddress } from "./staff-addresses.ts";
import { sendReceiptAgain } from "./staff-receipts.ts";

export const donorHelp: [string, string][] = [
  [
    "gifts correct-email OLD NEW",
    "put a donor's address right, on all gifts or on one (OLD: its ID)",
  ],
  ["gifts receipt NUMBER", "send a receipt again, marked as a duplicate copy"],
  ["gifts stop GIFT [--now]", "how to stop a monthly gift, or stop it at the card provider"],
];

const byStaff = ({ now, settings }: StaffContext) => ({ now, settings, by: staffCommand });

const giftOf = async (db: Database, which: string) => {
  if (!which.includes("@")) return findGift(db, which);
  const [row] = await db.query<{ id: string }>(
    "select id from gifts where lower(donor_email) = lower($1) order by created_at desc limit 1",
    [which],
  );
  return row && findGift(db, row.id);
};

const correct = async (context: StaffContext, args: string[]) => {
  const [old = "", fresh = "", ...rest] = args;
  if (!fresh || rest.length > 0)
    throw new StaffError("From which to which? gifts correct-email OLD NEW");
  const email = emailAddress.safeParse(fresh);
  if (!email.success) throw new StaffError(`${plain(fresh)} is no email address.`);
  const gift = await giftOf(context.db, old);
  if (!gift) throw new StaffError(`There is no gift of ${plain(old)} to change.`);
  const everywhere = old.includes("@");
  const correction = { id: gift.id, from: gift.donorEmail, email: email.data, everywhere };
  await act(context, (tx) =>
    correctAddress(tx, { ...correction, sendReceipt: false }, byStaff(context)),
  );
  return `${everywhere ? "All gifts of this donor have" : "This gift has"} the address ${email.data} now. A receipt can be sent again: gifts receipt NUMBER\n`;
};

const receipt = async (context: StaffContext, args: string[]) => {
  const number = args.length === 1 ? numberIn(args[0] ?? "") : undefined;
  if (number === undefined)
    throw new StaffError("Which one? gifts receipt 2026-000012, as it is printed");
  const payment = await findPaymentByNumber(context.db, number);
  if (!payment) throw new StaffError("There is no receipt with this number.");
  await act(context, (tx) =>
    sendReceiptAgain(tx, { id: payment.giftId, payment: number }, byStaff(context)),
  );
  return `It is on its way to ${(await findGift(context.db, payment.giftId))?.donorEmail}.\n`;
};

/** A monthly gift, with the card provider's name for it. */
const findMonthly = async (db: Database, id: string) => {
  const gift = await findGift(db, id);
  if (gift?.frequency !== "monthly") return undefined;
  const [row] = await db.query<{ subscription: string | null }>(
    "select subscription_reference as subscription from gifts where id = $1",
    [id],
  );
  return { gift, subscription: row?.subscription ?? null };
};

const howToStop = (subscription: string | null, portal: string | undefined) =>
  [
    ...(portal ? [`The donor can do it: ${portal}`] : []),
    `At Stripe: Subscriptions, ${subscription ?? "the donor's name"}, Cancel. The ledger follows by itself.`,
    "Or here, at once: gifts stop GIFT --now",
    "",
  ].join("\n");

const stop = async (context: StaffContext, args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: { now: { type: "boolean" } },
    allowPositionals: true,
  });
  const [id = ""] = positionals;
  const found = await findMonthly(context.db, id);
  if (!found) throw new StaffError(`There is no monthly gift ${plain(id)}.`);
  const { gift, subscription } = found;
  if (gift.state === "ended") return "This gift has ended already.\n";
  const words = `${formatDollars(gift.amountCents)} a month from ${plain(gift.donorName ?? gift.donorEmail ?? "a donor without a name")}`;
  if (!values.now) return `${words}\n\n${howToStop(subscription, context.settings.donorPortalUrl)}`;
  const stripe = await context.openStripe?.();
  if (!stripe || !subscription || gift.provider !== "stripe")
    throw new StaffError("This gift is not at the card provider that is set up here.");
  await act(context, async () => {
    await stripe.endMonthly(subscription).catch((error: Error) => {
      throw new StaffError(`Stripe did not stop it: ${error.message}`);
    });
    return { action: "stopped a monthly gift", about: `gift ${gift.id}` };
  });
  return `Stopped: ${words}. No more is charged; the ledger follows with Stripe's report.\n`;
};

/** What staff do for one donor, by the word after `gifts`. */
export const donorCommands: Record<
  string,
  (context: StaffContext, args: string[]) => Promise<string>
> = { "correct-email": correct, receipt, stop };
