// Plain JavaScript that the system's Node can run on a bare clone, before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Not import.meta.dirname, which a Node that is too old does not know: it shall read why.
export const root = resolve(fileURLToPath(import.meta.url), "../..");

/** The Node that the project pins: newer than the one that many systems have. */
export const pinnedNode = join(root, "node_modules/node/bin/node");

const stampFile = join(root, "node_modules/.circle-installed");

const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** npm notes what it installed: somebody may have run `npm ci` by hand, or brought the folder. */
const matchesLock = () => {
  const noted = join(root, "node_modules/.package-lock.json");
  if (!existsSync(noted) || !existsSync(pinnedNode)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === "" ||
      installed[path]?.version === version ||
      // Packages for other machines are left out.
      (!installed[path] && (optional || devOptional || peer)),
  );
};

export const run = (command, args, env = process.env) =>
  new Promise((resolvePromise) => {
    const child = spawn(command, args, { cwd: root, env, stdio: "inherit" });
    child.once("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolvePromise(1);
    });
    child.once("exit", (code) => resolvePromise(code ?? 1));
  });

const runNpm = (args) => {
  const npm = process.env.npm_execpath;
  // The running Node may be the pinned one, which an installation removes and brings back.
  return npm && !process.execPath.startsWith(root)
    ? run(process.execPath, [npm, ...args])
    : run("npm", args, { ...process.env, PATH: systemPath() });
};

const systemPath = () =>
  (process.env.PATH ?? "")
    .split(":")
    .filter((folder) => !folder.includes("node_modules"))
    .join(":");

/** The lock file decides, on every system, and stays as it is. */
const installation = [
  "ci",
  // The pinned Node and the builder are needed also where NODE_ENV says production.
  "--include=dev",
];

/** npm leaves out the builds of native packages that the running Node is too old for. */
export const isTooOld = (version) => {
  const [major, minor] = version.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
};

/** Installs when the lock file is not what was installed last. */
export const installIfNeeded = async () => {
  const hash = lockHash();
  const stamped = existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash;
  if (stamped && existsSync(pinnedNode)) return;
  if (!matchesLock()) {
    if (isTooOld(process.versions.node)) {
      console.error(`Node ${process.versions.node} is too old to install this: 20.19 or newer.`);
      process.exit(1);
    }
    console.log("Installing…");
    const code = await runNpm(installation);
    if (code !== 0) process.exit(code);
  }
  writeFileSync(stampFile, hash);
};

/** What children see: the pinned Node first, and no leftovers of the npm that called us. */
export const childEnv = () => ({
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
});

/** Runs a program on the pinned Node until it ends, and passes on what it is told meanwhile. */
export const handOver = (file, args = []) => {
  const child = spawn(pinnedNode, [join(root, file), ...args], {
    cwd: root,
    env: childEnv(),
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  // A closed terminal ends the program as an asked one.
  process.on("SIGHUP", () => child.kill("SIGTERM"));
  child.once("exit", (code) => process.exit(code ?? 1));
};
