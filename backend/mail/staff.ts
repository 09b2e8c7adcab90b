import { parseArgs } from "node:util";
import { type StaffCommand, StaffError } from "#backend/staff/command.ts";
import { dateTime, table } from "#backend/staff/terminal.ts";
import type { Database } from "#backend/storage/database.ts";

type Listed = {
  id: number;
  kind: string;
  recipient: string;
  state: string;
  attempts: number;
  created_at: Date;
  next_attempt_at: Date;
  delivered_at: Date | null;
  last_error: string | null;
};

const list = async (db: Database, all: boolean) => {
  const counts = await db.query<{ state: string; n: number }>(
    "select state, count(*) as n from mails group by state",
  );
  const countOf = (state: string) => counts.find((row) => row.state === state)?.n ?? 0;
  const rows = await db.query<Listed>(
    `select id, kind, recipient, state, attempts, created_at, next_attempt_at, delivered_at, last_error
     from mails ${all ? "" : "where state <> 'delivered'"}
     order by id desc limit 200`,
  );
  const summary = ["queued", "sending", "delivered", "failed"]
    .map((state) => `${countOf(state)} ${state}`)
    .join(", ");
  if (rows.length === 0) return `${summary}.\n`;
  const lines = table(
    ["ID", "State", "Kind", "To", "Queued (UTC)", "Attempts", "Next or delivered", "Last error"],
    rows.map((row) => [
      String(row.id),
      row.state,
      row.kind,
      row.recipient,
      dateTime(row.created_at),
      String(row.attempts),
      row.state === "failed" ? "" : dateTime(row.delivered_at ?? row.next_attempt_at),
      row.last_error ?? "",
    ]),
    60,
  );
  return `${lines}\n\n${summary}.\n`;
};

/** From the beginning: who asks for it has probably just put something right. */
const retry = async (db: Database, id: string | undefined, now: Date) => {
  if (id !== undefined && !/^\d{1,15}$/.test(id))
    throw new StaffError("A mail is named by its number: mail retry 12");
  const due = await db.query(
    `update mails set state = 'queued', attempts = 0, next_attempt_at = $1
     where state in ('failed', 'queued') and ($2::bigint is null or id = $2)
     returning id`,
    [now, id ?? null],
  );
  return `${due.length} ${due.length === 1 ? "mail goes" : "mails go"} out again now.\n`;
};

export const mail: StaffCommand = {
  help: [
    ["mail [--all]", "what is queued and what was given up; with --all also what was delivered"],
    ["mail retry [ID]", "try at once what waits or was given up"],
  ],
  async run({ db, now }, args) {
    const { values, positionals } = parseArgs({
      args,
      options: { all: { type: "boolean" } },
      allowPositionals: true,
    });
    const [first, id] = positionals;
    if (first === undefined) return list(db, values.all ?? false);
    if (first === "retry") return retry(db, id, now);
    throw new StaffError("There is only: mail, mail retry, mail retry ID");
  },
};
