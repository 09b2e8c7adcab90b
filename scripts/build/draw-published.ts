import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readSnapshot } from "#content/snapshot.ts";
import { openBundle } from "#hosts/node/rendering/bundle.ts";
import { drawSite } from "#hosts/node/rendering/draw-site.ts";
import { followsContent } from "#hosts/node/site-addresses.ts";
import { mediaPath } from "#rules/pictures.ts";
import type { PublishedContent } from "./published.ts";

const writeWhole = async (file: string, body: Buffer) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
};

/** Puts the pages that the published content makes, and its pictures, into a copy of the build. */
export const drawPublished = async (
  buildDirectory: string,
  folder: string,
  { documents, pictures }: PublishedContent,
  siteUrl: string,
) => {
  // Any number but 0, which means what ships.
  const { snapshot, problems } = readSnapshot(documents, 1);
  const [unfit] = problems;
  if (unfit) throw new Error(`The document "${unfit.name}" does not fit: ${unfit.reason}`);
  const { files, failed } = await drawSite(await openBundle(buildDirectory), snapshot, siteUrl);
  const [page] = failed;
  if (page) throw new Error(`The page ${page.path} cannot be drawn: ${page.reason}`);

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, file)}`;
    if (followsContent(address) && !files.has(address)) await rm(file);
  }
  for (const [address, body] of files) await writeWhole(join(folder, address), body);
  for (const { name, files: sizes } of pictures.flatMap(({ cuts }) => cuts))
    for (const { width, type, bytes } of sizes)
      await writeWhole(join(folder, mediaPath, name, `${width}.${type}`), bytes);
};
