import { parseArgs } from "node:util";
import { type StaffCommand, StaffError } from "#backend/staff/command.ts";
import { dateTime, plain, table } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";
import { releaseMessage } from "./release.ts";

type Listed = {
  id: string;
  kind: "contact" | "volunteer";
  name: string;
  email: string;
  subject: string;
  suspicion: string | null;
  at: Date;
};

/** Contact messages and applications in one list. */
const everything = `
  select id, 'contact' as kind, first_name || ' ' || last_name as name, email, subject, suspicion,
         created_at as at
  from contact_messages
  union all
  select id, 'volunteer', first_name || ' ' || last_name, email, 'Volunteer application', suspicion,
         created_at
  from volunteer_applications`;

const shown = 50;

const list = async (db: Database, spam: boolean, all: boolean) => {
  const rows = await db.query<Listed>(
    `select * from (${everything}) as every
     where suspicion is not null = $1
     order by at desc limit $2`,
    [spam, all ? null : shown],
  );
  const [counts] = await db.query<{ kept: number; marked: number }>(
    `select count(*) filter (where suspicion is null) as kept, count(suspicion) as marked
     from (${everything}) as every`,
  );
  const { kept = 0, marked = 0 } = counts ?? {};
  const total = spam ? marked : kept;
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
    ...(!spam && marked > 0 ? [`${marked} more are marked as spam: messages --spam`] : []),
    "",
  ].join("\n");
};

const show = async (db: Database, id: string) => {
  const [contact] = await db.query("select * from contact_messages where id::text = $1", [id]);
  const [volunteer] = await db.query<{ application: object; created_at: Date }>(
    "select application, suspicion, created_at from volunteer_applications where id::text = $1",
    [id],
  );
  const found =
    contact ?? (volunteer && { ...volunteer.application, created_at: volunteer.created_at });
  if (!found) throw new StaffError(`There is no message ${plain(id)}.`);
  return `${Object.entries(found)
    .filter(([name, value]) => value !== null && name !== "request_key")
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
    return first ? show(db, first) : list(db, values.spam ?? false, values.all ?? false);
  },
};
