import { parseArgs } from "node:util";
import { z } from "zod";
import { recorded, staffCommand } from "#backend/desk/audit.ts";
import type { StaffCommand, StaffContext } from "#backend/staff/command.ts";
import { StaffError } from "#backend/staff/staff-error.ts";
import { dateTime, plain, table } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";
import { messageFilter } from "#rules/inbox.ts";
import { countMessages, listMessages } from "./list.ts";
import { findStored } from "./message.ts";
import { changeStatus } from "./staff.ts";

const shown = 50;
const everyMessage = messageFilter.parse({ status: "all" });

const printList = async (db: Database, spam: boolean, all: boolean) => {
  const status = spam ? "spam" : "not-spam";
  const rows = await listMessages(db, { ...everyMessage, status }, undefined, all ? null : shown);
  const counts = await countMessages(db, everyMessage);
  const total = spam ? counts.spam : counts.open + counts.waiting + counts.done;
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

const findOrRefuse = async (db: Database, id: string) => {
  const found = z.guid().safeParse(id).success ? await findStored(db, id) : undefined;
  if (!found) throw new StaffError(`There is no message ${plain(id)}.`);
  return found;
};

const printOne = async (db: Database, id: string) => {
  const { sent, at, status, suspicion, assignedTo } = await findOrRefuse(db, id);
  const lines = { ...sent, received: at, status, suspicion, assignedTo };
  return `${Object.entries(lines)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => {
      const text = value instanceof Date ? value.toISOString() : String(value);
      return `${name}: ${plain(text)}`;
    })
    .join("\n")}\n`;
};

const release = async ({ db, settings, now }: StaffContext, id: string | undefined) => {
  if (!id) throw new StaffError("Which one? messages release ID");
  const found = await findOrRefuse(db, id);
  if (found.status !== "spam")
    throw new StaffError(`There is no message ${plain(id)} marked as spam.`);
  await recorded(db, staffCommand, now, (tx) =>
    changeStatus({ tx, by: staffCommand, now, id }, settings, "open"),
  );
  return "It is on its way to staff.\n";
};

export const messages: StaffCommand = {
  help: [
    ["messages [--spam] [--all]", "contact messages and volunteer applications, the newest first"],
    ["messages ID", "one of them in full"],
    ["messages release ID", "mail one that was marked as spam by mistake"],
  ],
  async run(context, args) {
    const { values, positionals } = parseArgs({
      args,
      options: { spam: { type: "boolean" }, all: { type: "boolean" } },
      allowPositionals: true,
    });
    const [first, second] = positionals;
    if (first === "release") return release(context, second);
    return first
      ? printOne(context.db, first)
      : printList(context.db, values.spam ?? false, values.all ?? false);
  },
};
