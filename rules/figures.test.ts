import { expect, test } from "vitest";
import { figureIn, figureText } from "./figures.ts";

test.each([
  ["$8.60", 8.6],
  ["500+", 500],
  ["1,499,094", 1_499_094],
  ["$50 million", 50],
  ["3-year terms", 3],
  ["2.5", 2.5],
  ["100%", 100],
])("%s counts up to %d and ends as it is written", (text, value) => {
  expect(figureIn(text).value).toBe(value);
  expect(figureText(figureIn(text))).toBe(text);
});

test("a word without a number does not count", () => {
  expect(figureIn("Weekly")).toEqual({ value: 0, prefix: "Weekly", suffix: "", decimals: 0 });
});
