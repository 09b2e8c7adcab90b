import { parseArgs } from "node:util";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { plain } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { act } from "#backend/terminal/act.ts";
import type { StaffContext } from "#backend/terminal/command.ts";
import { formatDollars } from "#rules/donation.ts";

/** A monthly gift, with the card provider's name for it. */
const findMonthly = async (db: Database, id: string) => {
  const gift = await findGift(db, id);
  if (gift?.frequency !== "monthly") return undefined;
  const row = await db.row(
    { subscription: nullable(text) },
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

export const stopMonthly = async (context: StaffContext, args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    options: { now: { type: "boolean" } },
    allowPositionals: true,
  });
  const [id = ""] = positionals;
  const found = await findMonthly(context.db, id);
  if (!found) throw new Refused("invalid", `There is no monthly gift ${plain(id)}.`);
  const { gift, subscription } = found;
  if (gift.state === "ended") return "This gift has ended already.\n";
  const words = `${formatDollars(gift.amountCents)} a month from ${plain(gift.donorName ?? gift.donorEmail ?? "a donor without a name")}`;
  if (!values.now) return `${words}\n\n${howToStop(subscription, context.settings.donorPortalUrl)}`;
  const stripe = await context.openStripe?.();
  if (!stripe || !subscription || gift.provider !== "stripe")
    throw new Refused("invalid", "This gift is not at the card provider that is set up here.");
  await act(context, async () => {
    await stripe.endMonthly(subscription).catch((error: Error) => {
      throw new Refused("invalid", `Stripe did not stop it: ${error.message}`);
    });
    return { action: "stopped a monthly gift", about: `gift ${gift.id}` };
  });
  return `Stopped: ${words}. No more is charged; the ledger follows with Stripe's report.\n`;
};
