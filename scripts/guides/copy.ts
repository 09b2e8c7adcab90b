import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** What somebody has who cloned the repository: its files, and nothing that is ignored. */
export const copyRepository = (folder: string) => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root });
  for (const file of files.toString().split("\0"))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
};

/** In place of `npm ci`, which needs a network, and of making again what was made here of the same. */
export const linkPackages = (folder: string) => {
  for (const name of ["node_modules", ".cache/compressed", ".cache/databases"]) {
    const link = join(folder, name);
    if (existsSync(link)) continue;
    mkdirSync(join(root, name), { recursive: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, name), link);
  }
};
