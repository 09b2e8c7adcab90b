import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import {
  listReceived,
  type Period,
  type Received,
  receivedCsv,
  sumReceived,
} from "#backend/giving/ledger/received.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import { plain, readDay } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { act, readArgs, type StaffCommand, type StaffContext } from "#backend/terminal/command.ts";
import { formatDollars } from "#rules/donation.ts";
import { checkoutHelp, closeCheckoutsCommand, listCheckouts } from "./checkout-commands.ts";

declare module "#backend/terminal/command.ts" {
  interface StaffContext {
    openStripe?: () => Promise<StripeGateway | undefined>;
  }
}

/** The accountant gets the money received also while the card provider says nothing of its fees. */
const feesOrReason = async (context: StaffContext, rows: Received[]) => {
  try {
    const stripe = await context.openStripe?.();
    return { fees: (await stripe?.feesFor(rows)) ?? new Map() };
  } catch (error) {
    const { type } = error as { type?: string };
    if (!type?.startsWith("Stripe")) throw error;
    // Its message may repeat the key.
    return { fees: new Map(), untold: `Stripe did not tell its fees (${type}).` };
  }
};

const csvCommand = async (context: StaffContext, period: Period, name: string | undefined) => {
  const rows = await listReceived(context.db, period);
  const { fees, untold } = await feesOrReason(context, rows);
  const csv = receivedCsv(rows, fees);
  if (name === undefined && untold)
    throw invalid(`${untold} To have the file without them, name it: gifts --csv FILE`);
  const about = `${period.since} to ${period.until}`;
  await act(context, async () => ({ action: "exported gifts", about }));
  if (name === undefined) return csv;
  const file = resolve(context.cwd, name);
  await writeFile(file, csv, { mode: 0o600 });
  const sums = sumReceived(rows).map(([cents, what]) => `${formatDollars(cents)} ${what}`);
  return `${rows.length} ${rows.length === 1 ? "payment" : "payments"}: ${sums.join(", ")}.\n${untold ? `${untold} Their column is empty.\n` : ""}${file} holds names and addresses: keep it safe.\n`;
};

const findMonthly = async (db: Database, id: string) => {
  const gift = await findGift(db, id);
  if (gift?.frequency !== "monthly") throw invalid(`There is no monthly gift ${plain(id)}.`);
  const { subscription } = await db.one(
    { subscription: nullable(text) },
    "select subscription_reference as subscription from gifts where id = $1",
    [id],
  );
  return { gift, subscription };
};

const howToStop = (subscription: string | null, portal: string | undefined) =>
  [
    ...(portal ? [`The donor can do it: ${portal}`] : []),
    `At Stripe: Subscriptions, ${subscription ?? "the donor's name"}, Cancel. The ledger follows by itself.`,
    "Or here, at once: gifts stop GIFT --now",
    "",
  ].join("\n");

const stopMonthly = async (context: StaffContext, args: string[]) => {
  const { values, positionals } = readArgs(args, { now: "boolean" });
  const [id = ""] = positionals;
  const { gift, subscription } = await findMonthly(context.db, id);
  if (gift.state === "ended") return "This gift has already ended.\n";
  const words = `${formatDollars(gift.amountCents)} a month from ${plain(gift.donorName ?? gift.donorEmail ?? "a donor without a name")}`;
  if (!values.now) return `${words}\n\n${howToStop(subscription, context.settings.donorPortalUrl)}`;
  const stripe = await context.openStripe?.();
  if (!stripe || !subscription || gift.provider !== "stripe")
    throw invalid("This gift is not at the Stripe account that is set up here.");
  await act(context, async () => {
    await stripe.endMonthly(subscription).catch((error: Error) => {
      throw invalid(`Stripe did not stop it: ${error.message}`);
    });
    return { action: "stopped a monthly gift", about: `gift ${gift.id}` };
  });
  return `Stopped: ${words}. No more is charged; the ledger follows with Stripe's report.\n`;
};

export const gifts: StaffCommand = {
  help: [
    [
      "gifts --csv [FILE] [--since DAY] [--until DAY]",
      "money received this year or in those days, one line per payment, for the accountant",
    ],
    ["gifts stop GIFT [--now]", "how a monthly gift is stopped, or stop it at once"],
    ...checkoutHelp,
  ],
  async run(context, args) {
    const [first = "", ...rest] = args;
    if (first === "checkouts" && rest.length === 0) return listCheckouts(context);
    if (first === "close-checkouts") return closeCheckoutsCommand(context, rest);
    if (first === "stop") return stopMonthly(context, rest);
    const { values, positionals } = readArgs(args, {
      since: "string",
      until: "string",
      csv: "boolean",
    });
    const [file, ...more] = positionals;
    if (!values.csv || more.length > 0)
      throw invalid("gifts --csv FILE, gifts stop GIFT, or gifts checkouts.");
    const today = context.now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
    const period = {
      since: readDay(values.since ?? `${today.slice(0, 4)}-01-01`, "since"),
      until: readDay(values.until ?? today, "until"),
    };
    return csvCommand(context, period, file);
  },
};
