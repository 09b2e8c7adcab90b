import { Refused } from "#backend/refused.ts";
import { startWorker } from "#backend/worker.ts";
import type { Question } from "./worker-thread.ts";

/** To load what it works with takes a second or two on a busy machine. */
const startsWithinMs = 30_000;

/** The work was not done: it says nothing about what was asked. */
class WorkerFailed extends Error {
  override name = "WorkerFailed";
}

type Options = {
  /** The module that runs in the thread; it calls `answerQuestions`. */
  module: URL;
  data?: unknown;
  /** What one question may take. The thread of one that takes longer is ended. */
  longestMs: number;
  /** Afterwards the memory is free again. */
  idleMs: number;
  /** More are refused at once. */
  mostWaiting?: number;
  oldGenerationMb: number;
};

const startThread = ({ module, data, longestMs, oldGenerationMb }: Options) => {
  const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: oldGenerationMb };
  const { ask, stop, hasEnded } = startWorker(
    module,
    { workerData: data, resourceLimits },
    "The thread has stopped.",
  );
  const askWithin = async (ms: number, question: Question) => {
    const late = setTimeout(() => stop("It took too long."), ms);
    try {
      return await ask(question);
    } catch (error) {
      throw new WorkerFailed((error as Error).message);
    } finally {
      clearTimeout(late);
    }
  };
  const ready = askWithin(startsWithinMs, "ready");
  ready.catch(() => {});
  return {
    hasEnded,
    stop,
    async ask(task: string, question: unknown) {
      await ready;
      return askWithin(longestMs, { task, question });
    },
  };
};

/**
 * Work on a thread of its own, one question after the other: visitors are answered meanwhile. A
 * thread that ends or hangs fails what it was asked; the next question starts another.
 */
export const createWorker = (options: Options) => {
  const { idleMs, mostWaiting = Number.POSITIVE_INFINITY } = options;
  let thread: ReturnType<typeof startThread> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const rest = () => {
    void thread?.stop();
    thread = undefined;
  };
  const restLater = () => {
    clearTimeout(idle);
    if (waiting === 0) idle = setTimeout(rest, idleMs).unref();
  };
  const living = () => {
    if (!thread || thread.hasEnded()) thread = startThread(options);
    return thread;
  };

  return {
    async ask(task: string, question: unknown): Promise<unknown> {
      if (waiting >= mostWaiting)
        throw new Refused("too-many", "The site is busy. Please try again in a minute.");
      clearTimeout(idle);
      waiting += 1;
      const mine = last.then(() => living().ask(task, question));
      last = mine.catch(() => {});
      try {
        return await mine;
      } finally {
        waiting -= 1;
        restLater();
      }
    },
    /** Whether it has begun, or is about to. If so, it stays for a while. */
    keepWarm() {
      const isWarm = (thread && !thread.hasEnded()) || waiting > 0;
      if (isWarm) restLater();
      return isWarm;
    },
    async close() {
      clearTimeout(idle);
      await thread?.stop();
      thread = undefined;
    },
  };
};
