import { expect, test } from "vitest";
import { noticesBeside } from "./notices-beside.ts";
import type { Schedule } from "./queries.ts";

const schedule = (name: string, state: Schedule["state"]) => ({
  documents: [{ name, number: 2, base: 1, previous: 1 }],
  state,
});

test("a notice that is up stands on the screen once; those to come and those that failed stand beside", () => {
  const waiting = schedule("notice", "waiting");
  const failed = schedule("notice", "failed");
  const all = [schedule("notice", "live"), waiting, failed, schedule("hours", "waiting")];
  expect(noticesBeside(all)).toEqual([waiting, failed]);
});
