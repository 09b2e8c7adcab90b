import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Others can read the folder, and we cannot change that. The message says what to do. */
export class FolderNotPrivate extends Error {
  override name = "FolderNotPrivate";
}

const closed = 0o700;
const openToOthers = 0o077;

/** Windows keeps rights in another way, of which these numbers say nothing. */
const hasModes = process.platform !== "win32";

/** It holds what donors and visitors entrusted to us. */
export const keepPrivate = (folder: string, changeMode = chmodSync) => {
  mkdirSync(folder, { recursive: true, mode: closed });
  if (!hasModes || !(statSync(folder).mode & openToOthers)) return;
  try {
    changeMode(folder, closed);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EPERM", "EACCES", "EROFS", "ENOTSUP"].includes(code)) throw error;
  }
  // Some file systems take the order and do nothing.
  if (statSync(folder).mode & openToOthers)
    throw new FolderNotPrivate(
      `The data folder ${folder} holds personal data, and others can read it. Close it with "chmod 700 ${folder}" as its owner, or choose another folder with DATA_DIR.`,
    );
};

/** Another process has the folder. The message is all an operator needs to know. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** Held for as long as the process lives, whatever becomes of the handle that was given out. */
const held = new Set<DatabaseSync>();

/** PGlite has no lock of its own. The system ends this one with its process, also after kill -9. */
export const lockFolder = (folder: string): { release(): void } => {
  keepPrivate(folder);
  const ownerFile = join(folder, "lock-owner");
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another process${ownerOf(ownerFile)}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
  held.add(lock);
  writeFileSync(ownerFile, String(process.pid));
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
};

const isBusy = (error: unknown) =>
  error instanceof Error && "errcode" in error && [5, 6].includes(Number(error.errcode) & 0xff);

const ownerOf = (file: string) => {
  try {
    return ` (process ${readFileSync(file, "utf8")})`;
  } catch {
    return "";
  }
};
