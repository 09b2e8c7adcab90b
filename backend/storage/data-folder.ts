import { chmodSync, mkdirSync, statSync } from "node:fs";

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
