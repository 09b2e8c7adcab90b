import { parseArgs } from "node:util";
import type { StaffCommand } from "#backend/staff/command.ts";
import { csvLine } from "#backend/staff/csv.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { plain, table } from "#backend/staff/terminal.ts";
import { formatDollars } from "#rules/donation.ts";
import { emailAddress } from "#rules/email.ts";
import { checkoutHelp, closeCheckoutsCommand, listCheckouts } from "./checkout-commands.ts";
import { type ExportRow, listGifts, type MonthTotal, monthTotals } from "./export.ts";
import { acceptReviewed, prepareStatement, sendStatement } from "./staff.ts";

const day = (text: string, option: string) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new StaffError(`--${option} must be a day such as 2026-01-31.`);
  return text;
};

const chicagoDay = (now: Date) => now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

/** The columns of the export, for a bookkeeper's spreadsheet. */
const columns: [name: string, value: (row: ExportRow) => string | number | null][] = [
  ["started", (row) => row.started],
  ["paid", (row) => row.paid],
  ["receipt", (row) => row.receipt],
  ["amount", (row) => (row.amountCents / 100).toFixed(2)],
  ["refunded", (row) => (row.refundedCents / 100).toFixed(2)],
  ["lost", (row) => (row.lostCents / 100).toFixed(2)],
  ["held", (row) => (row.heldCents / 100).toFixed(2)],
  ["frequency", (row) => row.frequency],
  ["gift_state", (row) => row.giftState],
  ["payment_state", (row) => row.paymentState],
  ["donor_name", (row) => row.donorName],
  ["donor_email", (row) => row.donorEmail],
  ["test", (row) => (row.test ? "test" : "")],
  ["gift", (row) => row.gift],
  ["payment_reference", (row) => row.reference],
];

const giftsCsv = (rows: ExportRow[]) =>
  [
    csvLine(columns.map(([name]) => name)),
    ...rows.map((row) => csvLine(columns.map(([, value]) => String(value(row) ?? "")))),
  ].join("");

const giftsTable = (rows: ExportRow[]) =>
  table(
    ["Date", "Amount", "Kind", "State", "Donor", "Gift"],
    rows.map((row) => [
      row.paid ?? row.started.slice(0, 10),
      formatDollars(row.amountCents),
      `${row.frequency === "monthly" ? "monthly" : "one-time"}${row.test ? " (test)" : ""}`,
      row.paymentState && row.paymentState !== "paid" ? row.paymentState : row.giftState,
      [row.donorName, row.donorEmail].filter(Boolean).join(", "),
      row.gift,
    ]),
    undefined,
    [1],
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

export const gifts: StaffCommand = {
  help: [
    [
      "gifts [--since DAY] [--until DAY]",
      "this year's gifts, or those days', and each month's total",
    ],
    ["gifts [--since DAY] [--until DAY] --csv", "one line per payment, for a spreadsheet"],
    ["gifts accept GIFT", "take a payment in review as it is, and send its receipt"],
    ...checkoutHelp,
  ],
  async run(context, args) {
    const [first, ...rest] = args;
    if (first === "checkouts" && rest.length === 0) return listCheckouts(context);
    if (first === "close-checkouts") return closeCheckoutsCommand(context, rest);
    const { db, now, settings } = context;
    const { values, positionals } = parseArgs({
      args,
      options: { since: { type: "string" }, until: { type: "string" }, csv: { type: "boolean" } },
      allowPositionals: true,
    });
    const [verb, id = ""] = positionals;
    if (verb === "accept") {
      const accepted = await acceptReviewed(db, id, { now, settings });
      if (accepted === 0)
        throw new StaffError(`There is no payment in dollars in review for ${plain(id)}.`);
      return "Accepted. The receipt is on its way if the donor's address is known.\n";
    }
    if (verb) throw new StaffError("gifts accept GIFT, or gifts with its options.");
    const today = chicagoDay(now);
    const period = {
      since: day(values.since ?? `${today.slice(0, 4)}-01-01`, "since"),
      until: day(values.until ?? today, "until"),
    };
    const rows = await listGifts(db, period);
    if (values.csv) return giftsCsv(rows);
    if (rows.length === 0) return `No gifts from ${period.since} to ${period.until}.\n`;
    const totals = await monthTotals(db, period);
    return `${giftsTable(rows)}\n\n${totalsTable(totals)}\n`;
  },
};

export const statement: StaffCommand = {
  help: [
    [
      "statement --year YEAR --email ADDRESS [--send]",
      "a donor's gifts of one year, to read or to mail",
    ],
  ],
  async run({ db, now }, args) {
    const { values } = parseArgs({
      args,
      options: { year: { type: "string" }, email: { type: "string" }, send: { type: "boolean" } },
    });
    if (!/^20\d{2}$/.test(values.year ?? "")) throw new StaffError("--year must be a year.");
    const year = Number(values.year);
    const email = emailAddress.safeParse(values.email);
    if (!email.success) throw new StaffError("--email must be the donor's address.");

    const mail = await prepareStatement(db, year, email.data);
    if (!mail) return `No gifts of ${email.data} in ${year}.\n`;
    if (!values.send) return `To: ${mail.to}\nSubject: ${mail.subject}\n\n${plain(mail.text)}\n`;
    return (await sendStatement(db, mail, now))
      ? `The statement is on its way to ${mail.to}.\n`
      : `This statement was sent to ${mail.to} before.\n`;
  },
};
