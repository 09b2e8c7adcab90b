import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Question, Start } from "./messages.ts";
import { openTasks } from "./tasks.ts";

// Drawing keeps a processor busy for a good part of a second: visitors are answered by another
// thread meanwhile.
const tasks = await openTasks(workerData as Start);

const answer = async ({ id, task, question }: Question): Promise<Answer> => {
  try {
    return { id, result: await tasks[task](question as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
};

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (question: Question) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
