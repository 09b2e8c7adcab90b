import { workerData } from "node:worker_threads";
import { answerQuestions } from "#hosts/node/worker-thread.ts";
import type { Start } from "./messages.ts";
import { openTasks } from "./tasks.ts";

// Drawing keeps a processor busy for a good part of a second: visitors are answered by another
// thread meanwhile.
answerQuestions(await openTasks(workerData as Start));
