import { unlessAhead } from "./clock.ts";
import { text, timestamp } from "./columns.ts";
import type { Database } from "./database.ts";

export type Upkeep = "backup" | "trial" | "digest";

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
