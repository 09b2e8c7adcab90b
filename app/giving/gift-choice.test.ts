import { expect, test } from "vitest";
import { choiceFrom, noChoice, problemOf } from "./gift-choice.ts";

const asked = (query: string) => choiceFrom(new URLSearchParams(query));

test.each([
  ["amount=50&frequency=monthly", { frequency: "monthly", preset: 50, custom: "" }],
  ["amount=50", { frequency: "one_time", preset: 50, custom: "" }],
  ["amount=75.5", { frequency: "one_time", preset: null, custom: "75.50" }],
  ["amount=$1,000", { frequency: "one_time", preset: null, custom: "1000" }],
  ["frequency=monthly", { frequency: "monthly", preset: null, custom: "" }],
  ["amount=lots&frequency=weekly", noChoice],
])("a link with %s fills in the form", (query, choice) => {
  expect(asked(query)).toEqual(choice);
});

test("a link that says nothing about a gift changes nothing", () => {
  expect(asked("utm_source=letter")).toBeNull();
});

test.each([
  [noChoice, "amount missing"],
  [{ ...noChoice, custom: "0" }, "amount missing"],
  [{ ...noChoice, custom: "1e3" }, "amount missing"],
  [{ ...noChoice, preset: 250, frequency: "monthly" }, "monthly amount not allowed"],
  [{ ...noChoice, custom: "25.01", frequency: "monthly" }, "monthly amount not allowed"],
  [{ ...noChoice, custom: "$25.00", frequency: "monthly" }, null],
  [{ ...noChoice, custom: "0.50" }, null],
] as const)("%j: %s", (choice, problem) => {
  expect(problemOf(choice)).toBe(problem);
});
