import type { Database } from "#backend/storage/database.ts";
import { shownName } from "./accounts.ts";
import { recorded } from "./audit.ts";
import type { Colleague } from "./endpoint.ts";

/** Nothing is changed by an export, but who took what out is for the log. */
export const recordExport = (
  db: Database,
  me: Colleague,
  now: Date,
  what: string,
  { page: _, q, ...filter }: Record<string, unknown>,
) => {
  // What was searched for is often a name, and the log keeps everything for ever.
  const chosen = Object.values({ ...filter, ...(q ? { q: "a search" } : {}) }).filter(
    (value) => value && value !== "all",
  );
  return recorded(db, { id: me.id, name: shownName(me) }, now, async () => ({
    action: `exported ${what}`,
    about: chosen.length > 0 ? chosen.join(", ") : "all of them",
  }));
};
