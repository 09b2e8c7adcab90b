import { Worker } from "node:worker_threads";
import type { Answer } from "./worker-thread.ts";

/** To load what it works with takes a second or two on a busy machine. */
const startsWithinMs = 30_000;

/** The work was not done: it says nothing about what was asked. */
export class WorkerFailed extends Error {
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

const startThread = ({ module, data, longestMs, oldGenerationMb }: Options, onEnd: () => void) => {
  const thread = new Worker(module, {
    workerData: data,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: oldGenerationMb },
  });
  let waiting: { resolve(result: unknown): void; reject(error: Error): void } | undefined;
  let ended = "";

  const end = (reason: string) => {
    ended ||= reason;
    onEnd();
    waiting?.reject(new WorkerFailed(reason));
    waiting = undefined;
  };
  thread.on("message", (answer: Answer) => {
    if ("error" in answer) waiting?.reject(new WorkerFailed(answer.error));
    else waiting?.resolve(answer.result);
    waiting = undefined;
  });
  thread.on("error", (error) => end(error instanceof Error ? error.message : String(error)));
  thread.on("exit", () => end("The thread has stopped."));

  const next = (withinMs: number) => {
    if (ended) throw new WorkerFailed(ended);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting = { resolve, reject };
    thread.ref();
    const late = setTimeout(() => {
      end("It took too long.");
      void thread.terminate();
    }, withinMs);
    return promise.finally(() => {
      clearTimeout(late);
      // A process that has nothing else to do need not wait for it.
      thread.unref();
    });
  };
  const ready = next(startsWithinMs);
  ready.catch(() => {});

  return {
    async ask(task: string, question: unknown) {
      await ready;
      const answer = next(longestMs);
      thread.postMessage({ task, question });
      return answer;
    },
    close: () => thread.terminate(),
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
    void thread?.close();
    thread = undefined;
  };
  const restLater = () => {
    clearTimeout(idle);
    if (waiting === 0) idle = setTimeout(rest, idleMs).unref();
  };
  const living = () => {
    if (thread) return thread;
    const started = startThread(options, () => {
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  };

  return {
    async ask(task: string, question: unknown): Promise<unknown> {
      if (waiting >= mostWaiting) throw new WorkerFailed("Too much is waiting already.");
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
      const isWarm = thread !== undefined || waiting > 0;
      if (isWarm) restLater();
      return isWarm;
    },
    async close() {
      clearTimeout(idle);
      await thread?.close();
      thread = undefined;
    },
  };
};
