import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { importsOf } from "../imports-of.ts";

/** What the built site is made of, besides the build itself. */
const sources = [
  "app",
  "desk",
  "content",
  "rules",
  "public",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  ".env",
];

/** A program with everything of ours that it imports, also from hosts and backend. */
export const programFiles = async (file: string, seen = new Set<string>()) => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file, await readFile(file, "utf8")))
    if (existsSync(imported)) await programFiles(imported, seen);
  return seen;
};

const filesIn = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
};

/** A digest that changes with the content of the sources or with a setting the pages contain. */
export const inputsDigest = async (
  settings: Record<string, string | undefined>,
  paths = sources,
  program = "scripts/build.ts",
) => {
  const files = new Set([
    ...(await Promise.all(paths.map(filesIn))).flat(),
    ...(await programFiles(program)),
  ]);
  const digest = createHash("sha256");
  for (const file of [...files].sort()) {
    const content = createHash("sha256").update(await readFile(file));
    digest.update(`${file}\0${content.digest("hex")}\n`);
  }
  for (const name of Object.keys(settings).sort()) digest.update(`${name}=${settings[name]}\n`);
  return digest.digest("hex");
};
