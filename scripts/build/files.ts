import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { readSnapshot, type Snapshot } from "#content/snapshot.ts";
import { compressWell } from "#hosts/node/compress.ts";
import { openBundle } from "#hosts/node/rendering/bundle.ts";
import { drawSite } from "#hosts/node/rendering/draw.ts";
import { followsContent } from "#hosts/node/site-addresses.ts";
import { mediaPath } from "#rules/pictures.ts";
import { keptBrotli, removeUnused } from "./kept-brotli.ts";
import type { PublishedContent } from "./published.ts";

type Build = { directory: string; siteUrl: string };

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
};

export type BuiltPage = { path: string; file: string; html: string };

/** The finished pages, by the path a visitor asks for. */
export const readPages = async (folder: string): Promise<BuiltPage[]> => {
  const found = (await filesIn(folder)).filter((file) => basename(file) === "index.html");
  const pathOf = (file: string) => `/${relative(folder, dirname(file))}`;
  const pages = found.map(async (file) => ({
    path: pathOf(file),
    file,
    html: await readFile(file, "utf8"),
  }));
  return (await Promise.all(pages)).sort((a, b) => (a.path < b.path ? -1 : 1));
};

const writeWhole = async (file: string, body: Buffer) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
};

/** Puts the pages that a snapshot makes, and what else follows the content, into a folder. */
export const drawInto = async (folder: string, build: Build, snapshot: Snapshot) => {
  const renderPage = await openBundle(build.directory);
  const { files, failed } = await drawSite(renderPage, snapshot, build.siteUrl);
  const [page] = failed;
  if (page) throw new Error(`The page ${page.path} cannot be drawn: ${page.reason}`);
  for (const file of await filesIn(folder)) {
    const address = `/${relative(folder, file)}`;
    if (followsContent(address) && !files.has(address)) await rm(file);
  }
  for (const [address, body] of files) await writeWhole(join(folder, address), body);
};

/** Puts what was published at the desk, pages and pictures, into a copy of the build. */
export const drawPublished = async (
  folder: string,
  build: Build,
  { documents, pictures }: PublishedContent,
) => {
  // Any number but 0, which means what ships.
  const { snapshot, problems } = readSnapshot(documents, 1);
  const [unfit] = problems;
  if (unfit) throw new Error(`The document "${unfit.name}" does not fit: ${unfit.reason}`);
  await drawInto(folder, build, snapshot);
  for (const { name, files } of pictures.flatMap(({ cuts }) => cuts))
    for (const { width, type, bytes } of files)
      await writeWhole(join(folder, mediaPath, name, `${width}.${type}`), bytes);
};

/** Writes the compressed forms of a text beside it. */
export const compressFile = async (file: string) => {
  const { br, gzip } = await compressWell(file, await readFile(file), keptBrotli());
  if (br) await writeFile(`${file}.br`, br);
  if (gzip) await writeFile(`${file}.gz`, gzip);
};

export const compressFolder = async (folder: string) => {
  await Promise.all((await filesIn(folder)).map(compressFile));
  await removeUnused();
};
