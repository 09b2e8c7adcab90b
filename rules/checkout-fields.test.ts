import { expect, test } from "vitest";
import { type FeeRate, feeCoverCents, honoreeIn, parseFeeRate } from "./checkout-fields.ts";
import { largestGiftCents } from "./donation.ts";

const rate: FeeRate = { share: 2900, fixedCents: 30 };
const feeOf = (gross: number) => Math.round((gross * 2900) / 100_000) + 30;

test("with the fee covered, the gift itself arrives whole, and at most a cent more", () => {
  for (const gift of [50, 99, 2500, 5000, 9999, 25_000, 100_001]) {
    const gross = gift + (feeCoverCents(gift, rate) ?? 0);
    expect(gross - feeOf(gross)).toBeGreaterThanOrEqual(gift);
    expect(gross - feeOf(gross)).toBeLessThanOrEqual(gift + 1);
  }
});

test("no cover is offered where there is no fee, or beyond the largest charge", () => {
  expect(feeCoverCents(5000, { share: 0, fixedCents: 0 })).toBeNull();
  expect(feeCoverCents(largestGiftCents, rate)).toBeNull();
});

test.each([
  ["2.9% + 0.30", rate],
  ["2.2%+0.30", { share: 2200, fixedCents: 30 }],
  ["3% + 0", { share: 3000, fixedCents: 0 }],
  ["2.9", undefined],
  ["29% + 0.30", undefined],
  ["2.9% + 30", undefined],
])("%s", (text, read) => {
  expect(parseFeeRate(text)).toEqual(read);
});

test.each([
  ["In memory of Ruth Whitfield", "Ruth Whitfield"],
  ["in loving memory of: Ruth", "Ruth"],
  ["In honor of Pat O'Neil", "Pat O'Neil"],
  ["  Ruth  ", "Ruth"],
  ["", null],
])("of %j the name is %j", (typed, name) => {
  expect(honoreeIn(typed)).toBe(name);
});
