import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  listReceived,
  type Period,
  type Received,
  receivedCsv,
  sumReceived,
} from "#backend/giving/ledger/received.ts";
import { feesFor } from "#backend/giving/stripe/fees.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import { readDay } from "#backend/plain-text.ts";
import { Refused } from "#backend/refused.ts";
import { act } from "#backend/terminal/act.ts";
import type { StaffCommand, StaffContext } from "#backend/terminal/command.ts";
import { formatDollars } from "#rules/donation.ts";
import { checkoutHelp, closeCheckoutsCommand, listCheckouts } from "./checkout-commands.ts";
import { stopMonthly } from "./stop-command.ts";

declare module "#backend/terminal/command.ts" {
  interface StaffContext {
    /** The card provider, when there is an account. */
    openStripe?: () => Promise<StripeGateway | undefined>;
  }
}

const chicagoDay = (now: Date) => now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

/** The accountant gets the money received also while the card provider says nothing of its fees. */
const feesOrReason = async (context: StaffContext, rows: Received[]) => {
  try {
    return { fees: await feesFor(await context.openStripe?.(), rows) };
  } catch (error) {
    const { type } = error as { type?: string };
    if (!type?.startsWith("Stripe")) throw error;
    // Its message may repeat the key.
    return { fees: new Map(), untold: `Stripe did not tell its fees (${type}).` };
  }
};

const csvCommand = async (
  context: StaffContext,
  period: Period,
  name: string | undefined,
): Promise<string> => {
  const { db, cwd } = context;
  const rows = await listReceived(db, period);
  const { fees, untold } = await feesOrReason(context, rows);
  const csv = receivedCsv(rows, fees);
  if (name === undefined && untold)
    throw new Refused(
      "invalid",
      `${untold} To have the file without them, name it: gifts --csv FILE`,
    );
  const about = `${period.since} to ${period.until}`;
  await act(context, async () => ({ action: "exported gifts", about }));
  if (name === undefined) return csv;
  const file = resolve(cwd, name);
  await writeFile(file, csv, { mode: 0o600 });
  const { receivedCents, returnedCents, heldCents, keptCents } = sumReceived(rows);
  return `${rows.length} ${rows.length === 1 ? "payment" : "payments"}: ${formatDollars(receivedCents)} received, ${formatDollars(returnedCents)} returned, ${formatDollars(heldCents)} disputed, ${formatDollars(keptCents)} kept.\n${untold ? `${untold} Their column is empty.\n` : ""}${file} holds names and addresses: keep it safe.\n`;
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
    const { values, positionals } = parseArgs({
      args,
      options: {
        since: { type: "string" },
        until: { type: "string" },
        csv: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (!values.csv || more.length > 0)
      throw new Refused("invalid", "gifts --csv FILE, gifts stop GIFT, or gifts checkouts.");
    const today = chicagoDay(context.now);
    const period = {
      since: readDay(values.since ?? `${today.slice(0, 4)}-01-01`, "since"),
      until: readDay(values.until ?? today, "until"),
    };
    return csvCommand(context, period, file);
  },
};
