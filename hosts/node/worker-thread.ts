import { answerInOrder } from "#backend/worker.ts";

export type Question = "ready" | { task: string; question: unknown };

type Tasks = Record<string, (question: never) => unknown>;

/** In the thread: answers what it is asked, and before that whether it has started. */
export const answerQuestions = (tasks: Tasks) =>
  answerInOrder(async (asked: Question) =>
    asked === "ready" ? undefined : tasks[asked.task]?.(asked.question as never),
  );
