import { unlessAhead } from "./clock.ts";
import { text, timestamp } from "./columns.ts";
import type { Database } from "./database.ts";

export type Upkeep = "backup" | "trial" | "digest" | "restored" | "restored-from";

export const noteUpkeep = (db: Database, name: Upkeep, rows: number, now: Date) =>
  db.query(
    `insert into upkeep (name, done_at, rows_held) values ($1, $2, $3)
     on conflict (name) do update set done_at = excluded.done_at, rows_held = excluded.rows_held`,
    [name, now, rows],
  );

export const lastUpkeep = async (
  db: Database,
  now: Date,
): Promise<Partial<Record<Upkeep, Date>>> => {
  const rows = await db.rows(
    { name: text, at: timestamp },
    "select name, done_at as at from upkeep",
  );
  return Object.fromEntries(
    rows.filter(({ at }) => unlessAhead(at, now)).map(({ name, at }) => [name, at]),
  );
};

/** What this database holds was in a backup made then, and was put in here later. */
export type Restored = { madeAt: Date; at: Date };

export const noteRestore = async (tx: Database, rows: number, { madeAt, at }: Restored) => {
  await noteUpkeep(tx, "restored", rows, at);
  await noteUpkeep(tx, "restored-from", rows, madeAt);
};

export const lastRestore = (db: Database): Promise<Restored | undefined> =>
  db.row(
    { madeAt: timestamp, at: timestamp },
    `select f.done_at as "madeAt", r.done_at as at from upkeep r, upkeep f
     where r.name = 'restored' and f.name = 'restored-from'`,
  );

const moment = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Chicago",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** What is held since then is known by the beginning of its reason. */
export const restoredWords = "The site was restored from a backup of";

export const restoredFrom = ({ madeAt }: Restored) => `${restoredWords} ${moment.format(madeAt)}.`;
