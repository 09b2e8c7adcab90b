import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Env } from "#backend/env.ts";
import type { Log } from "#backend/log.ts";
import { DatabaseUnavailable, type OpenDatabase } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openPGlite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

type StorageEnv = Pick<Env, "DATABASE_URL" | "DATA_DIR">;

/** A full or failing disk comes back by itself; a wrong folder has to be put right. */
const passingFaults = ["ENOSPC", "EDQUOT", "EIO"];

const lockOrExplain = (dataDirectory: string) => {
  try {
    return lockFolder(dataDirectory);
  } catch (error) {
    const { code = "", message = "" } = error as NodeJS.ErrnoException;
    throw passingFaults.includes(code) ? new DatabaseUnavailable(message, { cause: error }) : error;
  }
};

/** The embedded database belongs to one process at a time. */
const openEmbedded = async (dataDirectory: string): Promise<OpenDatabase> => {
  const lock = lockOrExplain(dataDirectory);
  try {
    const db = await openPGlite(join(dataDirectory, "database"));
    return { ...db, close: () => db.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
};

export const openAsItIs = async (env: StorageEnv, log: Log): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL, log) : openEmbedded(resolve(env.DATA_DIR));

export const openStorage = async (env: StorageEnv, log: Log): Promise<OpenDatabase> => {
  const db = await openAsItIs(env, log);
  try {
    for (const name of await migrate(db, await readMigrations())) log("migrated", { name });
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};

export const hasStorage = ({ DATABASE_URL, DATA_DIR }: StorageEnv) =>
  Boolean(DATABASE_URL) || existsSync(join(resolve(DATA_DIR), "database"));
