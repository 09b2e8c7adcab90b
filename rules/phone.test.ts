import { expect, test } from "vitest";
import { callHref, isCallable, phoneKey } from "./phone.ts";

test.each([
  ["(773) 555-0199", "tel:+17735550199"],
  ["1-773-555-0199", "tel:+17735550199"],
  ["+1 773 555 0199 ext. 4", "tel:+17735550199"],
  ["+52 55 1234 5678", "tel:+525512345678"],
  ["555-0199", undefined],
  ["call my sister", undefined],
])("%s is dialed as %s", (typed, href) => {
  expect(callHref(typed)).toBe(href);
  expect(isCallable(typed)).toBe(href !== undefined);
});

test("a number is the same however it is written", () => {
  const ways = ["773.555.0199", "(773) 555-0199", "+1 773 555 0199", "1 773 555-0199 x4"];
  expect(new Set(ways.map(phoneKey))).toEqual(new Set(["7735550199"]));
});
