import { parseArgs } from "node:util";
import type { StaffCommand } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { dateTime, plain, table } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";
import { countMessages, findMessage, listMessages, releaseMessage } from "./staff.ts";

const shown = 50;

const printList = async (db: Database, spam: boolean, all: boolean) => {
  const rows = await listMessages(db, { spam, most: all ? null : shown });
  const counts = await countMessages(db);
  const total = spam ? counts.spam : counts.kept;
  return [
    ...(rows.length > 0
      ? [
          table(
            ["Received (UTC)", "Kind", "From", "Email", spam ? "Suspicion" : "Subject", "ID"],
            rows.map((row) => [
              dateTime(row.at),
              row.kind,
              row.name,
              row.email,
              (spam ? row.suspicion : row.subject) ?? "",
              row.id,
            ]),
          ),
          "",
        ]
      : []),
    `${rows.length} of ${total} ${spam ? "marked as spam" : "messages"}.`,
    ...(!spam && counts.spam > 0
      ? [`${counts.spam} more are marked as spam: messages --spam`]
      : []),
    "",
  ].join("\n");
};

const printOne = async (db: Database, id: string) => {
  const found = await findMessage(db, id);
  if (!found) throw new StaffError(`There is no message ${plain(id)}.`);
  return `${Object.entries(found)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const text = value instanceof Date ? value.toISOString() : String(value);
      return `${name}: ${plain(text)}`;
    })
    .join("\n")}\n`;
};

export const messages: StaffCommand = {
  help: [
    ["messages [--spam] [--all]", "contact messages and volunteer applications, the newest first"],
    ["messages ID", "one of them in full"],
    ["messages release ID", "mail one that was marked as spam by mistake"],
  ],
  async run({ db, settings, now }, args) {
    const { values, positionals } = parseArgs({
      args,
      options: { spam: { type: "boolean" }, all: { type: "boolean" } },
      allowPositionals: true,
    });
    const [first, second] = positionals;
    if (first === "release") {
      if (!second) throw new StaffError("Which one? messages release ID");
      if (!(await releaseMessage(db, settings, second, now)))
        throw new StaffError(`There is no message ${plain(second)} marked as spam.`);
      return "It is on its way to staff.\n";
    }
    return first ? printOne(db, first) : printList(db, values.spam ?? false, values.all ?? false);
  },
};
