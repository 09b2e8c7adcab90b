import { globSync, readFileSync } from "node:fs";
import { importsOf } from "./imports-of.ts";

/** Where tests get their databases from. */
const source = "backend/testing/databases.ts";

/** The tests that open a database: those that import where it comes from, at whatever remove. */
export const databaseTests = (folders: string) => {
  const importers = new Map<string, string[]>();
  for (const file of globSync(`${folders}/**/*.{ts,tsx}`))
    for (const imported of importsOf(file, readFileSync(file, "utf8")))
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const found = new Set([source]);
  // A set that grows while it is walked: what is added is walked as well.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => /\.test\.tsx?$/.test(file));
};
