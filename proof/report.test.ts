import { expect, test } from "vitest";
import { median, table, withSection } from "./report.ts";

test("a section replaces its former self and leaves the others alone", () => {
  const first = withSection("", "speed", "## Speed\n\nold");
  const both = withSection(first, "accessibility", "## Accessibility");
  const renewed = withSection(both, "speed", "## Speed\n\nnew");
  expect(renewed).toContain("## Accessibility");
  expect(renewed).toContain("new");
  expect(renewed).not.toContain("old");
  expect(renewed.indexOf("## Accessibility")).toBeLessThan(renewed.indexOf("## Speed"));
  expect(withSection(renewed, "speed", "## Speed\n\nnew")).toBe(renewed);
});

test("numbers stand at the right of a table", () => {
  expect(table(["page", "ms"], [["/", 12]])).toBe("| page |  ms |\n| ---- | --: |\n| /    |  12 |");
});

test("the median of an even count lies between the middle two", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
