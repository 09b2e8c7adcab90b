import { setTimeout as pause } from "node:timers/promises";
import { publication, shownAt } from "./marks.ts";
import type { Sites } from "./sites.ts";
import { visit } from "./visitors.ts";

const longestMs = 60_000;

/** When the process first shows publication `n`, to within a few milliseconds. */
const firstSeen = async (port: number, n: number) => {
  const deadline = performance.now() + longestMs;
  while ((await shownAt(port, "/about.data")).first < n) {
    if (performance.now() > deadline) throw new Error(`Publication ${n} was not shown.`);
    await pause(10);
  }
  return performance.now();
};

/** One publication after the other, each followed until every process shows it. */
export const publishOften = async ({ running, editor }: Sites, count: number) => {
  const visits = running.map((site, n) =>
    visit(site, running[(n + 1) % running.length] ?? site, 2),
  );
  const asked: number[] = [];
  const live: number[] = [];
  for (let n = 1; n <= count; n++) {
    const began = performance.now();
    await editor.publish(running[n % running.length]?.port ?? 0, publication(n));
    const published = performance.now();
    asked.push(published - began);
    const seen = await Promise.all(running.map(({ port }) => firstSeen(port, n)));
    live.push(Math.max(...seen) - published);
  }
  const found = await Promise.all(visits.map((each) => each.leave()));
  return {
    asked,
    live,
    answers: found.reduce((sum, { answers }) => sum + answers, 0),
    failed: found.flatMap(({ failed }) => failed),
    mixed: found.flatMap(({ mixed }) => mixed),
  };
};
