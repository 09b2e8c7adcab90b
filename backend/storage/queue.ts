import { DatabaseUnavailable } from "./database.ts";

/** Whoever waits longer for a free moment has left, or will come again. */
const longestWaitMs = 10_000;

/** Work in the order it came, one piece at a time. What waits too long is refused unbegun. */
export const oneAtATime = (refusal: string, waitMs = longestWaitMs) => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const before = last;
    const place = Promise.withResolvers<void>();
    last = place.promise;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<"too long">((resolve) => {
      timer = setTimeout(() => resolve("too long"), waitMs);
      timer.unref();
    });
    const waited = await Promise.race([before, tooLong]);
    clearTimeout(timer);
    if (waited === "too long") {
      before.then(() => place.resolve());
      throw new DatabaseUnavailable(refusal);
    }
    try {
      return await work();
    } finally {
      place.resolve();
    }
  };
};
