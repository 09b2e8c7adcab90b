import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What a visitor met who opened pages all the while. */
export type Pages = { times: number[]; away: string[] };

/** Somebody opens pages from now on; `stop` answers how it went. */
export const visitPages = (port: number) => {
  const child = fork(join(import.meta.dirname, "page-visitor.ts"), [String(port)]);
  return {
    async stop(): Promise<Pages> {
      const told = once(child, "message");
      child.send("stop");
      const [pages] = (await told) as [Pages];
      return pages;
    },
  };
};

export const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;
