import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bestBrotli } from "#hosts/node/compress.ts";

const cache = ".cache/compressed";
const longestUnusedMs = 7 * 24 * 3_600_000;

const read = async (file: string) => {
  try {
    const kept = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
};

/**
 * Brotli at its best is half of a build, and most files are those of the build before. The same
 * bytes, compressed by the same library, are taken from there.
 */
export const keptBrotli =
  (folder = cache) =>
  async (body: Buffer) => {
    const digest = createHash("sha256").update(`brotli ${process.versions.brotli}\n`).update(body);
    const file = join(folder, digest.digest("hex"));
    const kept = await read(file);
    if (kept) return kept;
    const made = await bestBrotli(body);
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another build may be reading.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  };

/** Forgets what no build has used for a week. */
export const removeUnused = async (folder = cache, now = Date.now()) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const used = await stat(file).catch(() => undefined);
    if (used && used.mtimeMs < now - longestUnusedMs) await rm(file, { force: true });
  }
};
