import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { csvAnswer } from "#backend/desk/csv.ts";
import {
  accountsFile,
  type Period,
  sumReceived,
  sumsInWords,
} from "#backend/giving/ledger/received.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import { readDay } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import { act, readArgs, type StaffCommand, type StaffContext } from "#backend/terminal/command.ts";
import { checkoutHelp, closeCheckoutsCommand, listCheckouts } from "./checkout-commands.ts";

declare module "#backend/terminal/command.ts" {
  interface StaffContext {
    openStripe?: () => Promise<StripeGateway | undefined>;
  }
}

const csvCommand = async (context: StaffContext, period: Period, name: string | undefined) => {
  // Its bytes: as text it would lose the mark at its beginning.
  const csv = Buffer.from(await csvAnswer(await accountsFile(context.db, period)).arrayBuffer());
  const about = `${period.since} to ${period.until}`;
  await act(context, async () => ({ action: "exported gifts for the accountant", about }));
  if (name === undefined) return csv.toString();
  const file = resolve(context.cwd, name);
  await writeFile(file, csv, { mode: 0o600 });
  const sums = sumsInWords(await sumReceived(context.db, period));
  return `${sums}\n${file} holds names and addresses: keep it safe.\n`;
};

export const gifts: StaffCommand = {
  help: [
    [
      "gifts --csv [FILE] [--since DAY] [--until DAY]",
      "money received this year or in those days, one line per payment, for the accountant",
    ],
    ...checkoutHelp,
  ],
  async run(context, args) {
    const [first = "", ...rest] = args;
    if (first === "checkouts" && rest.length === 0) return listCheckouts(context);
    if (first === "close-checkouts") return closeCheckoutsCommand(context, rest);
    const { values, positionals } = readArgs(args, {
      since: "string",
      until: "string",
      csv: "boolean",
    });
    const [file, ...more] = positionals;
    if (!values.csv || more.length > 0) throw invalid("gifts --csv FILE, or gifts checkouts.");
    const today = context.now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });
    const period = {
      since: readDay(values.since ?? `${today.slice(0, 4)}-01-01`, "since"),
      until: readDay(values.until ?? today, "until"),
    };
    return csvCommand(context, period, file);
  },
};
