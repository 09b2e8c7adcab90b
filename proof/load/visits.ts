import { median } from "../report.ts";
import { startSite } from "../server.ts";
import { generate, pinToServerCore, processorSeconds, putFirst } from "./generator.ts";

/** What counting may take of the requests that a processor answers in a second. */
export const visitsMost = 0.02;

const connections = 32;

/** The same answer for those who are not counted. */
const uncounted = { "Sec-GPC": "1" };

/** Each request through the proxy is somebody else's: nothing that is known of a connection helps. */
const visitors = 2000;

/**
 * What counting takes of the requests that the processor answers, for each path: in one process,
 * in turn with requests that are not counted. Files are asked for as often as pages here; in
 * service far more often.
 */
export const measureVisits = async (
  paths: readonly string[],
  logFile: string,
  { rounds, seconds }: { rounds: number; seconds: number },
) => {
  const site = await startSite({ logFile, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const pid = site.process.pid ?? 0;
  pinToServerCore(pid);
  putFirst(pid);
  const shape = { port: site.port, connections, seconds, visitors, first: true };
  const perProcessorSecond = async (path: string, headers: Record<string, string>) => {
    const before = processorSeconds(pid) ?? 0;
    const { requests, errors } = await generate({ ...shape, path, headers });
    if (errors > 0) throw new Error(`${errors} requests were answered wrongly.`);
    return requests / ((processorSeconds(pid) ?? 0) - before);
  };
  try {
    const costs: { path: string; cost: number }[] = [];
    for (const path of paths) {
      await perProcessorSecond(path, {});
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const isFirst = round % 2 === 0;
        const one = await perProcessorSecond(path, isFirst ? {} : uncounted);
        const other = await perProcessorSecond(path, isFirst ? uncounted : {});
        ratios.push(isFirst ? one / other : other / one);
      }
      costs.push({ path, cost: 1 - median(ratios) });
    }
    return { costs, mean: costs.reduce((sum, { cost }) => sum + cost, 0) / costs.length };
  } finally {
    await site.stop();
  }
};
