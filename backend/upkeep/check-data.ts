import { compareClocks, type Finding, found } from "#backend/doctor/finding.ts";
import { dateTime } from "#backend/plain-text.ts";
import { writeCheck } from "#backend/readiness.ts";
import { isLocalAddress } from "#backend/settings.ts";
import { doubtByHistory } from "#backend/storage/clock.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { pendingMigrations, readMigrations } from "#backend/storage/migrate.ts";
import { lastUpkeep } from "#backend/storage/upkeep.ts";
import { subjects } from "#backend/subjects.ts";

const day = 86_400_000;
const oldestBackupDays = 8;
const oldestTrialDays = 100;

const checkClock = async (db: Database, now: Date) => {
  const before = Date.now();
  const clock = await db.one({ now: timestamp }, "select clock_timestamp() as now");
  const took = Date.now() - before;
  return compareClocks(new Date(now.getTime() + took / 2), clock.now, "the database's");
};

const checkMigrations = async (db: Database): Promise<Finding | undefined> => {
  const pending = await pendingMigrations(db, await readMigrations());
  if (pending.length === 0) return undefined;
  return {
    level: "warning",
    about: "migrations-pending",
    says: `The database is behind this version of the site: ${pending.map(({ name }) => name).join(", ")}.`,
    remedy: "Make a backup, then restart the site: it updates its database when it starts.",
  };
};

const checkWriting = (db: Database, now: Date): Promise<Finding | undefined> =>
  writeCheck(db, now).then(
    () => undefined,
    (error: Error) => ({
      level: "error",
      about: "database-not-writable",
      says: `Nothing can be written to the database: ${error.message}`,
      remedy: "Free up space on its disk, or let the site's account write to it.",
    }),
  );

/** Receipts and totals go by Chicago's days, here and in the database. */
const checkTimeZone = async (db: Database, now: Date): Promise<Finding | undefined> => {
  const theirs = await db.one(
    { text },
    "select to_char($1::timestamptz at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI') as text",
    [now],
  );
  if (theirs.text === dateTime(now)) return undefined;
  return {
    level: "error",
    about: "time-zone",
    says: `The database and this process disagree on the time in Chicago (${theirs.text}, ${dateTime(now)}).`,
    remedy: "Update the time zone data of both: the package tzdata, and Node itself.",
  };
};

/** By what happened here before: the database's clock is compared by itself. */
const checkDate = async (db: Database, now: Date): Promise<Finding | undefined> => {
  const doubt = await doubtByHistory(db, now);
  return doubt === undefined
    ? undefined
    : {
        level: "error",
        about: "retention",
        says: `Scheduled changes are on hold, and old personal data is not removed: ${doubt}.`,
        remedy:
          "Set the clock; or, if the date is right, confirm it: npm run staff -- retention --today YYYY-MM-DD",
      };
};

const checkUpkeep = async (db: Database, now: Date) => {
  const { backup, trial } = await lastUpkeep(db, now);
  const daysSince = (at: Date | undefined) =>
    at ? (now.getTime() - at.getTime()) / day : Number.POSITIVE_INFINITY;
  return found([
    daysSince(backup) > oldestBackupDays && {
      level: "warning",
      about: "backup",
      says: backup
        ? `The last backup is ${Math.floor(daysSince(backup))} days old.`
        : "No backup has been made yet.",
      remedy: "Make one every night: docs/operating.md, Backups.",
    },
    daysSince(trial) > oldestTrialDays && {
      level: "warning",
      about: "backup-trial",
      says: trial
        ? `The last test of a backup was ${Math.floor(daysSince(trial))} days ago.`
        : "No backup has been tested yet.",
      remedy: "Test the newest: npm run staff -- restore --trial FILE",
    },
  ]);
};

const checkAll = async (db: Database, siteUrl: string, now: Date): Promise<Finding[]> => {
  const clocks = await checkClock(db, now);
  const behind = await checkMigrations(db);
  // The tables that the other questions are about may not be there yet.
  if (behind) return [...clocks, behind];
  const all = found([
    ...clocks,
    await checkWriting(db, now),
    await checkTimeZone(db, now),
    await checkDate(db, now),
    ...(isLocalAddress(siteUrl) ? [] : await checkUpkeep(db, now)),
  ]);
  for (const { doctor } of subjects) all.push(...((await doctor?.data?.(db, siteUrl, now)) ?? []));
  return all;
};

/** What the data tell. A database that does not answer is a finding, not a failure. */
export const checkData = (db: Database, siteUrl: string, now: Date): Promise<Finding[]> =>
  checkAll(db, siteUrl, now).catch((error: Error) => [
    {
      level: "error",
      about: "database-away",
      says: `The database does not answer: ${error.message.split("\n")[0]}`,
      remedy:
        "Check that it is running, and that DATABASE_URL names its machine, user and password.",
    },
  ]);
