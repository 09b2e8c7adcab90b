import { parseArgs } from "node:util";
import type { StaffCommand } from "#backend/staff/command.ts";
import { csvLine, dateTime, table } from "#backend/staff/terminal.ts";
import { unsubscribeUrl } from "./links.ts";

type Row = { email: string; at: Date; token: string };

export const subscribers: StaffCommand = {
  help: [["subscribers [--csv]", "confirmed newsletter readers, each with a link to unsubscribe"]],
  async run({ db, settings }, args) {
    const { values } = parseArgs({ args, options: { csv: { type: "boolean" } } });
    const rows = await db.query<Row>(
      `select email, confirmed_at as at, unsubscribe_token as token
       from newsletter_subscribers where state = 'confirmed' order by confirmed_at`,
    );
    if (values.csv) {
      const lines = rows.map(({ email, at, token }) =>
        csvLine([email, at.toISOString(), unsubscribeUrl(settings, token)]),
      );
      return csvLine(["email", "confirmed_at", "unsubscribe_url"]) + lines.join("");
    }
    const [others] = await db.query<{ pending: number; left: number }>(
      `select count(*) filter (where state = 'pending') as pending,
              count(*) filter (where state = 'unsubscribed') as left
       from newsletter_subscribers`,
    );
    const list = table(
      ["Email", "Confirmed (UTC)"],
      rows.map(({ email, at }) => [email, dateTime(at)]),
    );
    return `${list}\n\n${rows.length} confirmed, ${others?.pending} not yet, ${others?.left} left.\n`;
  },
};
