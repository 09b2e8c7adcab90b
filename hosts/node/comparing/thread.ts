import { compareHere } from "#backend/content/differences.ts";
import { answerQuestions } from "#hosts/node/worker-thread.ts";

answerQuestions({
  compare: ([name, before, after]: Parameters<typeof compareHere>) =>
    compareHere(name, before, after),
});
