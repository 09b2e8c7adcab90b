import type { AnnualReport } from "#content/about/annual-report.ts";
import { figureIn } from "#rules/figures.ts";

/** One line of a budget. */
export type BudgetShare = AnnualReport["revenueSources"][number];

export const dollarsOf = ({ amount }: BudgetShare) => figureIn(amount).value;

export const totalOf = (parts: readonly BudgetShare[]) =>
  parts.reduce((sum, part) => sum + dollarsOf(part), 0);

/**
 * Parts of a whole in percent with one decimal, as strings. Rounded one by one they would add up
 * to 99.9 or 100.1; the largest remainders take up the difference, so that a reader who adds them
 * up finds 100.
 */
export const shares = (parts: number[]) => {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const tenths = parts.map((part) => (part / whole) * 1000);
  const missing = 1000 - tenths.reduce((sum, share) => sum + Math.floor(share), 0);
  const rounded = new Set(
    tenths
      .map((share, position) => ({ position, rest: share % 1 }))
      .sort((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ position }) => position),
  );
  return tenths.map(
    (share, position) =>
      `${((Math.floor(share) + (rounded.has(position) ? 1 : 0)) / 10).toFixed(1)}%`,
  );
};
