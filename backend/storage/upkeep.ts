import { unlessAhead } from "./clock.ts";
import type { Database } from "./database.ts";

export type Upkeep = "backup" | "trial" | "digest";

/** Notes that something was done, where `npm run doctor` looks for it. */
export const noteUpkeep = (db: Database, name: Upkeep, rows: number, now: Date) =>
  db.query(
    `insert into upkeep (name, done_at, rows_held) values ($1, $2, $3)
     on conflict (name) do update set done_at = excluded.done_at, rows_held = excluded.rows_held`,
    [name, now, rows],
  );

/** When each was last done. */
export const lastUpkeep = async (
  db: Database,
  now: Date,
): Promise<Partial<Record<Upkeep, Date>>> => {
  const rows = await db.query<{ name: Upkeep; at: Date }>("select name, done_at as at from upkeep");
  return Object.fromEntries(
    rows.filter(({ at }) => unlessAhead(at, now)).map(({ name, at }) => [name, at]),
  );
};

/** Notes why something was not done, where doctor and Today look for it. */
export const noteRefusal = (db: Database, name: "retention", reason: string, now: Date) =>
  db.query(
    `insert into upkeep_refusals (name, at, reason) values ($1, $2, $3)
     on conflict (name) do update set at = excluded.at, reason = excluded.reason`,
    [name, now, reason],
  );

export const forgetRefusal = (db: Database, name: "retention") =>
  db.query("delete from upkeep_refusals where name = $1", [name]);

/** Why it was not done when it last should have been. */
export const lastRefusal = async (db: Database, name: "retention") => {
  const [refusal] = await db.query<{ reason: string }>(
    "select reason from upkeep_refusals where name = $1",
    [name],
  );
  return refusal?.reason;
};
