import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatDollars,
  giftProblem,
  largestGiftCents,
  parseAmount,
  smallestGiftCents,
  toCents,
} from "./donation.ts";

const giftCents = fc.integer({ min: smallestGiftCents, max: largestGiftCents });

const dollarsText = (cents: number) => (cents / 100).toFixed(2);
const withThousands = (cents: number, thousands: string, decimal: string) => {
  const [whole = "", fraction = ""] = dollarsText(cents).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimal}${fraction}`;
};

describe("what a person types is read as they mean it", () => {
  test.each([
    ["25", 2500],
    ["$25", 2500],
    [" $ 25.5 ", 2550],
    ["25.", 2500],
    [".75", 75],
    ["$1,000", 100_000],
    ["1 000.50", 100_050],
    ["1\u202f000,50", 100_050],
    ["1.000,50", 100_050],
    ["1'000.50", 100_050],
    ["25,50", 2550],
    ["US$ 25", 2500],
    ["25 USD", 2500],
    ["40 dollars", 4000],
    ["+25", 2500],
    ["２５", 2500],
    ["٢٥", 2500],
    ["\u200b50\ufeff", 5000],
    ["0.50", 50],
    ["999,999.99", 99_999_999],
  ])("%j", (typed, cents) => {
    expect(parseAmount(typed)).toEqual({ cents });
  });

  test("in every usual way of writing thousands and decimals", () => {
    fc.assert(
      fc.property(
        giftCents,
        fc.constantFrom([",", "."], [" ", "."], ["\u00a0", ","], [".", ","], ["'", "."], ["", "."]),
        fc.constantFrom("", "$", "US$", "$ "),
        (cents, [thousands = "", decimal = ""], sign) => {
          expect(parseAmount(sign + withThousands(cents, thousands, decimal))).toEqual({ cents });
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("what cannot be read for sure is refused with a sentence", () => {
  test.each([
    "25.005",
    "1.000",
    "1,5",
    "1e3",
    "1k",
    "0x19",
    "Infinity",
    "NaN",
    "ten",
    "$",
    ".",
    "1 00",
    "25 50",
    "1,000,00",
    "10,00,000",
    "0,500",
    "12..5",
    "$$5",
    "25²",
    "2½",
    "€25",
    "£25",
    "-5",
    "$-5",
    "−5",
    "(5)",
    "0",
    "0.00",
    "0.49",
    "1,000,000",
    "9".repeat(5000),
  ])("%j", (typed) => {
    expect(parseAmount(typed)).toEqual({ problem: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test("an empty field is told apart from a wrong one", () => {
    expect(parseAmount(" \u00a0")).toMatchObject({ empty: true });
    expect(parseAmount("x")).not.toHaveProperty("empty");
  });

  test("no text at all becomes an amount outside the limits", () => {
    const nearMiss = fc.string({
      unit: fc.constantFrom(..."0123456789", ".", ",", " ", "'", "$", "-", "e", "²"),
    });
    fc.assert(
      fc.property(fc.oneof(nearMiss, fc.string({ unit: "binary" })), (typed) => {
        const read = parseAmount(typed);
        if ("problem" in read) return read.problem.length > 0;
        return Number.isInteger(read.cents) && giftProblem(read.cents / 100, "one_time") === null;
      }),
      { numRuns: 5000 },
    );
  });
});

test("what is longer than any amount is not read at all", () => {
  expect(parseAmount(`${" ".repeat(40)}25`)).toEqual({
    problem: "Please enter an amount in dollars, like 25 or 1,000.50.",
  });
});

test("cents survive the way through a decimal number", () => {
  fc.assert(fc.property(giftCents, (cents) => toCents(cents / 100) === cents));
});

test.each([25.005, 500_000.005, 999_999.999, 0.1 + 0.2, 1e300, Number.NaN, Infinity])(
  "%d dollars have no whole cents",
  (dollars) => {
    expect(toCents(dollars)).toBeNull();
  },
);

test("amounts read as people write them", () => {
  expect(formatDollars(5000)).toBe("$50");
  expect(formatDollars(100_050)).toBe("$1,000.50");
  expect(formatDollars(99_999_999)).toBe("$999,999.99");
});

describe("a gift is refused", () => {
  test.each([
    [0, "one_time", "greater than zero"],
    [Number.NaN, "one_time", "greater than zero"],
    [0.49, "one_time", "smallest"],
    [1_000_000, "one_time", "largest"],
    [1e300, "one_time", "largest"],
    [25.005, "one_time", "whole cents"],
    [250, "monthly", "$25, $50, and $100"],
    [25.01, "monthly", "$25, $50, and $100"],
  ] as const)("%d %s", (dollars, frequency, words) => {
    expect(giftProblem(dollars, frequency)).toContain(words);
  });

  test("never when it is within the rules", () => {
    fc.assert(fc.property(giftCents, (cents) => giftProblem(cents / 100, "one_time") === null));
    for (const dollars of [25, 50, 100]) expect(giftProblem(dollars, "monthly")).toBeNull();
  });
});
