import { expect, test } from "vitest";
import type { Schedule } from "./queries.ts";
import { byWhom, statesOf } from "./state-words.ts";

test("a document that is as delivered needs no word", () => {
  const untouched = {
    name: "hours",
    title: "Hours",
    group: "Facts" as const,
    state: "default" as const,
    published: 0,
    publishedAt: null,
    publishedBy: null,
    draft: null,
    schedule: null,
    outdatedSpanish: 0,
    missingSpanish: 0,
    problem: null,
  };
  expect(statesOf(untouched)).toEqual([]);
});

test("a schedule's note ends as it was written", () => {
  const words = (note: string) => byWhom({ by: "Ada", note } as Schedule);
  expect(words("Closed on Friday.")).toBe("By Ada: Closed on Friday.");
  expect(words("")).toBe("By Ada.");
});
