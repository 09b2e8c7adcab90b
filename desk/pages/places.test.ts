import { expect, test } from "vitest";
import { changedAt, moved, valueAt } from "./places.ts";

const content = { opening: [{ days: "Monday" }, { days: "Sunday" }], note: "…" };

test("a change deep inside leaves everything beside it as it is", () => {
  const changed = changedAt(content, "opening.1.days", () => "Saturday") as typeof content;
  expect(changed.opening.map(({ days }) => days)).toEqual(["Monday", "Saturday"]);
  expect(changed.opening[0]).toBe(content.opening[0]);
  expect(content.opening[1]?.days).toBe("Sunday");
});

test("what is not there is nothing, not an error", () => {
  expect(valueAt(content, "opening.5.days")).toBeUndefined();
  expect(valueAt(content, "")).toBe(content);
});

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [9, 0, "abc"],
])("an item moves from place %i to place %i", (from, to, order) => {
  expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
});
