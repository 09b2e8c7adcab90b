import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { median } from "../report.ts";
import { startSite } from "../server.ts";
import { visitors } from "../visitors.ts";
import { generate } from "./generator.ts";

export type Soak = {
  minutes: number;
  requests: number;
  messages: number;
  errors: number;
  /** Resident memory in MiB: the medians of the second and of the last quarter, and the peak. */
  early: number;
  late: number;
  peak: number;
  /** MiB a minute over the second half, by least squares. */
  slope: number;
};

/** What counts as flat: neither a step from one quarter to another nor a steady climb. */
export const flat = { growth: 0.05, slope: 1 };

export const growthOf = ({ early, late }: Pick<Soak, "early" | "late">) => late / early - 1;

export const isFlat = (measured: Pick<Soak, "early" | "late" | "slope">) =>
  growthOf(measured) < flat.growth && measured.slope < flat.slope;

export const residentMiB = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const slopeOf = (points: readonly (readonly [number, number])[]) => {
  const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
  const x = mean(points.map(([time]) => time));
  const y = mean(points.map(([, value]) => value));
  const over = points.reduce((sum, [time, value]) => sum + (time - x) * (value - y), 0);
  return over / points.reduce((sum, [time]) => sum + (time - x) ** 2, 0);
};

/** Pages at a steady rate and messages all the time, while the process's memory is watched. */
export const soak = async (
  minutes: number,
  rate: number,
  paths: readonly string[],
): Promise<Soak> => {
  const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
  const pid = site.process.pid ?? 0;
  const people = visitors(site.port, 1);
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 60_000;
  const samples: [minute: number, mebibytes: number][] = [];
  let requests = 0;
  let errors = 0;

  const readers = async () => {
    for (let n = 0; elapsed() < minutes; n++) {
      const path = paths[n % paths.length] ?? "/";
      const load = await generate({ port: site.port, path, connections: 16, seconds: 5, rate });
      requests += load.requests;
      errors += load.errors;
    }
  };
  const writers = async () => {
    while (elapsed() < minutes) {
      await people.one();
      await pause(200);
    }
  };
  const watch = async () => {
    while (elapsed() < minutes) {
      samples.push([elapsed(), residentMiB(pid)]);
      await pause(1_000);
    }
  };
  await Promise.all([readers(), writers(), watch()]);
  people.close();
  await site.stop();

  const between = (from: number, to: number) =>
    samples.filter(([minute]) => minute >= from * minutes && minute < to * minutes);
  const level = (from: number, to: number) => median(between(from, to).map(([, value]) => value));
  return {
    minutes,
    requests,
    messages: people.acknowledged.size,
    errors: errors + people.refused(),
    early: level(0.25, 0.5),
    late: level(0.75, 1),
    peak: Math.max(...samples.map(([, value]) => value)),
    slope: slopeOf(between(0.5, 1)),
  };
};
