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

type Listing = { db: Database; me: Colleague; now: Date; input: Filter };

/** Nothing is changed by reading, but who took what out is for the log. */
const record = ({ db, me, now }: Listing, entry: Entry) =>
  recorded(db, actorOf(me), now, async () => entry);

export const recordExport = (request: Listing, what: string) =>
  record(request, { action: `exported ${what}`, about: chosenBy(request.input) });

/** More than anybody works through in an hour. */
const mostShownInAnHour = 300;
const hour = 3_600;

/**
 * Whoever turns the pages of a list takes it out as an export does, and so do narrow searches:
 * beyond the limit a stolen session ends.
 */
export const countShown = async (request: Listing, what: string, ids: readonly string[]) => {
  const { db, me, now, input } = request;
  if (Number(input.page) > 1) {
    const action = `read ${what} page by page`;
    await record(request, { action, about: chosenBy(input), hourly: true });
  }
  const bucket = `${what} shown to ${me.id}`;
  const { added, known } = await unnoted(db, bucket, ids);
  if (added.length === 0) return;
  if (known + added.length > mostShownInAnHour) {
    const about = `more than ${mostShownInAnHour} in an hour`;
    await record(request, { action: `read many ${what}`, about, hourly: true });
    refuseStale(me, now);
  }
  await note(db, bucket, added, hour);
};
