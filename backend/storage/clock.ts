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
export const clocksApart = async (db: Database, now: Date): Promise<string | undefined> => {
  const [clock] = await db.query<{ now: Date }>("select clock_timestamp() as now");
  if (!clock || Math.abs(clock.now.getTime() - now.getTime()) <= mostApartMs) return undefined;
  return `this machine says it is ${dateText(now)}, and the database ${dateText(clock.now)}`;
};

/**
 * Why the date cannot be believed; undefined when it can. A machine that starts with a clock years
 * ahead would otherwise remove everything for good. What came in since does not vouch for the date,
 * because the same clock dated it: the last run does, and where there was none, the newest row.
 */
export const doubtDate = async (
  db: Database,
  now: Date,
  lastRun: Date | null,
  newestRow: () => Promise<Date | null>,
): Promise<string | undefined> => {
  const [made] = await db.query<{ at: Date | null }>(
    "select max(applied_at) as at from site_migrations",
  );
  const lastKnown = unlessAhead(lastRun, now) ?? (await newestRow());
  if (lastKnown && now.getTime() - lastKnown.getTime() > longestPauseDays * day)
    return `the clock says ${dateText(now)}, and the last thing known to have happened here was on ${dateText(lastKnown)}`;
  // A machine without a battery starts in 1970, until the network tells it the time.
  if (lastRun && made?.at && !unlessAhead(lastRun, now) && now.getTime() < made.at.getTime() - day)
    return `the clock says ${dateText(now)}, and the database was brought up to date on ${dateText(made.at)}`;
  return undefined;
};
