import { copyFile, mkdir, readdir, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { invalid } from "#backend/refused.ts";
import { text } from "./columns.ts";
import type { Database } from "./database.ts";

/** What a table, an index or a log that is dropped meanwhile leaves behind is not missed. */
const copyUnlessGone = (path: string, to: string) =>
  copyFile(path, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** A backup must not be what fills the disk that gifts are written to. */
const checkRoom = async (files: string[], place: string) => {
  let needed = 100e6;
  for (const file of files) needed += (await stat(file).catch(() => undefined))?.size ?? 0;
  const { bavail, bsize } = await statfs(place);
  if (bavail * bsize < needed)
    throw invalid(
      `There is not enough room on the disk: a backup needs ${megabytes(needed)} for a short time, and ${megabytes(bavail * bsize)} are free.`,
    );
};

/**
 * As PostgreSQL's own base backups do: the files as they are found, then the log written meanwhile.
 */
export const copyRunning = async (db: Database, folder: string, copy: string) => {
  const log = join(folder, "pg_wal");
  const inCopy = (path: string) => join(copy, path.slice(folder.length));
  const copied = (path: string) => copyUnlessGone(path, inCopy(path));

  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (found: typeof entries) =>
    found.map(({ parentPath, name }) => join(parentPath, name));
  const folders = pathsOf(entries.filter((entry) => entry.isDirectory()));
  const data = pathsOf(entries.filter((entry) => entry.isFile())).filter(
    (path) => dirname(path) !== log && !path.endsWith("postmaster.pid"),
  );
  await checkRoom(data, dirname(folder));
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { mode: 0o700 });
  for (const path of folders) await mkdir(inCopy(path), { recursive: true });

  const { first } = await db.one(
    { first: text },
    "select pg_walfile_name(pg_backup_start('copy', fast => true)) as first",
  );
  let label = "";
  let last = "";
  try {
    for (const path of data) await copied(path);
  } finally {
    ({ label, last } = await db.one(
      { label: text, last: text },
      `select labelfile as label, pg_walfile_name(lsn) as last
       from pg_backup_stop(wait_for_archive => false)`,
    ));
  }
  // Only a checkpoint would take these away, and the next one comes with the next copy.
  for (const name of await readdir(log))
    if (name >= first && name <= last) await copied(join(log, name));
  await writeFile(join(copy, "backup_label"), label);
};
