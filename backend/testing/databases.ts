import { inject } from "vitest";
import { silentLog } from "#backend/log.ts";
import type { OpenDatabase } from "#backend/storage/database.ts";
import { migrate } from "#backend/storage/migrate.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { readMigrations } from "#backend/storage/read-migrations.ts";
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

/** A new database with its tables, for tests named `*.slow.test.ts`. */
export const migratedPostgres = async (): Promise<OpenDatabase> =>
  openPostgres(await newDatabase(postgresUrl(), inject("migratedDatabase")), silentLog);

let shared: Promise<OpenDatabase> | undefined;

/**
 * Starting PGlite takes seconds, emptying it milliseconds: the tests of one file share one, and
 * each test begins with empty tables. Closing it is left to the end of the process.
 */
export const emptyPGlite = async (): Promise<OpenDatabase> => {
  shared ??= openPGlite(undefined, inject("pgliteTemplate")).then(async (made) => {
    await migrate(made, await readMigrations());
    return made;
  });
  const db = await shared;
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'site_migrations'`,
  );
  // The ledger refuses to be emptied; only here its triggers sleep.
  await db.query(
    `set session_replication_role = replica;
     truncate ${tables.map(({ name }) => name).join(", ")} restart identity cascade;
     set session_replication_role = default`,
  );
  return { query: db.query, transaction: db.transaction, close: async () => {} };
};
