import { parentPort, Worker, type WorkerOptions } from "node:worker_threads";

type WorkerRequest = { id: number; question: unknown };
type Answer = { id: number } & ({ result: unknown } | { refusal: Refusal });

export type Refusal = { message: string; code: string | undefined };

const refusalOf = (error: unknown): Refusal => {
  const { message, code } = error as Partial<Refusal>;
  return { message: message ?? String(error), code };
};

export const startWorker = (file: URL, options: WorkerOptions, ends: string) => {
  const thread = new Worker(file, options);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let ended = false;
  // The process lives as long as somebody waits for an answer, and no longer.
  thread.unref();

  const end = (reason: string) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  thread.on("message", (answer: Answer) => {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) thread.unref();
    if ("result" in answer) question?.resolve(answer.result);
    else question?.reject(Object.assign(new Error(answer.refusal.message), answer.refusal));
  });
  thread.on("error", (error) => end(refusalOf(error).message));
  const exited = new Promise<void>((resolve) =>
    thread.once("exit", () => {
      end(ends);
      resolve();
    }),
  );

  return {
    hasEnded: () => ended,
    isIdle: () => waiting.size === 0,
    exited,
    async ask(question: unknown): Promise<unknown> {
      if (ended) throw new Error(ends);
      const id = ++asked;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      thread.ref();
      thread.postMessage({ id, question } satisfies WorkerRequest);
      return answer.promise;
    },
    async stop(reason = ends) {
      end(reason);
      await thread.terminate();
    },
  };
};

export const answerInOrder = <Question>(
  answer: (question: Question) => Promise<unknown>,
  refused: (refusal: Refusal) => void = () => {},
) => {
  const say = (said: Answer) => parentPort?.postMessage(said);
  let last: Promise<unknown> = Promise.resolve();
  parentPort?.on("message", ({ id, question }: WorkerRequest) => {
    last = last.then(async () => {
      try {
        // Whoever starts the thread and whoever asks it are the same.
        say({ id, result: await answer(question as Question) });
      } catch (error) {
        const refusal = refusalOf(error);
        say({ id, refusal });
        refused(refusal);
      }
    });
  });
};
