import { integer, text } from "./columns.ts";
import type { Database } from "./database.ts";

/** What is read again when a process was killed: some of a second. */
const mostLogBytes = 64 * 1024 * 1024;

/** Whose pages hold many rows that are gone, beside those that are left. */
const worn = `select relname as name from pg_stat_user_tables
              where n_dead_tup > 1000 and n_dead_tup > n_live_tup / 5`;

/**
 * What a server's own helpers do beside it, and the embedded database has nobody for: without it the
 * log of changes grows until the next backup, and the room of what was deleted is never used again.
 * Some tenths of a second for a hundred megabytes; each table by itself, so that nobody waits for all.
 */
export const tidyEmbedded = async (db: Database) => {
  for (const { name } of await db.rows({ name: text }, worn))
    await db.query(`vacuum (analyze) "${name}"`);
  const { bytes } = await db.one(
    { bytes: integer },
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes
     from pg_control_checkpoint()`,
  );
  if (bytes > mostLogBytes) await db.query("checkpoint");
};
