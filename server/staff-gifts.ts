import { parseArgs } from "node:util";
import type { Database } from "#functions/database.ts";
import {
  giftsCsv,
  giftsTable,
  listGifts,
  monthTotals,
  totalsTable,
} from "#functions/giving/export.ts";
import { composeStatement, yearOfGifts } from "#functions/giving/statement.ts";
import { enqueueMail } from "#functions/mail/outbox.ts";
import { formatDollars } from "#rules/donation.ts";
import { emailAddress } from "#rules/email.ts";
import { StaffError } from "./staff/command.ts";

const chicagoDay = (now: Date) => now.toLocaleDateString("sv-SE", { timeZone: "America/Chicago" });

const day = (text: string, option: string) => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) throw new StaffError(`--${option} must be a day such as 2026-01-31.`);
  return text;
};

/** `gifts [--since DAY] [--until DAY] [--csv]`: this year's unless told otherwise. */
export const staffGifts = async (db: Database, args: string[], now: Date): Promise<string> => {
  const { values } = parseArgs({
    args,
    options: { since: { type: "string" }, until: { type: "string" }, csv: { type: "boolean" } },
  });
  const today = chicagoDay(now);
  const period = {
    since: day(values.since ?? `${today.slice(0, 4)}-01-01`, "since"),
    until: day(values.until ?? today, "until"),
  };
  const gifts = await listGifts(db, period);
  if (values.csv) return giftsCsv(gifts);
  if (gifts.length === 0) return `No gifts from ${period.since} to ${period.until}.\n`;
  const totals = await monthTotals(db, period);
  return `${giftsTable(gifts)}\n\n${totalsTable(totals)}\n`;
};

/** `statement --year YEAR --email ADDRESS [--send]`: shows it, or queues it as a mail. */
export const staffStatement = async (db: Database, args: string[], now: Date): Promise<string> => {
  const { values } = parseArgs({
    args,
    options: { year: { type: "string" }, email: { type: "string" }, send: { type: "boolean" } },
  });
  const year = Number(values.year);
  if (!/^20\d{2}$/.test(values.year ?? "")) throw new StaffError("--year must be a year.");
  const email = emailAddress.safeParse(values.email);
  if (!email.success) throw new StaffError("--email must be the donor's address.");

  const lines = await yearOfGifts(db, year, email.data);
  if (lines.length === 0) return `No gifts of ${email.data} in ${year}.\n`;
  const mail = composeStatement(year, email.data, lines);
  if (!values.send) return `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`;
  const queued = await enqueueMail(db, mail, now);
  const total = formatDollars(lines.reduce((sum, { keptCents }) => sum + keptCents, 0));
  return queued
    ? `A statement over ${total} is on its way to ${mail.to}.\n`
    : `This statement was sent to ${mail.to} before.\n`;
};
