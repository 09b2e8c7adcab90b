import { readdir, readFile } from "node:fs/promises";
import { boolean, text } from "./columns.ts";
import { type Database, longStatementSeconds } from "./database.ts";

const folder = new URL("../migrations/", import.meta.url);

export const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), "utf8") })),
  );
};

/** `0001_name.sql` and its text. Numbers give the order; a file once released never changes. */
export type Migration = { name: string; sql: string };

/** Any number will do, as long as every process asks for the same one. */
const advisoryLock = 1974_0014;

/** Several processes may start at once: one works, the others find nothing to do. */
export const migrate = (db: Database, migrations: Migration[]): Promise<string[]> =>
  db.transaction((tx) => migrateIn(tx, migrations), { statementSeconds: longStatementSeconds });

/** The same within a transaction that does more. */
export const migrateIn = async (tx: Database, migrations: Migration[]) => {
  await tx.query("select pg_advisory_xact_lock($1)", [advisoryLock]);
  await tx.query(`
      create table if not exists site_migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      );
      alter table site_migrations enable row level security;
      revoke all on site_migrations from public;
    `);
  const pending = await missingFrom(tx, migrations);
  for (const { name, sql } of pending) {
    await tx.query(sql);
    await tx.query("insert into site_migrations (name) values ($1)", [name]);
  }
  return pending.map(({ name }) => name);
};

const missingFrom = async (db: Database, migrations: Migration[]) => {
  const applied = await db.rows({ name: text }, "select name from site_migrations");
  const known = new Set(applied.map(({ name }) => name));
  return migrations
    .filter(({ name }) => !known.has(name))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
};

export const pendingMigrations = async (db: Database, migrations: Migration[]) => {
  const { made } = await db.one(
    { made: boolean },
    "select to_regclass('public.site_migrations') is not null as made",
  );
  return made ? missingFrom(db, migrations) : migrations;
};
