import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { FolderNotPrivate, keepPrivate } from "./folder-lock.ts";
import { openStorage } from "./open.ts";

let parent = "";
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "circle-folder-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
});

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test("a data folder that somebody made for all to read is closed before anything is written", async () => {
  const folder = join(parent, "data");
  await fillDataFolder(folder);
  await chmod(folder, 0o755);
  const db = await openStorage(readEnv({ DATA_DIR: folder }), silentLog);
  await db.close();
  expect(await modeOf(folder)).toBe("700");
});

test("a new data folder is ours alone", async () => {
  const folder = join(parent, "a", "b");
  keepPrivate(folder);
  expect(await modeOf(folder)).toBe("700");
});

test("a folder that cannot be closed is refused with a sentence", async () => {
  const folder = join(parent, "shared");
  await mkdir(folder);
  await chmod(folder, 0o777);
  await writeFile(join(folder, "theirs"), "");
  const refused = () => {
    throw Object.assign(new Error("EPERM: operation not permitted"), { code: "EPERM" });
  };
  expect(() => keepPrivate(folder, refused)).toThrow(FolderNotPrivate);
  expect(() => keepPrivate(folder, refused)).toThrow(/others can read .*chmod 700/);
});

test("a folder that is closed already is left as it is", async () => {
  const folder = join(parent, "closed");
  await mkdir(folder, { mode: 0o700 });
  keepPrivate(folder, () => {
    throw new Error("must not be called");
  });
  expect(await modeOf(folder)).toBe("700");
});
