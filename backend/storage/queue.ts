import { within } from "#backend/within.ts";
import { DatabaseUnavailable } from "./database.ts";

/** Whoever waits longer for a free moment has left, or will come again. */
const longestWaitMs = 10_000;

/** Work in the order it came, one piece at a time. What waits too long is refused unbegun. */
export const oneAtATime = (refusal: string, waitMs = longestWaitMs) => {
  let last: Promise<void> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = last;
    const place = Promise.withResolvers<void>();
    // Who gives up does not let others pass those before.
    last = before.then(() => place.promise);
    try {
      await within(waitMs, before, () => new DatabaseUnavailable(refusal));
      return await work();
    } finally {
      place.resolve();
    }
  };
};

export const oneAtATimeByKey = (refusal: string, waitMs = longestWaitMs) => {
  const queues = new Map<string, { alone: ReturnType<typeof oneAtATime>; size: number }>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { alone: oneAtATime(refusal, waitMs), size: 0 };
    queues.set(key, queue);
    queue.size += 1;
    try {
      return await queue.alone(work);
    } finally {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(key);
    }
  };
};

/** The same for each key by itself, and no more than `most` pieces of all keys together. */
export const fewAtATimeByKey = (most: number, refusal: string, waitMs = longestWaitMs) => {
  const byKey = oneAtATimeByKey(refusal, waitMs);
  const lines = Array.from({ length: most }, () => ({
    alone: oneAtATime(refusal, waitMs),
    size: 0,
  }));
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
    byKey(key, async () => {
      const line = lines.reduce((least, other) => (other.size < least.size ? other : least));
      line.size += 1;
      try {
        return await line.alone(work);
      } finally {
        line.size -= 1;
      }
    });
};
