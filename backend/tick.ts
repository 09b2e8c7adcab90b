import type { Log } from "./log.ts";
import { within } from "./within.ts";

/** What a step reports of its run: counts, never personal data. */
type Figures = Record<string, unknown>;

export type Step = {
  name: string;
  everySeconds: number;
  /** How long after somebody asks for it in between. */
  afterMs?: number;
  run(): Promise<Figures>;
};

export type Report = { done: Record<string, Figures>; failed: string[] };

/** Whoever asks during a run needs one that begins afterwards. */
const oneAtATime = <Result>(work: () => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  let waiting: Promise<Result> | undefined;
  const begin = () => {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return begin();
    waiting ??= running.then(() => {
      waiting = undefined;
      return begin();
    });
    return waiting;
  };
};

/** A step that fails is tried again at its next time, and one that hangs keeps no other waiting. */
export const createTick = (steps: readonly Step[], log: Log) => {
  let stopped = false;
  const underWay = new Set<Promise<unknown>>();

  const runners = steps.map(({ name, run }) => {
    const attempt = oneAtATime(async (): Promise<Figures | undefined> => {
      if (stopped) return undefined;
      try {
        return await run();
      } catch (error) {
        log("step failed", { step: name, reason: String(error) });
        return undefined;
      }
    });
    return { name, attempt };
  });

  const tick = async (names?: readonly string[]): Promise<Report> => {
    const report: Report = { done: {}, failed: [] };
    const chosen = runners.filter(({ name }) => names?.includes(name) ?? true);
    const work = Promise.all(
      chosen.map(async ({ name, attempt }) => {
        const figures = await attempt();
        if (figures) report.done[name] = figures;
        else report.failed.push(name);
      }),
    );
    underWay.add(work);
    await work;
    underWay.delete(work);
    return report;
  };

  return {
    tick,
    /** Waits for the steps under way, but not for a service that does not answer. */
    async stop(limitMs: number) {
      stopped = true;
      const late = () => new Error("The steps did not end in time.");
      await within(limitMs, Promise.all(underWay), late).catch(() => {});
    },
  };
};
