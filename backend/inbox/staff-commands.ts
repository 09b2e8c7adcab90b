import { z } from "zod";
import { staffCommand } from "#backend/desk/audit.ts";
import { dateTime, plain, readDay, table } from "#backend/plain-text.ts";
import { invalid } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { act, readArgs, type StaffCommand, type StaffContext } from "#backend/terminal/command.ts";
import { contactFields } from "#rules/contact.ts";
import type { Fields } from "#rules/fields.ts";
import { type MessageKind, messageFilter } from "#rules/inbox.ts";
import { volunteerFields } from "#rules/volunteer.ts";
import { groupFields } from "#rules/volunteer-group.ts";
import { rolesField } from "#rules/volunteer-roles.ts";
import { countMessages, listMessages } from "./list.ts";
import { findStored } from "./message.ts";
import { changeStatus } from "./staff.ts";

const shown = 50;
const everyMessage = messageFilter.parse({ status: "all" });

type Wanted = { spam: boolean; all: boolean; day: string | undefined };

const printList = async (db: Database, { spam, all, day }: Wanted) => {
  const status = spam ? "spam" : "not-spam";
  const most = all ? null : shown;
  const rows = await listMessages(db, { ...everyMessage, status, day }, undefined, most);
  const counts = await countMessages(db, { ...everyMessage, day });
  const total = spam ? counts.spam : counts.open + counts.waiting + counts.done;
  const lines = table(
    ["Received (Chicago)", "Kind", "From", "Email or phone", spam ? "Suspicion" : "Subject", "ID"],
    rows.map((row) => [
      dateTime(row.at),
      row.kind,
      row.name,
      row.email ?? row.phone ?? "",
      (spam ? row.suspicion : row.subject) ?? "",
      row.id,
    ]),
  );
  const sum = `${rows.length} of ${total} ${spam ? "marked as spam" : "messages"}.\n`;
  const more = `${counts.spam} more are marked as spam: messages --spam\n`;
  return `${rows.length > 0 ? `${lines}\n\n` : ""}${sum}${!spam && counts.spam > 0 ? more : ""}`;
};

const findOrRefuse = async (db: Database, id: string) => {
  const found = z.guid().safeParse(id).success ? await findStored(db, id) : undefined;
  if (!found) throw invalid(`There is no message ${plain(id)}.`);
  return found;
};

const fieldsByKind: Record<MessageKind, Fields> = {
  contact: contactFields,
  volunteer: { ...volunteerFields, roles: rolesField([]) },
  group: groupFields([]),
};

const shownValue = (value: unknown) => {
  if (value === true) return "yes";
  return Array.isArray(value) ? value.join("; ") : String(value ?? "");
};

const printOne = async (db: Database, id: string) => {
  const { kind, sent, at, status, suspicion, assignedTo } = await findOrRefuse(db, id);
  const fields = fieldsByKind[kind];
  const values: Record<string, unknown> = sent;
  const lines: [label: string, value: unknown][] = [
    ["Received", `${dateTime(at)} (Chicago)`],
    ...Object.entries(fields).map(([name, { label }]): [string, unknown] => [label, values[name]]),
    ["Status", status],
    ["Suspicion", suspicion],
    ["Assigned to", assignedTo],
  ];
  return lines
    .filter(([, value]) => shownValue(value) !== "")
    .map(([label, value]) => `${label}: ${plain(shownValue(value))}\n`)
    .join("");
};

const release = async (context: StaffContext, id: string | undefined) => {
  const { db, settings, now } = context;
  if (!id) throw invalid("Which one? messages release ID");
  const found = await findOrRefuse(db, id);
  if (found.status !== "spam") throw invalid(`There is no message ${plain(id)} marked as spam.`);
  const site = await context.site();
  await act(context, (tx) =>
    changeStatus({ tx, by: staffCommand, now, id }, settings, site, "open"),
  );
  return "It is on its way to staff by email.\n";
};

export const messages: StaffCommand = {
  help: [
    ["messages [--spam] [--all]", "contact messages and volunteer applications, the newest first"],
    ["messages --day DAY", "those of one day in Chicago, such as 2026-01-31"],
    ["messages ID", "one of them in full"],
    ["messages release ID", "email one to staff that was marked as spam by mistake"],
  ],
  async run(context, args) {
    const { values, positionals } = readArgs(args, {
      spam: "boolean",
      all: "boolean",
      day: "string",
    });
    const [first, second] = positionals;
    if (first === "release") return release(context, second);
    if (first) return printOne(context.db, first);
    const { spam = false, all = false } = values;
    const day = values.day === undefined ? undefined : readDay(values.day, "day");
    return printList(context.db, { spam, all, day });
  },
};
