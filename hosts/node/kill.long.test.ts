import { test } from "vitest";
import { killTrial } from "./testing/kill-trial.ts";

test(
  "no acknowledged message is lost when the process is killed, and every mail arrives",
  () => killTrial(52),
  600_000,
);
