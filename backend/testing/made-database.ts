import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "#backend/storage/database.ts";
import { type Migration, migrate, readMigrations } from "#backend/storage/migrate.ts";
import { database } from "#backend/storage/rows.ts";

const root = resolve(import.meta.dirname, "../..");

/** The same migrations and the same PGlite make the same database. */
const nameFor = async (migrations: Migration[]) => {
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const made = JSON.stringify([dependencies["@electric-sql/pglite"], migrations]);
  return createHash("sha256").update(made).digest("hex").slice(0, 16);
};

/** On this thread: the site's own keeps no process alive that has nothing else to do. */
const migrateHere = (pglite: PGlite, migrations: Migration[]) => {
  const query = async (text: string, parameters?: unknown[]): Promise<unknown[]> =>
    parameters
      ? (await pglite.query(text, parameters)).rows
      : ((await pglite.exec(text)).at(-1)?.rows ?? []);
  // What breaks off is never used, so there is nothing to roll back.
  const db: Database = database({ query, transaction: (work) => work(db) });
  return migrate(db, migrations);
};

const make = async (at: string, migrations: Migration[]) => {
  const draft = `${at}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const pglite = new PGlite(join(draft, "database"));
  await migrateHere(pglite, migrations);
  const dump = await pglite.dumpDataDir("none");
  await pglite.close();
  await writeFile(join(draft, "database.tar"), Buffer.from(await dump.arrayBuffer()));
  try {
    await rename(draft, at);
  } catch (error) {
    // Another run made the same meanwhile.
    await rm(draft, { recursive: true });
    if (!existsSync(at)) throw error;
  }
};

/**
 * An embedded database with its tables and nothing in them, as a folder and as a file to load into
 * memory. Making one takes six seconds of a processor, opening this one takes one, so it is kept.
 */
export const madeDatabase = async () => {
  const migrations = await readMigrations();
  const at = join(root, ".cache/databases", await nameFor(migrations));
  if (!existsSync(at)) await make(at, migrations);
  return { folder: join(at, "database"), file: join(at, "database.tar") };
};

/** Puts that database into a data folder, for a site whose first start is not what is tried. */
export const fillDataFolder = async (dataDirectory: string) => {
  const { folder } = await madeDatabase();
  await cp(folder, join(dataDirectory, "database"), { recursive: true });
};
