import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { openStorage } from "#backend/storage/open.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { fillWithPictures } from "#backend/testing/storage/pictures.ts";

const measuring = join(import.meta.dirname, "../testing/storage/back-up-and-measure.ts");

test("a backup of the embedded database takes little memory, however large the database is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dataDirectory = join(folder, "data");
  await fillDataFolder(dataDirectory);
  const db = await openStorage(readEnv({ DATA_DIR: dataDirectory }), silentLog);
  await fillWithPictures(db, 30);
  await db.close();

  const file = join(folder, "nightly.backup");
  const { stdout } = await promisify(execFile)(process.execPath, [measuring, dataDirectory, file]);
  const { rows, grewBy } = JSON.parse(stdout) as { rows: number; grewBy: number };
  expect(rows).toBe(6);
  expect(grewBy).toBeLessThan(200);
  expect((await readdir(folder)).sort()).toEqual(["data", "nightly.backup"]);
  expect(await readdir(dataDirectory)).not.toContain("database-copy");
});
