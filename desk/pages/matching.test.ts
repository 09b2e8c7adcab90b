import { expect, test } from "vitest";
import { matching } from "./matching.ts";
import type { ListedDocument } from "./queries.ts";

const at = "2026-11-18T15:00:00.000Z";
const hours: ListedDocument = {
  name: "hours",
  title: "Hours",
  group: "Facts",
  state: "edited",
  published: 2,
  publishedAt: at,
  publishedBy: "Denise Calloway",
  draft: null,
  schedule: null,
  outdatedSpanish: 0,
  missingSpanish: 0,
  problem: null,
};

test("a document is found by what its line in the list says", () => {
  expect(matching([hours], "hours facts")).toEqual([hours]);
  expect(matching([hours], "changed")).toEqual([hours]);
  expect(matching([hours], "denise")).toEqual([]);
  expect(matching([hours], "pantry")).toEqual([]);
});

test("whoever brought back the original text is not shown, and does not find it", () => {
  expect(matching([{ ...hours, state: "default", published: 0 }], "denise")).toEqual([]);
});
