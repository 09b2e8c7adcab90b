import { once } from "node:events";
import { freePort } from "#backend/testing/free-port.ts";
import { mostViewsOfVisitor } from "#backend/visits/counter.ts";
import { table } from "../report.ts";
import { startSite } from "../server.ts";
import { browserHeaders } from "./generator.ts";
import { openConnections, requestText } from "./turns.ts";

/** What counting may take of the requests for a page that a processor answers in a second. */
export const visitsMost = 0.02;

const connections = 32;

/** Each request through the proxy is somebody else's: nothing that is known of a connection helps. */
const visitors = 2000;

const requestsFor = (path: string, network: number) =>
  Array.from({ length: visitors }, (_, n) =>
    requestText({
      path,
      headers: { ...browserHeaders, "X-Forwarded-For": `198.18.${network + (n >> 8)}.${n & 255}` },
    }),
  );

type Profile = {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string };
    children?: number[];
  }[];
  samples: number[];
  timeDeltas: number[];
};

const intervalUs = 100;

type Measured = { costs: { path: string; cost: number }[]; worst: number };

/** The profiler of a process that was started with --inspect on this port. */
const openProfiler = async (port: number) => {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl);
  await once(socket, "open");
  let last = 0;
  const ask = async (method: string, params = {}) => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(data);
      if (answer.id === id) return answer.result;
    }
  };
  await ask("Profiler.enable");
  await ask("Profiler.setSamplingInterval", { interval: intervalUs });
  return {
    async during(work: () => Promise<void>): Promise<Profile> {
      await ask("Profiler.start");
      await work();
      return (await ask("Profiler.stop")).profile;
    },
    close: () => socket.close(),
  };
};

const isIdle = ({ callFrame }: Profile["nodes"][number]) => callFrame.functionName === "(idle)";

const isCounting = ({ callFrame: { functionName, url } }: Profile["nodes"][number]) =>
  functionName === "countView" || url.includes("/backend/visits/");

/** Of the time in which the process did anything, the part in which it counted or called what counts. */
const shareOfCounting = ({ nodes, samples, timeDeltas }: Profile) => {
  const times = new Map<number, number>();
  for (const [at, id] of samples.entries())
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const timeOf = (chosen: typeof nodes) =>
    chosen.reduce((sum, { id }) => sum + (times.get(id) ?? 0), 0);
  const counting = new Set<number>();
  // Whatever calls stands before what it calls.
  for (const node of nodes)
    if (isCounting(node) || counting.has(node.id))
      for (const id of [node.id, ...(node.children ?? [])]) counting.add(id);
  const busy = nodes.filter((node) => !isIdle(node));
  return timeOf(busy.filter(({ id }) => counting.has(id))) / timeOf(busy);
};

/**
 * What counting takes of the time that the server's process works, by where it is found working
 * ten thousand times a second. A machine that is busy otherwise slows down all of it alike.
 */
export const measureVisits = async (
  paths: readonly string[],
  logFile: string,
  { requests }: { requests: number },
): Promise<Measured> => {
  if (requests / visitors >= mostViewsOfVisitor / 2)
    throw new Error("So many requests would open more pages than are counted for one visitor.");
  const inspected = await freePort();
  const site = await startSite({
    logFile,
    env: { TRUSTED_PROXIES: "127.0.0.1", NODE_OPTIONS: `--inspect=127.0.0.1:${inspected}` },
  });
  const { turn, close } = await openConnections(site.port, connections);
  try {
    const profiler = await openProfiler(inspected);
    const costs: Measured["costs"] = [];
    for (const [place, path] of paths.entries()) {
      const each = requestsFor(path, place * 8);
      // Code runs at its own speed only once it has run a while, and with the profiler in it.
      await profiler.during(() => turn(each, 5 * visitors));
      costs.push({
        path,
        cost: shareOfCounting(await profiler.during(() => turn(each, requests))),
      });
    }
    profiler.close();
    return { costs, worst: Math.max(...costs.map(({ cost }) => cost)) };
  } finally {
    close();
    await site.stop();
  }
};

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

export const visitsText = ({ costs }: Measured, requests: number) => `\
What counting visits takes of the time that the server's process works: ${requests.toLocaleString("en-US")}
requests for each path (\`VISIT_REQUESTS\`) by ${visitors.toLocaleString("en-US")} visitors in turn through one proxy. Every
${intervalUs} microseconds the process is asked what it does; the cost is the part of its working moments in
which it counts, or does something for counting. Whatever else this machine does slows down both
alike. Files are looked at and not counted:

${table(
  ["path", "cost"],
  costs.map(({ path, cost }) => [path, percent(cost)]),
)}`;
