import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "#backend/testing/free-port.ts";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";
import { median } from "../report.ts";

export type Measure = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  /** Bytes on the wire of the first view, by kind. */
  weight: Record<string, number>;
};

type Options = { onlyPerformance?: boolean; block?: string[] };

type Request = { resourceType?: string; transferSize?: number };

type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** What Lighthouse takes a phone's processor to be slower by, and what a visitor does not notice. */
const slowdown = 4;
const unnoticedMs = 50;

/**
 * What tasks after the first paint take beyond what goes unnoticed. By the thread's own processor
 * time: Lighthouse's figure counts what else the machine did meanwhile as the page's.
 */
const blockingOf = (events: TraceEvent[]) => {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!painted) return Number.NaN;
  return events
    .filter(({ name, pid, tid, ts }) => {
      return name === "RunTask" && pid === painted.pid && tid === painted.tid && ts >= painted.ts;
    })
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * slowdown - unnoticedMs))
    .reduce((sum, each) => sum + each, 0);
};

/** One visit as a phone on a slow connection, as Lighthouse simulates it. */
const visit = async (
  port: number,
  url: string,
  { onlyPerformance, block }: Options,
): Promise<Measure> => {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    disableFullPageScreenshot: true,
    ...(onlyPerformance ? { onlyCategories: ["performance"] } : {}),
    ...(block ? { blockedUrlPatterns: block } : {}),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details as { items?: Request[] } | undefined;
  const weight: Record<string, number> = {};
  for (const { resourceType = "Other", transferSize = 0 } of details?.items ?? [])
    weight[resourceType] = (weight[resourceType] ?? 0) + transferSize;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    shift: value("cumulative-layout-shift"),
    blocking: blockingOf(result.artifacts.Trace?.traceEvents ?? []),
    weight,
  };
};

/** Each visit in a browser of its own, so that none finds anything kept. */
export const measureOnce = async (url: string, options: Options = {}) => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    return await visit(port, url, options);
  } finally {
    await browser.close();
  }
};

const numbers = [
  "performance",
  "accessibility",
  "bestPractices",
  "seo",
  "firstPaint",
  "largestPaint",
  "shift",
  "blocking",
] as const;

export const medianOf = (measures: Measure[]): Measure => {
  const [first] = measures;
  if (!first) throw new Error("Nothing was measured.");
  const middle = Object.fromEntries(
    numbers.map((name) => [name, median(measures.map((measure) => measure[name]))]),
  ) as Record<(typeof numbers)[number], number>;
  return { ...middle, weight: first.weight };
};
