import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";

/** The file of a Debian package, given as a pattern; installed where it is missing and may be. */
export const ensurePackage = (name: string, pattern: string) => {
  const found = () => globSync(pattern)[0];
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (!found() && process.getuid?.() === 0) {
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", name);
  }
  const file = found();
  if (!file) throw new Error(`This needs ${pattern}: apt-get install ${name}`);
  return file;
};
