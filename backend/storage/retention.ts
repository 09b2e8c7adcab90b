import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type StaffCommand, type StaffContext, StaffError } from "#backend/staff/command.ts";
import { table } from "#backend/staff/terminal.ts";
import { keptFor, parseAge } from "#rules/retention.ts";
import type { Database } from "./database.ts";

/** `2y`, `18m`, `6w` or `90d` before `now`. */
const momentBefore = (age: string, now: Date): Date => {
  const parsed = parseAge(age);
  if (!parsed) throw new StaffError("--older-than must be an age such as 2y, 18m, 6w or 90d.");
  const { count, unit } = parsed;
  const moment = new Date(now);
  if (unit === "y") moment.setUTCFullYear(moment.getUTCFullYear() - count);
  if (unit === "m") moment.setUTCMonth(moment.getUTCMonth() - count);
  if (unit === "w") moment.setUTCDate(moment.getUTCDate() - 7 * count);
  if (unit === "d") moment.setUTCDate(moment.getUTCDate() - count);
  return moment;
};

type Rule = { what: string; table: string; condition: string; age: string };

const settled = "state in ('delivered', 'failed') and created_at < $1";

/**
 * What personal data goes, and at what age unless another is asked for. Readers of the newsletter
 * stay as long as they want to be readers, and gifts stay because the law asks for them; both can
 * be removed for one person by hand.
 */
const rules: Rule[] = [
  {
    what: "contact messages",
    table: "contact_messages",
    condition: "created_at < $1",
    age: keptFor.contactMessages,
  },
  {
    what: "volunteer applications",
    table: "volunteer_applications",
    condition: "created_at < $1",
    age: keptFor.volunteerApplications,
  },
  {
    what: "mails delivered or given up",
    table: "mails",
    condition: `kind not like 'newsletter-%' and ${settled}`,
    age: keptFor.letters,
  },
  {
    // They carry the address, so they may not outlive the promise made about it.
    what: "newsletter mails delivered or given up",
    table: "mails",
    condition: `kind like 'newsletter-%' and ${settled}`,
    age: keptFor.unusedNewsletterAddresses,
  },
  {
    what: "newsletter addresses that never confirmed or left",
    table: "newsletter_subscribers",
    condition: "state <> 'confirmed' and greatest(created_at, confirmed_at, unsubscribed_at) < $1",
    age: keptFor.unusedNewsletterAddresses,
  },
];

type Removed = { what: string; before: Date; n: number };

const removeRows = async (db: Database, now: Date, age?: string) => {
  const counts: Removed[] = [];
  for (const rule of rules) {
    const before = momentBefore(age ?? rule.age, now);
    const [row] = await db.query<{ n: number }>(
      `with gone as (delete from ${rule.table} where ${rule.condition} returning 1)
       select count(*) as n from gone`,
      [before],
    );
    counts.push({ what: rule.what, before, n: row?.n ?? 0 });
  }
  return counts;
};

class DryRun extends Error {}

/** A dry run does everything and takes it back: what it counts is what would go. */
const removeOrCount = async (db: Database, now: Date, age: string | undefined, dryRun: boolean) => {
  let counts: Removed[] = [];
  try {
    await db.transaction(async (tx) => {
      counts = await removeRows(tx, now, age);
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
      "retention [--older-than AGE] [--dry-run]",
      "remove personal data older than we promise to keep it, or than AGE (2y, 18m, 6w, 90d); gifts and present readers stay",
    ],
  ],
  async run(context, args) {
    const { values } = parseArgs({
      args,
      options: { "older-than": { type: "string" }, "dry-run": { type: "boolean" } },
    });
    const dryRun = values["dry-run"] ?? false;
    const age = values["older-than"];
    const counts = await removeOrCount(context.db, context.now, age, dryRun);
    const before = momentBefore(age ?? keptFor.letters, context.now);
    counts.push({ what: "mail files", before, n: await removeFiles(context, before, dryRun) });
    const list = table(
      [dryRun ? "Would be removed" : "Removed", "From before", "Number"],
      counts.map(({ what, before, n }) => [what, before.toISOString().slice(0, 10), String(n)]),
      60,
    );
    return `${list}\n`;
  },
};
