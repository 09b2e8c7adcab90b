import { inject } from "vitest";
import { silentLog } from "#backend/log.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newDatabase } from "./postgres-server.ts";

const pglite = { name: "PGlite", open: () => emptyPGlite() };
const postgres = { name: "PostgreSQL", open: () => migratedPostgres() };

/**
 * The databases every storage behaviour is tried on:
 * `describe.each(testDatabases)("on $name", ({ open }) => …)`. The fast tests alone have no server.
 */
export const testDatabases: { name: string; open: () => Promise<OpenDatabase> }[] = inject(
  "postgresUrl",
)
  ? [pglite, postgres]
  : [pglite];

/** The address of a new, empty database on the server of this test run. */
export const newPostgresUrl = () => newDatabase(postgresUrl());

/** The server of this test run, for tests named `*.slow.test.ts`. */
export const postgresUrl = (): string => {
  const url = inject("postgresUrl");
  if (!url) throw new Error("Tests that need PostgreSQL are named *.slow.test.ts.");
  return url;
};

/** The address of a new database with its tables, for whom making them is not what is tried. */
export const migratedPostgresUrl = () => newDatabase(postgresUrl(), inject("migratedDatabase"));

/** A new database with its tables, for tests named `*.slow.test.ts`. */
export const migratedPostgres = async (): Promise<OpenDatabase> =>
  openPostgres(await migratedPostgresUrl(), silentLog);

/**
 * Most tables are empty after a test, and looking is five times cheaper than truncating them all.
 * The ledger refuses to be emptied; only here its triggers sleep.
 */
const emptyTables = `do $$
  declare
    name text;
    holds_rows boolean;
  begin
    set local session_replication_role = replica;
    for name in select quote_ident(tablename) from pg_tables
                where schemaname = 'public' and tablename <> 'site_migrations' loop
      execute 'select exists (select from ' || name || ')' into holds_rows;
      if holds_rows then execute 'truncate ' || name || ' cascade'; end if;
    end loop;
    for name in select quote_ident(sequencename) from pg_sequences
                where schemaname = 'public' and last_value is not null loop
      execute 'alter sequence ' || name || ' restart';
    end loop;
  end $$`;

let shared: Promise<OpenDatabase> | undefined;

/**
 * Starting PGlite takes seconds, emptying it milliseconds: the tests of one file share one, and
 * each test begins with empty tables. Closing it is left to the end of the process.
 */
export const emptyPGlite = async (): Promise<OpenDatabase> => {
  shared ??= openPGlite(undefined, inject("pgliteTemplate"));
  const db = await shared;
  await db.query(emptyTables);
  return { ...db, close: async () => {} };
};
