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

type Line = { turns: number; running: number; waiting: Set<() => void> };

type FewAtATime = {
  most: number;
  mostOfKey?: number;
  /** What whoever waited too long is told. */
  refusal: () => Error;
  waitMs?: number;
};

/** Of that many keys it is known how often they had a turn, also while they wait for nothing. */
const mostKnown = 10_000;

/**
 * One piece of each key at a time or `mostOfKey`, and no more than `most` of all keys together.
 * Whoever had the fewest turns is next: a crowd that comes again and again lets those pass who come
 * once.
 */
export const fewAtATimeByKey = ({
  most,
  mostOfKey = 1,
  refusal,
  waitMs = longestWaitMs,
}: FewAtATime) => {
  const lines = new Map<string, Line>();
  let running = 0;

  const forgetIdle = () => {
    for (const [key, line] of lines)
      if (line.running === 0 && line.waiting.size === 0) lines.delete(key);
  };

  const beginNext = () => {
    while (running < most) {
      let next: [key: string, line: Line] | undefined;
      for (const [key, line] of lines)
        if (
          line.running < mostOfKey &&
          line.waiting.size > 0 &&
          !(next && next[1].turns <= line.turns)
        )
          next = [key, line];
      if (!next) break;
      const [key, line] = next;
      const [begin] = line.waiting;
      if (!begin) break;
      // Behind the others with as many turns.
      lines.delete(key);
      lines.set(key, line);
      line.waiting.delete(begin);
      line.turns += 1;
      line.running += 1;
      running += 1;
      begin();
    }
    if (running < most || lines.size > mostKnown) forgetIdle();
  };

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { turns: 0, running: 0, waiting: new Set() };
    lines.set(key, line);
    const turn = Promise.withResolvers<void>();
    line.waiting.add(turn.resolve);
    beginNext();
    try {
      await within(waitMs, turn.promise, refusal);
      return await work();
    } finally {
      // Whoever gave up waiting was never begun.
      if (!line.waiting.delete(turn.resolve)) {
        line.running -= 1;
        running -= 1;
      }
      beginNext();
    }
  };
};
