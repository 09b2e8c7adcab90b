import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "#backend/testing/free-port.ts";

const root = resolve(import.meta.dirname, "..");

export type RunningSite = {
  address: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
};

type Options = {
  /** Another build than the project's own. */
  build?: string;
  /** Kept when it is given; otherwise a temporary folder that goes when the site stops. */
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** Where the log goes; otherwise its end is kept here, which costs whoever measures. */
  logFile?: string;
};

const waitUntilReady = async (address: string, child: ChildProcess, told: () => string) => {
  const deadline = performance.now() + 180_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(`The site did not start.\n${told()}`);
};

/** Starts the built site on a free loopback port, with data of its own. */
export const startSite = async (options: Options = {}): Promise<RunningSite> => {
  const build = resolve(options.build ?? join(root, "build"));
  if (!existsSync(join(build, "client/index.html")))
    throw new Error("There is no built site: run `npm run build` first.");
  const port = options.port ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "circle-proof-")));

  const log = options.logFile ? openSync(options.logFile, "w") : "pipe";
  const child = spawn(process.execPath, [join(root, "hosts/node/main.ts"), build], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      SITE_URL: address,
      DATA_DIR: dataDir,
      ...options.env,
    },
    stdio: ["ignore", log, log],
  });
  let lastWords = "";
  const listen = (text: Buffer) => {
    lastWords = `${lastWords}${text}`.slice(-4000);
  };
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(address, child, () => lastWords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, port, dataDir, process: child, stop };
};
