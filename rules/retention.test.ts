import { expect, test } from "vitest";
import { ageInWords, keptFor, parseAge } from "./retention.ts";

test.each([
  ["2y", "two years"],
  ["1y", "one year"],
  ["18m", "18 months"],
  ["6w", "six weeks"],
  ["30d", "30 days"],
])("%s is %s", (age, words) => expect(ageInWords(age)).toBe(words));

test.each(["", "2", "y", "0d", "2 years"])("%j is no age", (age) => {
  expect(parseAge(age)).toBeUndefined();
  expect(() => ageInWords(age)).toThrow("is no age");
});

test("every period we promise can be kept by the command", () => {
  for (const age of Object.values(keptFor)) expect(parseAge(age), age).toBeDefined();
});
