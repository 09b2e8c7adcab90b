import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFile } from "../../scripts/build/compress.ts";
import { readPages } from "../../scripts/build/pages.ts";

const script = /<script(?![^>]*ld\+json)\b[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link rel="modulepreload"[^>]*>/g;

/** The same site with nothing that runs: how fast these pages could be at all. */
export const buildWithoutScripts = async (build: string) => {
  const copy = await mkdtemp(join(tmpdir(), "circle-bare-"));
  await cp(build, copy, { recursive: true });
  for (const { file, html } of await readPages(join(copy, "client"))) {
    await writeFile(file, html.replace(script, "").replace(preload, ""));
    await compressFile(file);
  }
  return { folder: copy, remove: () => rm(copy, { recursive: true, force: true }) };
};
