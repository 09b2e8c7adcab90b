import { test } from "vitest";
import { killTrial } from "./testing/kill-trial.ts";

// A few kills here, fifty in the long trials, a thousand in `npm run proof:faults`.
test("no acknowledged message is lost when the process is killed, and every mail arrives", () =>
  killTrial(5));
