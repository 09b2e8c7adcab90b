import type { Database } from "./database.ts";

/** Rejects when nothing can be written. */
export const writeCheck = (db: Database, now: Date) =>
  db.query(
    `insert into write_checks (name, written_at) values ('readiness', $1)
     on conflict (name) do update set written_at = excluded.written_at`,
    [now],
  );
