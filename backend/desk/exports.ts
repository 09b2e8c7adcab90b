import type { Database } from "#backend/storage/database.ts";
import { recorded } from "./audit.ts";
import type { Colleague } from "./endpoint.ts";
import { shownName } from "./shown-name.ts";

type Filter = Record<string, unknown>;

/** What was searched for is often a name, and the log keeps everything for ever. */
const chosenBy = ({ page: _, q, ...filter }: Filter) => {
  const chosen = Object.values({ ...filter, ...(q ? { q: "a search" } : {}) }).filter(
    (value) => value && value !== "all",
  );
  return chosen.length > 0 ? chosen.join(", ") : "all of them";
};

/** Nothing is changed by an export, but who took what out is for the log. */
export const recordExport = (
  db: Database,
  me: Colleague,
  now: Date,
  what: string,
  filter: Filter,
) =>
  recorded(db, { id: me.id, name: shownName(me) }, now, async () => ({
    action: `exported ${what}`,
    about: chosenBy(filter),
  }));

/** One line for a list that is read in one go, not one for each of its pages. */
const oneReadingHours = 1;

/** Far more than anybody writes while somebody reads a list. */
const entriesLookedAt = 500;

/** Whoever turns the pages of a list takes it out as an export does. */
export const recordPaging = async (
  db: Database,
  me: Colleague,
  now: Date,
  what: string,
  filter: Filter & { page: number },
) => {
  if (filter.page < 2) return;
  const entry = { action: `read ${what} page by page`, about: chosenBy(filter) };
  const [known] = await db.query(
    `select 1 from (select * from staff_audit order by id desc limit ${entriesLookedAt}) as latest
     where actor_id = $1 and action = $2 and about = $3 and at > $4`,
    [me.id, entry.action, entry.about, new Date(now.getTime() - oneReadingHours * 3_600_000)],
  );
  if (!known) await recorded(db, { id: me.id, name: shownName(me) }, now, async () => entry);
};
