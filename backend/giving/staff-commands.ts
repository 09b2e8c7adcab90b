import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { staffCommand } from "#backend/desk/audit.ts";
import { act } from "#backend/staff/act.ts";
import type { StaffCommand, StaffContext } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { readDay, table } from "#backend/staff/terminal.ts";
import { formatDollars } from "#rules/donation.ts";
import { checkoutHelp, closeCheckoutsCommand, listCheckouts } from "./checkout-commands.ts";
import { donorCommands, donorHelp } from "./donor-commands.ts";
import {
  type ExportRow,
  listGifts,
  type MonthTotal,
  monthTotals,
  type Period,
  type Whose,
} from "./export.ts";
import { feesFor } from "./fees.ts";
import { officeCommands, officeHelp } from "./office-commands.ts";
import { printedNumber } from "./receipt-number.ts";
import { listReceived, type Received, receivedCsv, sumReceived } from "./received.ts";
import { acceptReviewed } from "./staff.ts";

const chicagoDay = (now: Date) => now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

const giftsTable = (rows: ExportRow[]) =>
  table(
    ["Date", "Receipt", "Amount", "Kind", "State", "Donor", "Gift"],
    rows.map((row) => [
      row.paid ?? row.started.slice(0, 10),
      row.paid && row.receipt ? printedNumber(row.paid, row.receipt) : "",
      formatDollars(row.amountCents),
      `${row.frequency === "monthly" ? "monthly" : "one-time"}${row.test ? " (test)" : ""}`,
      row.paymentState && row.paymentState !== "paid" ? row.paymentState : row.giftState,
      [row.donorName, row.donorEmail].filter(Boolean).join(", "),
      row.gift,
    ]),
    undefined,
    [2],
  );

const totalsTable = (totals: MonthTotal[]) =>
  table(
    ["Month", "Payments", "Received", "Returned", "Disputed", "Kept"],
    totals.map((total) => [
      total.month + (total.test ? " (test)" : ""),
      String(total.payments),
      formatDollars(total.receivedCents),
      formatDollars(total.returnedCents),
      formatDollars(total.heldCents),
      formatDollars(total.receivedCents - total.returnedCents - total.heldCents),
    ]),
    undefined,
    [1, 2, 3, 4, 5],
  );

/** The accountant gets the money received also while the card provider says nothing of its fees. */
const feesToldFor = async (context: StaffContext, rows: Received[]) => {
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
  const { fees, untold } = await feesToldFor(context, rows);
  const csv = receivedCsv(rows, fees);
  if (name === undefined && untold)
    throw new StaffError(`${untold} To have the file without them, name it: gifts --csv FILE`);
  const about = `${period.since} to ${period.until}`;
  await act(context, async () => ({ action: "exported gifts", about }));
  if (name === undefined) return csv;
  const file = resolve(cwd, name);
  await writeFile(file, csv, { mode: 0o600 });
  const { receivedCents, returnedCents, heldCents, keptCents } = sumReceived(rows);
  return `${rows.length} ${rows.length === 1 ? "payment" : "payments"}: ${formatDollars(receivedCents)} received, ${formatDollars(returnedCents)} returned, ${formatDollars(heldCents)} disputed, ${formatDollars(keptCents)} kept.\n${untold ? `${untold} Their column is empty.\n` : ""}${file} holds names and addresses: keep it safe.\n`;
};

const listCommand = async ({ db }: StaffContext, period: Period, whose: Whose) => {
  const rows = await listGifts(db, period, whose);
  if (rows.length === 0) return `No gifts from ${period.since} to ${period.until}.\n`;
  if (whose.email || whose.name) return `${giftsTable(rows)}\n`;
  return `${giftsTable(rows)}\n\n${totalsTable(await monthTotals(db, period))}\n`;
};

const oneWordCommands = { ...donorCommands, ...officeCommands };

/** Before the first gift. */
const always = "2000-01-01";

export const gifts: StaffCommand = {
  help: [
    [
      "gifts [--since DAY] [--until DAY]",
      "this year's gifts, or those days', and each month's total",
    ],
    ["gifts --email ADDRESS, gifts --name NAME", "the gifts of one person, of all years"],
    [
      "gifts [--since DAY] [--until DAY] --csv [FILE]",
      "money received, one line per payment, for the accountant's spreadsheet",
    ],
    ["gifts accept GIFT", "take a payment in review as it is, and send its receipt"],
    ...donorHelp,
    ...officeHelp,
    ...checkoutHelp,
  ],
  async run(context, args) {
    const [first = "", ...rest] = args;
    if (first === "checkouts" && rest.length === 0) return listCheckouts(context);
    if (first === "close-checkouts") return closeCheckoutsCommand(context, rest);
    const command = Object.hasOwn(oneWordCommands, first) && oneWordCommands[first];
    if (command) return command(context, rest);
    const { now, settings } = context;
    const { values, positionals } = parseArgs({
      args,
      options: {
        since: { type: "string" },
        until: { type: "string" },
        csv: { type: "boolean" },
        email: { type: "string" },
        name: { type: "string" },
      },
      allowPositionals: true,
    });
    const [word, id = ""] = positionals;
    if (word === "accept") {
      await act(context, (tx) => acceptReviewed(tx, id, { now, settings, by: staffCommand }));
      return "Accepted. The receipt is on its way if the donor's address is known.\n";
    }
    if (word && !values.csv) throw new StaffError("gifts accept GIFT, or gifts with its options.");
    const today = chicagoDay(now);
    const whose = { email: values.email, name: values.name };
    const begin = whose.email || whose.name ? always : `${today.slice(0, 4)}-01-01`;
    const period = {
      since: readDay(values.since ?? begin, "since"),
      until: readDay(values.until ?? today, "until"),
    };
    if (values.csv) return csvCommand(context, period, word);
    return listCommand(context, period, whose);
  },
};
