import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { silentLog } from "#backend/log.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database, OpenDatabase } from "#backend/storage/database.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPGlite } from "#backend/storage/pglite.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newDatabase } from "./postgres-server.ts";

const pglite = { name: "PGlite", open: () => emptyPGlite() };
const postgres = { name: "PostgreSQL", open: () => emptyPostgres() };

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

/** A database as it was before this migration, for tests named `*.slow.test.ts`. */
export const databaseBefore = async (migration: string): Promise<OpenDatabase> => {
  const db = openPostgres(await newPostgresUrl(), silentLog);
  onTestFinished(() => db.close());
  const migrations = await readMigrations();
  await migrate(
    db,
    migrations.filter(({ name }) => name < migration),
  );
  return db;
};

/**
 * Deletes everything, in one statement that is planned once: that takes a few milliseconds less
 * than looking which tables hold rows, and a tenth of truncating them.
 */
const prepareEmptying = async (query: (text: string) => Promise<unknown>, tables: string[]) => {
  const deletions = tables.map((name) => `${name}_ as (delete from ${name})`);
  await query(
    `prepare empty_tables as with ${deletions.join(", ")}
     select setval(oid::regclass, 1, false) from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  );
};

const tablesOf = async (db: Database) => {
  const tables = await db.rows(
    { name: text },
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> 'site_migrations'`,
  );
  return tables.map(({ name }) => name);
};

/** The ledger refuses to be emptied; only here its triggers sleep. */
const emptyTables = `begin; set local session_replication_role = replica;
  execute empty_tables; commit`;

const openSharedPGlite = async () => {
  const db = await openPGlite(undefined, inject("pgliteTemplate"));
  await prepareEmptying(db.query, await tablesOf(db));
  return db;
};

let sharedPGlite: Promise<OpenDatabase> | undefined;

/**
 * Starting PGlite takes seconds, emptying it milliseconds: the tests of one file share one, and
 * each test begins with empty tables. Closing it is left to the end of the process.
 */
export const emptyPGlite = async (): Promise<OpenDatabase> => {
  sharedPGlite ??= openSharedPGlite();
  const db = await sharedPGlite;
  await db.query(emptyTables);
  return { ...db, close: async () => {} };
};

const openSharedPostgres = async () => {
  const url = await migratedPostgresUrl();
  const db = openPostgres(url, silentLog);
  // A connection of its own: the prepared statement lives no longer, and a pool closes what is idle.
  const emptying = new pg.Client({ connectionString: url });
  // At the end of the run the server goes first.
  emptying.on("error", () => {});
  await emptying.connect();
  await prepareEmptying((statement) => emptying.query(statement), await tablesOf(db));
  return { emptying, db };
};

let sharedPostgres: ReturnType<typeof openSharedPostgres> | undefined;

/** Likewise: making a database on the server writes some twenty megabytes to the disk. */
const emptyPostgres = async (): Promise<OpenDatabase> => {
  sharedPostgres ??= openSharedPostgres();
  const { emptying, db } = await sharedPostgres;
  await emptying.query(emptyTables);
  return { ...db, close: async () => {} };
};
