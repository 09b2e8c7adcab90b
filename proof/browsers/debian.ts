import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The program of a Debian package, installed where it is missing and may be. */
export const ensurePackage = (name: string, program: string) => {
  const run = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (!existsSync(program) && process.getuid?.() === 0) {
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", name);
  }
  if (!existsSync(program)) throw new Error(`This needs ${program}: apt-get install ${name}`);
  return program;
};
