import { Worker } from "node:worker_threads";
import type { Answer, Question, Start, TaskName, Tasks } from "./messages.ts";

/** Drawing all pages takes a second or two on a busy machine; what takes this long never ends. */
const longestMs = 30_000;

/** Somebody who writes wants the next preview at once; afterwards the memory is free again. */
const idleMs = 15 * 60_000;

/** The pages take a quarter of it; a small machine has to have room for visitors too. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** The pages could not be drawn at all: it says nothing about their content. */
export class RendererFailed extends Error {
  override name = "RendererFailed";
}

/** One thread for as long as there is something to draw. */
const startThread = (start: Start, onEnd: () => void) => {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: start,
    resourceLimits,
  });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  // A process that has nothing else to do need not wait for it.
  thread.unref();

  const end = (reason: string) => {
    onEnd();
    for (const { reject } of waiting.values()) reject(new RendererFailed(reason));
    waiting.clear();
  };
  thread.on("message", (answer: Answer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("error" in answer) question?.reject(new RendererFailed(answer.error));
    else question?.resolve(answer.result);
  });
  thread.on("error", (error) => end(error instanceof Error ? error.message : String(error)));
  thread.on("exit", () => end("The thread that draws pages has stopped."));

  return {
    isIdle: () => waiting.size === 0,
    ask(task: TaskName, question: unknown) {
      const id = ++asked;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, task, question } as Question);
      const late = setTimeout(() => {
        end("Drawing the pages took too long.");
        void thread.terminate();
      }, longestMs);
      return promise.finally(() => {
        clearTimeout(late);
        if (waiting.size === 0) thread.unref();
      });
    },
    close: () => thread.terminate(),
  };
};

export type Renderer = Tasks & {
  /** Whether the pages are loaded, or about to be. If so, they stay for a while. */
  keepWarm(): boolean;
  close(): Promise<void>;
};

/**
 * Draws pages on a thread of its own: publishing never keeps a visitor waiting. One that ends or
 * hangs fails what it was asked; the next question starts another.
 */
export const createRenderer = (start: Start, longestIdleMs = idleMs): Renderer => {
  let thread: ReturnType<typeof startThread> | undefined;
  let idle: NodeJS.Timeout | undefined;

  const rest = () => {
    if (!thread?.isIdle()) return;
    void thread.close();
    thread = undefined;
  };
  const restLater = () => {
    clearTimeout(idle);
    idle = setTimeout(rest, longestIdleMs).unref();
  };
  const living = () => {
    if (thread) return thread;
    const started = startThread(start, () => {
      if (thread === started) thread = undefined;
    });
    thread = started;
    return started;
  };
  const ask = <Name extends TaskName>(task: Name) => {
    const answer = async (question: unknown) => {
      clearTimeout(idle);
      try {
        return await living().ask(task, question);
      } finally {
        restLater();
      }
    };
    return answer as Tasks[Name];
  };

  return {
    site: ask("site"),
    check: ask("check"),
    page: ask("page"),
    compress: ask("compress"),
    keepWarm() {
      if (thread) restLater();
      return thread !== undefined;
    },
    async close() {
      clearTimeout(idle);
      await thread?.close();
      thread = undefined;
    },
  };
};
