import { readdir, readFile } from "node:fs/promises";
import type { Migration } from "./migrate.ts";

const folder = new URL("../migrations/", import.meta.url);

export const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), "utf8") })),
  );
};
