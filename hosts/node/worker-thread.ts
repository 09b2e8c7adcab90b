import { parentPort } from "node:worker_threads";

export type Answer = { result: unknown } | { error: string };

type Tasks = Record<string, (question: never) => unknown>;

/** In the thread: says that it is ready, and answers what it is asked. */
export const answerQuestions = (tasks: Tasks) => {
  const answer = async (task: string, question: unknown): Promise<Answer> => {
    try {
      return { result: await tasks[task]?.(question as never) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on("message", async ({ task, question }) =>
    parentPort?.postMessage(await answer(task, question)),
  );
  parentPort?.postMessage({ result: undefined } satisfies Answer);
};
