import { expect, test } from "vitest";
import { merge, withTheirs } from "./merge.ts";

const before = { note: "a", pantry: { days: "Thursdays", hours: "1 to 5" }, lines: ["x", "y"] };

test("what two people changed in different fields goes together", () => {
  const theirs = { ...before, note: "theirs" };
  const mine = { ...before, pantry: { ...before.pantry, hours: "2 to 6" } };
  expect(merge(before, theirs, mine)).toEqual({
    content: { ...before, note: "theirs", pantry: { days: "Thursdays", hours: "2 to 6" } },
    both: [],
  });
});

test("a field that both changed is named and stays mine until theirs is chosen", () => {
  const theirs = { ...before, pantry: { days: "Fridays", hours: "3 to 7" } };
  const mine = { ...before, pantry: { days: "Thursdays", hours: "2 to 6" } };
  const { content, both } = merge(before, theirs, mine);
  expect(both).toEqual(["pantry.hours"]);
  expect(content).toEqual({ ...before, pantry: { days: "Fridays", hours: "2 to 6" } });
  expect(withTheirs(content, theirs, both)).toEqual(theirs);
});

test("two orders of a list are one choice", () => {
  const { both } = merge(before, { ...before, lines: ["y", "x"] }, { ...before, lines: ["x"] });
  expect(both).toEqual(["lines"]);
});

test("the order in which a database gives fields back is no change", () => {
  const lines = [{ days: "Monday", hours: "9 to 5" }];
  const reordered = [{ hours: "9 to 5", days: "Monday" }];
  const mine = { note: "b", lines: [{ days: "Monday", hours: "9 to 4" }] };
  const { content, both } = merge({ note: "a", lines }, { note: "a", lines: reordered }, mine);
  expect({ content, both }).toEqual({ content: mine, both: [] });
});
