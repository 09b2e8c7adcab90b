import { compareClocks } from "#backend/doctor/compare-clocks.ts";
import type { Finding } from "#backend/doctor/finding.ts";
import { doubtByHistory } from "#backend/storage/clock.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { pendingMigrations } from "#backend/storage/migrate.ts";
import { readMigrations } from "#backend/storage/read-migrations.ts";
import { lastUpkeep } from "#backend/storage/upkeep.ts";
import { writeCheck } from "#backend/storage/write-check.ts";

const day = 86_400_000;
const oldestBackupDays = 8;
const oldestTrialDays = 100;

const agoText = (at: Date, now: Date) => `${Math.floor((now.getTime() - at.getTime()) / day)} days`;

const checkMigrations = async (db: Database): Promise<Finding[]> => {
  const pending = await pendingMigrations(db, await readMigrations());
  if (pending.length === 0) return [];
  return [
    {
      level: "warning",
      about: "migrations-pending",
      says: `The database is behind this version of the site: ${pending.map(({ name }) => name).join(", ")}.`,
      remedy:
        "Make a backup, then restart the site: it brings its database up to date as it starts.",
    },
  ];
};

const checkWriting = async (db: Database, now: Date): Promise<Finding[]> => {
  try {
    await writeCheck(db, now);
    return [];
  } catch (error) {
    return [
      {
        level: "error",
        about: "database-not-writable",
        says: `Nothing can be written to the database: ${(error as Error).message}`,
        remedy: "Make room on its disk, or give the site's account the right to write.",
      },
    ];
  }
};

const chicagoText = (now: Date) =>
  now
    .toLocaleString("sv-SE", {
      timeZone: "America/Chicago",
      dateStyle: "short",
      timeStyle: "short",
    })
    .replaceAll("\u202f", " ");

/** Receipts and totals go by Chicago's days, here and in the database. */
const checkTimeZone = async (db: Database, now: Date): Promise<Finding[]> => {
  const row = await db.row(
    { text },
    "select to_char($1::timestamptz at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI') as text",
    [now],
  );
  if (row?.text === chicagoText(now)) return [];
  return [
    {
      level: "error",
      about: "time-zone",
      says: `The database and this process disagree on the time in Chicago (${row?.text}, ${chicagoText(now)}).`,
      remedy: "Bring the time zone data of both up to date: the package tzdata, and Node itself.",
    },
  ];
};

const checkUpkeep = async (db: Database, now: Date): Promise<Finding[]> => {
  const { backup, trial } = await lastUpkeep(db, now);
  const isOld = (at: Date | undefined, days: number) =>
    !at || now.getTime() - at.getTime() > days * day;
  return [
    ...(isOld(backup, oldestBackupDays)
      ? [
          {
            level: "warning" as const,
            about: "backup",
            says: backup
              ? `The last backup is ${agoText(backup, now)} old.`
              : "No backup was ever made.",
            remedy: "Make one every night: docs/operating.md, Backups.",
          },
        ]
      : []),
    ...(isOld(trial, oldestTrialDays)
      ? [
          {
            level: "warning" as const,
            about: "backup-trial",
            says: trial
              ? `The last trial of a backup is ${agoText(trial, now)} old.`
              : "No backup was ever tried.",
            remedy: "Try the newest: npm run staff -- restore --trial FILE",
          },
        ]
      : []),
  ];
};

/** By what happened here before: the database's clock is compared by itself. */
const checkDate = async (db: Database, now: Date): Promise<Finding[]> => {
  const doubt = await doubtByHistory(db, now);
  if (!doubt) return [];
  return [
    {
      level: "error",
      about: "retention",
      says: `Nothing comes or goes at its set time, and old personal data is not removed: ${doubt}.`,
      remedy:
        "Put the clock right; or, if the date is right, say so: npm run staff -- retention --today YYYY-MM-DD",
    },
  ];
};

/** What the database tells of itself. */
export const checkStorage = async (
  db: Database,
  now: Date,
  { live }: { live: boolean },
): Promise<Finding[]> => {
  const before = Date.now();
  const clock = await db.row({ now: timestamp }, "select clock_timestamp() as now");
  const took = Date.now() - before;
  const clocks = compareClocks(
    new Date(now.getTime() + took / 2),
    clock?.now ?? now,
    "the database's",
  );
  const behind = await checkMigrations(db);
  // The tables that the other questions are about may not be there yet.
  if (behind.length > 0) return [...clocks, ...behind];
  return [
    ...clocks,
    ...(await checkWriting(db, now)),
    ...(await checkTimeZone(db, now)),
    ...(await checkDate(db, now)),
    ...(live ? await checkUpkeep(db, now) : []),
  ];
};
