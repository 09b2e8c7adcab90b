import { generate, processorSeconds, putFirst } from "../load/generator.ts";
import { median } from "../report.ts";
import type { RunningSite } from "../server.ts";

const paths = ["/", "/give", "/about.data"];

/** A process is at its best only after some seconds of load, and its memory has to come back. */
const warmUpRounds = 5;

const measure = async (site: RunningSite, path: string, seconds: number) => {
  const pid = site.process.pid ?? 0;
  const before = processorSeconds(pid);
  const load = { port: site.port, path, connections: 32, seconds, first: true };
  const { requests, perSecond, errors } = await generate(load);
  if (errors > 0) throw new Error(`${path}: ${errors} requests were answered wrongly.`);
  const used = (processorSeconds(pid) ?? 0) - (before ?? 0);
  return before === undefined ? perSecond : requests / used;
};

/** A process that serves what was published against one that serves what was built, in turns. */
export const compareServing = async (
  published: RunningSite,
  built: RunningSite,
  rounds: number,
  seconds: number,
) => {
  try {
    for (const { process } of [published, built]) putFirst(process.pid);
    const rows = [];
    for (const path of paths) {
      for (let round = 0; round < warmUpRounds; round++)
        for (const site of [published, built]) await measure(site, path, seconds);
      const rates = { published: [] as number[], built: [] as number[] };
      for (let round = 0; round < rounds; round++)
        for (const name of round % 2
          ? (["built", "published"] as const)
          : (["published", "built"] as const))
          rates[name].push(await measure(name === "built" ? built : published, path, seconds));
      const ratios = rates.published.map((rate, round) => rate / (rates.built[round] ?? 1));
      rows.push({
        path,
        published: median(rates.published),
        built: median(rates.built),
        ratio: median(ratios),
      });
    }
    return rows;
  } finally {
    await built.stop();
  }
};
