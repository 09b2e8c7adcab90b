import type { Compare } from "#backend/content/differences.ts";
import { createWorker } from "#hosts/node/worker.ts";

/** Two long documents that share no sentence take half a second. */
const longestMs = 10_000;

const idleMs = 2 * 60_000;

/** Differences are worked out on a thread of their own: the longest document keeps nobody waiting. */
export const createComparer = () => {
  const worker = createWorker({
    module: new URL("./thread.ts", import.meta.url),
    longestMs,
    idleMs,
    mostWaiting: 20,
    oldGenerationMb: 192,
  });
  const compare: Compare = async (...question) =>
    (await worker.ask("compare", question)) as Awaited<ReturnType<Compare>>;
  return { compare, close: worker.close };
};
