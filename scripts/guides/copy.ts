import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** What somebody has who cloned the repository: its files, and nothing that is ignored. */
export const copyRepository = (folder: string) => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root });
  for (const file of files.toString().split("\0"))
    if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
};

/** In place of `npm ci`, which needs a network. */
export const linkPackages = (folder: string) => {
  const link = join(folder, "node_modules");
  if (!existsSync(link)) symlinkSync(join(root, "node_modules"), link);
};
