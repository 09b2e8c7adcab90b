import type { Database } from "#backend/storage/database.ts";
import type { Limit } from "#backend/storage/limits.ts";

/** As if so many calls had been counted already: sending them all would take seconds. */
export const countCalls = (db: Database, limit: Limit, subject: string, calls: number) =>
  db.query(
    `insert into limits (name, subject, used_until)
     values ($1, $2, statement_timestamp() + make_interval(secs => $3))
     on conflict (name, subject) do update set used_until = excluded.used_until`,
    [limit.name, subject, (calls * limit.seconds) / limit.most],
  );
