import { parseArgs } from "node:util";
import { act } from "#backend/staff/act.ts";
import type { StaffCommand } from "#backend/staff/command.ts";
import { csvLine } from "#backend/staff/csv.ts";
import { dateTime, table } from "#backend/staff/terminal.ts";
import { countOtherSubscribers, listSubscribers } from "./staff.ts";

export const subscribers: StaffCommand = {
  help: [["subscribers [--csv]", "confirmed newsletter readers, each with a link to unsubscribe"]],
  async run(context, args) {
    const { db, settings } = context;
    const { values } = parseArgs({ args, options: { csv: { type: "boolean" } } });
    const readers = await listSubscribers(db, settings);
    if (values.csv) {
      await act(context, async () => ({
        action: "exported newsletter readers",
        about: "all of them",
      }));
      const lines = readers.map(({ email, confirmedAt, unsubscribeUrl }) =>
        csvLine([email, confirmedAt.toISOString(), unsubscribeUrl]),
      );
      return csvLine(["email", "confirmed_at", "unsubscribe_url"]) + lines.join("");
    }
    const { pending, left } = await countOtherSubscribers(db);
    const list = table(
      ["Email", "Confirmed (Chicago)"],
      readers.map(({ email, confirmedAt }) => [email, dateTime(confirmedAt)]),
    );
    return `${list}\n\n${readers.length} confirmed, ${pending} not yet, ${left} left.\n`;
  },
};
