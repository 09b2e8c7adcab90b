import { expect, test } from "vitest";
import { annualReport } from "#content/about/annual-report.ts";
import { shipped } from "#content/snapshot.ts";
import { type BudgetShare, dollarsOf, shares } from "./shares.ts";

const { administrativeSpending, programSpending, revenueSources } = shipped(annualReport);
const dollars = (parts: BudgetShare[]) => parts.map(dollarsOf);
const sum = (percentages: string[]) =>
  percentages.reduce((total, text) => total + Math.round(Number.parseFloat(text) * 10), 0) / 10;

test("shares that each round down still add up to a hundred", () => {
  expect(shares([1, 1, 1])).toEqual(["33.4%", "33.3%", "33.3%"]);
});

test("whole shares stay as they are", () => {
  expect(shares([89, 11])).toEqual(["89.0%", "11.0%"]);
});

test("a reader who adds up the revenue finds a hundred percent", () => {
  expect(sum(shares(dollars(revenueSources)))).toBe(100);
});

test("a reader who adds up the spending finds 89 and 11 percent", () => {
  const spent = shares(dollars([...programSpending, ...administrativeSpending]));
  expect(sum(spent.slice(0, programSpending.length))).toBe(89);
  expect(sum(spent.slice(programSpending.length))).toBe(11);
});
