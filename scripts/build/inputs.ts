import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything the built site is made of. */
const sources = [
  "app",
  "desk",
  "content",
  "rules",
  "public",
  "scripts/build",
  "scripts/build.ts",
  "hosts/node/headers.ts",
  "hosts/node/rendering/found.ts",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  ".env",
];

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
) => {
  const files = (await Promise.all(paths.map(filesIn))).flat().sort();
  const digest = createHash("sha256");
  for (const file of files) {
    const content = createHash("sha256").update(await readFile(file));
    digest.update(`${file}\0${content.digest("hex")}\n`);
  }
  for (const name of Object.keys(settings).sort()) digest.update(`${name}=${settings[name]}\n`);
  return digest.digest("hex");
};
