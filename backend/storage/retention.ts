import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type StaffCommand, type StaffContext, StaffError } from "#backend/staff/command.ts";
import { table } from "#backend/staff/terminal.ts";
import type { Database } from "./database.ts";

/** `2y`, `18m`, `6w` or `90d` before `now`. */
const momentBefore = (age: string, now: Date): Date => {
  const [, number, unit] = /^(\d{1,4})([ymwd])$/.exec(age) ?? [];
  const n = Number(number);
  if (!n || !unit) throw new StaffError("--older-than must be an age such as 2y, 18m, 6w or 90d.");
  const moment = new Date(now);
  if (unit === "y") moment.setUTCFullYear(moment.getUTCFullYear() - n);
  if (unit === "m") moment.setUTCMonth(moment.getUTCMonth() - n);
  if (unit === "w") moment.setUTCDate(moment.getUTCDate() - 7 * n);
  if (unit === "d") moment.setUTCDate(moment.getUTCDate() - n);
  return moment;
};

/**
 * What personal data goes. Readers of the newsletter stay as long as they want to be readers, and
 * gifts stay because the law asks for them; both can be removed for one person by hand.
 */
const rules: [what: string, table: string, condition: string][] = [
  ["contact messages", "contact_messages", "created_at < $1"],
  ["volunteer applications", "volunteer_applications", "created_at < $1"],
  ["mails delivered or given up", "mails", "state in ('delivered', 'failed') and created_at < $1"],
  [
    "newsletter addresses that never confirmed or left",
    "newsletter_subscribers",
    `state <> 'confirmed' and greatest(created_at, confirmed_at, unsubscribed_at) < $1`,
  ],
];

const removeRows = async (db: Database, before: Date) => {
  const counts: [string, number][] = [];
  for (const [what, name, condition] of rules) {
    const [row] = await db.query<{ n: number }>(
      `with gone as (delete from ${name} where ${condition} returning 1)
       select count(*) as n from gone`,
      [before],
    );
    counts.push([what, row?.n ?? 0]);
  }
  return counts;
};

class DryRun extends Error {}

/** A dry run does everything and takes it back: what it counts is what would go. */
const removeOrCount = async (db: Database, before: Date, dryRun: boolean) => {
  let counts: [string, number][] = [];
  try {
    await db.transaction(async (tx) => {
      counts = await removeRows(tx, before);
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return counts;
};

const removeFiles = async ({ mailFolder }: StaffContext, before: Date, dryRun: boolean) => {
  if (!mailFolder) return 0;
  const names = await readdir(mailFolder).catch(() => []);
  let old = 0;
  for (const name of names.filter((name) => name.endsWith(".eml"))) {
    const file = join(mailFolder, name);
    if ((await stat(file)).mtime >= before) continue;
    old += 1;
    if (!dryRun) await unlink(file);
  }
  return old;
};

export const retention: StaffCommand = {
  help: [
    [
      "retention --older-than AGE [--dry-run]",
      "remove personal data older than 2y, 18m, 6w or 90d; gifts and present readers stay",
    ],
  ],
  async run(context, args) {
    const { values } = parseArgs({
      args,
      options: { "older-than": { type: "string" }, "dry-run": { type: "boolean" } },
    });
    const dryRun = values["dry-run"] ?? false;
    const before = momentBefore(values["older-than"] ?? "", context.now);
    const counts = await removeOrCount(context.db, before, dryRun);
    counts.push(["mail files", await removeFiles(context, before, dryRun)]);
    const list = table(
      [dryRun ? "Would be removed" : "Removed", "Number"],
      counts.map(([what, n]) => [what, String(n)]),
      60,
    );
    return `Before ${before.toISOString().slice(0, 10)}:\n\n${list}\n`;
  },
};
