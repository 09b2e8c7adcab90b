import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Load = {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  /** Requests a second; without it as many as the connections carry. */
  rate?: number;
  /** Before everything else that runs on this machine. */
  first?: boolean;
  /** Beyond what every browser sends. */
  headers?: Record<string, string>;
};

export type Measured = {
  requests: number;
  perSecond: number;
  /** Milliseconds from when a request was due to when its answer was whole. */
  p50: number;
  p99: number;
  errors: number;
};

/** As a browser sends them, so that whatever is done for visitors is done. */
export const browserHeaders = {
  "Accept-Encoding": "gzip, deflate, br, zstd",
  "Accept-Language": "en-US,en;q=0.9",
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
};

const runs = (command: string, args: string[]) => spawnSync(command, args).error === undefined;

export const hasWrk = runs("wrk", ["--version"]);
const canPin = process.platform === "linux" && runs("taskset", ["--version"]);

/** Servers on one core, the generator on the other: neither takes the other's time. */
const serverCore = 0;
const generatorCore = 1;

export const pinToServerCore = (pid: number | undefined) => {
  if (canPin && pid) spawnSync("taskset", ["-apc", String(serverCore), String(pid)]);
};

/** A busy machine must not decide how long a visitor waits: first in line, where we may. */
export const putFirst = (pid: number | undefined) =>
  pid && process.getuid?.() === 0 && spawnSync("renice", ["-n", "-20", "-p", String(pid)]);

/** Seconds of processor time that a process and its threads have used; undefined off Linux. */
export const processorSeconds = (pid: number): number | undefined => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8"))
      .reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e9, 0);
  } catch {
    return undefined;
  }
};

const run = (command: string, args: string[], first = false) =>
  new Promise<string>((resolve, reject) => {
    const pinned = canPin ? ["taskset", "-c", String(generatorCore), command] : [command];
    const [program = command, ...rest] = [...pinned, ...args];
    const child = spawn(program, rest, { stdio: ["ignore", "pipe", "inherit"] });
    if (first) putFirst(child.pid);
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command} ended with ${code}: ${said}`)),
    );
  });

const milliseconds = (text = "0ms") => {
  const number = Number.parseFloat(text);
  if (text.endsWith("us")) return number / 1000;
  return text.endsWith("ms") ? number : number * 1000;
};

const readWrk = (said: string): Measured => {
  const percentile = (which: number) =>
    milliseconds(new RegExp(`${which}%\\s+([\\d.]+\\w+)`).exec(said)?.[1]);
  const errors = [
    .../(?:connect|read|write|timeout) (\d+)|responses: (\d+)/g[Symbol.matchAll](said),
  ];
  return {
    requests: Number(/(\d+) requests in/.exec(said)?.[1] ?? 0),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0),
    p50: percentile(50),
    p99: percentile(99),
    errors: errors.reduce((sum, [, a, b]) => sum + Number(a ?? b), 0),
  };
};

/** As fast as it goes, with wrk where there is one; at a given rate, always with our own. */
export const generate = async (load: Load): Promise<Measured> => {
  const { port, path, connections, seconds, rate } = load;
  const headers = { ...browserHeaders, ...load.headers };
  if (hasWrk && rate === undefined) {
    const address = `http://127.0.0.1:${port}${path}`;
    const lines = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
    const shape = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
    return readWrk(await run("wrk", [...shape, ...lines, address], load.first));
  }
  const script = join(import.meta.dirname, "generator-process.ts");
  const wanted = JSON.stringify({ ...load, headers });
  return JSON.parse(await run(process.execPath, [script, wanted], load.first)) as Measured;
};
