import { expect, test } from "vitest";
import { statesOf } from "./state-words.ts";

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
