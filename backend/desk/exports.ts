import type { Database } from "#backend/storage/database.ts";
import { note, unnoted } from "#backend/storage/limits.ts";
import { actorOf, type Entry, recorded } from "./audit.ts";
import type { Colleague } from "./endpoint.ts";
import { refuseStale } from "./fresh.ts";

type Filter = Record<string, unknown>;

/** What was searched for is often a name, and the log keeps everything for ever. */
const chosenBy = ({ page: _, q, ...filter }: Filter) => {
  const chosen = Object.values({ ...filter, ...(q ? { q: "a search" } : {}) }).filter(
    (value) => value && value !== "all",
  );
  return chosen.length > 0 ? chosen.join(", ") : "all of them";
};

/** Nothing is changed by reading, but who took what out is for the log. */
const record = (db: Database, me: Colleague, now: Date, entry: Entry) =>
  recorded(db, actorOf(me), now, async () => entry);

export const recordExport = (
  db: Database,
  me: Colleague,
  now: Date,
  what: string,
  filter: Filter,
) => record(db, me, now, { action: `exported ${what}`, about: chosenBy(filter) });

/** Whoever turns the pages of a list takes it out as an export does. */
export const recordPaging = async (
  db: Database,
  me: Colleague,
  now: Date,
  what: string,
  filter: Filter & { page: number },
) => {
  if (filter.page < 2) return;
  const action = `read ${what} page by page`;
  await record(db, me, now, { action, about: chosenBy(filter), hourly: true });
};

/** More than anybody works through in an hour. */
const mostShownInAnHour = 300;
const hour = 3_600;

/** Narrow searches take out a list as its pages do. Beyond the limit a stolen session ends. */
export const countShown = async (
  { db, me, now }: { db: Database; me: Colleague; now: Date },
  what: string,
  ids: readonly string[],
) => {
  const bucket = `${what} shown to ${me.id}`;
  const { added, known } = await unnoted(db, bucket, ids);
  if (added.length === 0) return;
  if (known + added.length > mostShownInAnHour) {
    const about = `more than ${mostShownInAnHour} in an hour`;
    await record(db, me, now, { action: `read many ${what}`, about, hourly: true });
    refuseStale(me, now);
  }
  await note(db, bucket, added, hour);
};
