import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { invalid } from "#backend/refused.ts";
import { doubtDate, retentionLease } from "#backend/storage/clock.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import type { RetentionRule } from "#backend/subject.ts";
import { subjects } from "#backend/subjects.ts";
import { keptFor, parseAge } from "#rules/retention.ts";

/** `2y`, `18m`, `6w` or `90d` before `now`. */
const momentBefore = (age: string, now: Date): Date => {
  const parsed = parseAge(age);
  if (!parsed) throw invalid("--older-than must be an age such as 2y, 18m, 6w or 90d.");
  const { count, unit } = parsed;
  const moment = new Date(now);
  if (unit === "y") moment.setUTCFullYear(moment.getUTCFullYear() - count);
  if (unit === "m") moment.setUTCMonth(moment.getUTCMonth() - count);
  if (unit === "w") moment.setUTCDate(moment.getUTCDate() - 7 * count);
  if (unit === "d") moment.setUTCDate(moment.getUTCDate() - count);
  return moment;
};

/** Readers stay as long as they want to be readers, and gifts because the law asks for them. */
const rules = subjects.flatMap(({ keeps = [] }) => keeps);

/** Few enough that nobody waits for it, and that no statement runs out of time. */
const rowsAtOnce = 1000;

const removeByRule = async (db: Database, { table, condition }: RetentionRule, before: Date) => {
  let removed = 0;
  for (;;) {
    const gone = await db.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${condition} limit ${rowsAtOnce}))
       returning 1`,
      [before],
    );
    removed += gone.length;
    if (gone.length < rowsAtOnce) return removed;
  }
};

type Removed = { what: string; before: Date; n: number };

const removeRows = async (db: Database, now: Date, age?: string) => {
  const counts: Removed[] = [];
  for (const rule of rules) {
    const before = momentBefore(age ?? rule.age, now);
    counts.push({ what: rule.what, before, n: await removeByRule(db, rule, before) });
  }
  return counts;
};

class DryRun extends Error {}

/** A dry run does everything and takes it back: what it counts is what would go. */
const countRows = async (db: Database, now: Date, age?: string) => {
  let counts: Removed[] = [];
  try {
    await db.transaction(async (tx) => {
      counts = await removeRows(tx, now, age);
      throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return counts;
};

const removeFiles = async (mailFolder: string | undefined, before: Date, dryRun: boolean) => {
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

type Retention = {
  now: Date;
  age?: string | undefined;
  dryRun: boolean;
  mailFolder?: string | undefined;
};

/** What we promised not to keep any longer, or what is older than `age`. */
export const removeOldData = async (
  db: Database,
  { now, age, dryRun, mailFolder }: Retention,
): Promise<Removed[]> => {
  const rows = await (dryRun ? countRows : removeRows)(db, now, age);
  const before = momentBefore(age ?? keptFor.letters, now);
  const files = await removeFiles(mailFolder, before, dryRun);
  return [...rows, { what: "email files", before, n: files }];
};

const day = 24 * 3_600;

/** From here on the date counts as right. */
export const believeDate = async (db: Database, at: Date) => {
  await db.query(
    `insert into leases (name, held_until, done_at) values ($1, '-infinity', $2)
     on conflict (name) do update set done_at = excluded.done_at`,
    [retentionLease, at],
  );
};

/** Once a day, by one of the processes, however often they ask. Answers how much went. */
export const removeDaily = async (db: Database, now: Date, mailFolder?: string) => {
  let removed = 0;
  await withLease(db, retentionLease, 600, now, async (lastDone) => {
    // A moment early is no harm; a day missed because the timer was a second fast would be.
    if (lastDone && now.getTime() - lastDone.getTime() < (day - 600) * 1000) return "not now";
    if (await doubtDate(db, now)) return "not now";
    for (const { n } of await removeOldData(db, { now, dryRun: false, mailFolder })) removed += n;
  });
  return removed;
};
