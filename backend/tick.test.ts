import { expect, test } from "vitest";
import { silentLog } from "./log.ts";
import { createTick } from "./tick.ts";

test("a step that throws or hangs keeps no other from running, and runs again next time", async () => {
  const logged: unknown[] = [];
  let ran = 0;
  let broken = true;
  const { tick, stop } = createTick(
    [
      {
        name: "breaks",
        everySeconds: 1,
        async run() {
          if (broken) throw new Error("the database is away");
          return {};
        },
      },
      { name: "works", everySeconds: 1, run: async () => ({ ran: ++ran }) },
      { name: "hangs", everySeconds: 1, run: () => new Promise<never>(() => {}) },
    ],
    (event, fields) => logged.push([event, fields]),
  );
  expect(await tick(["breaks", "works"])).toEqual({
    done: { works: { ran: 1 } },
    failed: ["breaks"],
  });
  expect(logged).toEqual([
    ["step failed", { step: "breaks", reason: "Error: the database is away" }],
  ]);
  broken = false;
  void tick();
  expect(await tick(["breaks", "works"])).toMatchObject({ failed: [] });
  await stop(10);
});

test("a step never runs twice at once; who asks during a run gets one that begins after it", async () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  let runs = 0;
  const { tick } = createTick(
    [
      {
        name: "slow",
        everySeconds: 1,
        async run() {
          runs += 1;
          most = Math.max(most, ++running);
          await new Promise<void>((resolve) => waiting.push(resolve));
          running -= 1;
          return {};
        },
      },
    ],
    silentLog,
  );
  const first = tick();
  const others = [tick(), tick(), tick()];
  waiting.shift()?.();
  await first;
  expect(runs).toBe(2);
  waiting.shift()?.();
  await Promise.all(others);
  expect([runs, most]).toEqual([2, 1]);
});
