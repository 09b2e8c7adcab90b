import { expect, test } from "vitest";
import { parseAmount, toCents } from "#rules/donation.ts";
import { giftRequest, sameGift } from "./gift.ts";

test("amounts up to $3,000 are known again as the gift that runs, and arrive to the cent", () => {
  const lost: number[] = [];
  // Every seventh: all of them take seconds.
  for (let cents = 50; cents <= 300_000; cents += 7) {
    const typed = parseAmount((cents / 100).toFixed(2));
    const running = { cents: "cents" in typed ? typed.cents : 0, frequency: "one_time" as const };
    const known = sameGift(running, { cents, frequency: "one_time" });
    if (!known || toCents(giftRequest(running).amount) !== cents) lost.push(cents);
  }
  expect(lost).toEqual([]);
});

test("another amount, another frequency or no gift at all is not the same", () => {
  const gift = { cents: 1999, frequency: "one_time" as const };
  expect(sameGift(gift, { ...gift, cents: 2000 })).toBe(false);
  expect(sameGift(gift, { ...gift, frequency: "monthly" })).toBe(false);
  expect(sameGift(null, gift)).toBe(false);
});
