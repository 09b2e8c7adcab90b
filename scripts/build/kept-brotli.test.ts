import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { keptBrotli, removeUnused } from "./kept-brotli.ts";

const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-compressed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

const page = Buffer.from("<p>The same words, again and again.</p>".repeat(40));

test("a text is compressed once, and taken from where it was kept after that", async () => {
  const folder = await aFolder();
  const compress = keptBrotli(join(folder, "made/when/needed"));
  expect(brotliDecompressSync(await compress(page))).toEqual(page);
  const [name = ""] = await readdir(join(folder, "made/when/needed"));
  await writeFile(join(folder, "made/when/needed", name), "as it was kept");
  expect((await compress(page)).toString()).toBe("as it was kept");
});

test("another text is compressed by itself", async () => {
  const compress = keptBrotli(await aFolder());
  await compress(page);
  const changed = Buffer.concat([page, Buffer.from("!")]);
  expect(brotliDecompressSync(await compress(changed))).toEqual(changed);
});

test("what no build has used for a week is forgotten, and what one uses stays", async () => {
  const folder = await aFolder();
  await keptBrotli(folder)(page);
  const inDays = (days: number) => Date.now() + days * 24 * 3_600_000;
  await removeUnused(folder, inDays(6));
  expect(await readdir(folder)).toHaveLength(1);
  await removeUnused(folder, inDays(8));
  expect(await readdir(folder)).toEqual([]);
});
