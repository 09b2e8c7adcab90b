import { setTimeout } from "node:timers/promises";
import { startSite } from "../server.ts";
import { browserHeaders, pinToServerCore, processorSeconds, putFirst } from "./generator.ts";
import { openConnections, requestText } from "./turns.ts";

/** What counting may take of the requests that a processor answers in a second. */
export const visitsMost = 0.02;

const connections = 32;

/** Short, so that what else this machine does falls on all alike. */
const requestsOfTurn = 2000;

/** Each request through the proxy is somebody else's: nothing that is known of a connection helps. */
const visitors = 2000;

/** Headers of one length: to read one more would count as counting. */
const turns = { counted: "Sec-XYZ", uncounted: "Sec-GPC", control: "Sec-GPC" } as const;
type Turn = keyof typeof turns;
const names = Object.keys(turns) as Turn[];

/** The middle, and the span in which half of the rounds lie. */
export type Spread = { median: number; from: number; to: number };

const spreadOf = (values: number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), from: at(0.25), to: at(0.75) };
};

const requestsFor = (path: string, turn: Turn) =>
  Array.from({ length: visitors }, (_, n) =>
    requestText({
      path,
      headers: {
        ...browserHeaders,
        "X-Forwarded-For": `198.18.${n >> 8}.${n & 255}`,
        [turns[turn]]: "1",
      },
    }),
  );

/**
 * What counting takes of the processor time of the server's process, for each path: short turns of the
 * same number of requests in another order each round, counted, not counted, and not counted again.
 * The last beside the second is what this way of measuring finds where there is nothing. Files are
 * asked for as often as pages here; in service far more often.
 */
export const measureVisits = async (
  paths: readonly string[],
  logFile: string,
  { rounds }: { rounds: number },
) => {
  const site = await startSite({ logFile, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const pid = site.process.pid ?? 0;
  pinToServerCore(pid);
  putFirst(pid);
  const { turn, close } = await openConnections(site.port, connections);
  const secondsOf = async (requests: readonly Buffer[]) => {
    const before = processorSeconds(pid);
    await turn(requests, requestsOfTurn);
    // What is done after the last answer, too.
    await setTimeout(5);
    const after = processorSeconds(pid);
    if (before === undefined || after === undefined)
      throw new Error("Processor time is told on Linux alone.");
    return after - before;
  };
  try {
    const costs: { path: string; cost: Spread; control: Spread }[] = [];
    for (const path of paths) {
      const requests = {
        counted: requestsFor(path, "counted"),
        uncounted: requestsFor(path, "uncounted"),
        control: requestsFor(path, "control"),
      };
      for (const name of names) await secondsOf(requests[name]);
      const measured: Record<Turn, number>[] = [];
      for (let round = 0; round < rounds; round++) {
        const used = { counted: 0, uncounted: 0, control: 0 };
        for (let at = 0; at < names.length; at++) {
          const name = names[(round + at) % names.length] ?? "counted";
          used[name] = await secondsOf(requests[name]);
        }
        measured.push(used);
      }
      const share = (of: Turn) => spreadOf(measured.map((used) => 1 - used.uncounted / used[of]));
      costs.push({ path, cost: share("counted"), control: share("control") });
    }
    return { costs, mean: costs.reduce((sum, { cost }) => sum + cost.median, 0) / costs.length };
  } finally {
    close();
    await site.stop();
  }
};
