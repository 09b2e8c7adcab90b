import { dateTime } from "#backend/plain-text.ts";
import { nullable, type RowOf, timestamp } from "./columns.ts";
import type { Database } from "./database.ts";

const day = 86_400_000;

/** Two machines that set their clocks by the network are never so far apart. */
export const mostApartMs = 5 * 60_000;

/** Nothing is removed after so long a pause until a person has said that the date is right. */
const longestPauseDays = 30;

/** A moment that has come. One that lies ahead was written while the clock was wrong. */
export const unlessAhead = (at: Date | null | undefined, now: Date): Date | undefined =>
  at && at.getTime() <= now.getTime() + mostApartMs ? at : undefined;

const dateText = (at: Date) => at.toISOString().slice(0, 10);

/** The clock of the database against ours: both must be wrong for nobody to notice. */
const clocksApart = async (db: Database, now: Date): Promise<string | undefined> => {
  const clock = await db.one({ now: timestamp }, "select clock_timestamp() as now");
  if (Math.abs(clock.now.getTime() - now.getTime()) <= mostApartMs) return undefined;
  return `this machine says it is ${dateTime(now)}, and the database says ${dateTime(clock.now)}`;
};

/** The name under which the daily removal notes its last run, which vouches for the date. */
export const retentionLease = "retention";

const knownRow = {
  databaseNow: timestamp,
  lastRun: nullable(timestamp),
  upgradedAt: nullable(timestamp),
};
type Known = RowOf<typeof knownRow>;

const readKnown = (db: Database): Promise<Known> =>
  db.one(
    knownRow,
    `select clock_timestamp() as "databaseNow",
            (select done_at from leases where name = $1) as "lastRun",
            (select max(applied_at) from site_migrations) as "upgradedAt"`,
    [retentionLease],
  );

/** A machine without a battery starts in 1970, until the network tells it the time. */
const isBeforeUpgrade = ({ lastRun, upgradedAt }: Known, now: Date) =>
  lastRun !== null &&
  upgradedAt !== null &&
  !unlessAhead(lastRun, now) &&
  now.getTime() < upgradedAt.getTime() - day;

/** Where something new comes in all the time: the newest that has come shows what day it was. */
const newestRow = async (db: Database, now: Date) => {
  const { at } = await db.one(
    { at: nullable(timestamp) },
    `select max(at) as at from (
       select max(created_at) filter (where created_at <= $1) as at from contact_messages
       union all select max(created_at) filter (where created_at <= $1) from volunteer_applications
       union all select max(created_at) filter (where created_at <= $1) from mails
       union all select max(created_at) filter (where created_at <= $1) from gifts
       union all select max(at) filter (where at <= $1) from staff_audit
       union all select max(received_at) filter (where received_at <= $1) from stripe_events
     ) as newest`,
    [now],
  );
  return at;
};

/**
 * The last run vouches for the date or else the newest row: the same clock dated all that came
 * since.
 */
export const doubtByHistory = async (db: Database, now: Date): Promise<string | undefined> => {
  const known = await readKnown(db);
  const lastKnown = unlessAhead(known.lastRun, now) ?? (await newestRow(db, now));
  if (lastKnown && now.getTime() - lastKnown.getTime() > longestPauseDays * day)
    return `the clock says ${dateText(now)}, and the last thing known to have happened here was on ${dateText(lastKnown)}`;
  if (known.upgradedAt && isBeforeUpgrade(known, now))
    return `the clock says ${dateText(now)}, and the database was brought up to date on ${dateText(known.upgradedAt)}`;
  return undefined;
};

export const doubtDate = async (db: Database, now: Date): Promise<string | undefined> =>
  (await clocksApart(db, now)) ?? (await doubtByHistory(db, now));

/** A clock ahead may have noted the last run: the database's clock or its upgrade must agree. */
const earliestTime = (known: Known, now: Date): Date | undefined => {
  if (!known.lastRun || unlessAhead(known.lastRun, now)) return undefined;
  if (known.databaseNow >= known.lastRun) return known.databaseNow;
  return isBeforeUpgrade(known, now) ? known.lastRun : undefined;
};

/** Never before what is known: a message dated years back would soon be removed as old. */
export const siteClock = (db: Database) => {
  let earliest: { ms: number; since: number } | undefined;
  const now = () =>
    new Date(Math.max(Date.now(), earliest ? earliest.ms + performance.now() - earliest.since : 0));
  return {
    now,
    async check() {
      const at = earliestTime(await readKnown(db), new Date());
      earliest = at && {
        ms: Math.max(at.getTime(), earliest ? now().getTime() : 0),
        since: performance.now(),
      };
    },
  };
};
