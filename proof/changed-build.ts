import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFile, readPages } from "../scripts/build/files.ts";

/** A copy of the built site with every page changed in the same way. */
export const changedBuild = async (build: string, change: (html: string) => string) => {
  const copy = await mkdtemp(join(tmpdir(), "circle-changed-"));
  await cp(build, copy, { recursive: true });
  for (const { file, html } of await readPages(join(copy, "client"))) {
    await writeFile(file, change(html));
    await compressFile(file);
  }
  return { folder: copy, remove: () => rm(copy, { recursive: true, force: true }) };
};
