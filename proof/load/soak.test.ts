import { expect, test } from "vitest";
import { isFlat } from "./soak.ts";

test("memory that neither steps up nor climbs is flat", () => {
  expect(isFlat({ early: 300, late: 306, slope: 0.3 })).toBe(true);
  expect(isFlat({ early: 300, late: 290, slope: -2 })).toBe(true);
});

test("memory that climbs is not flat, however little it has grown so far", () => {
  expect(isFlat({ early: 400, late: 415, slope: 6.8 })).toBe(false);
});

test("memory that took a step is not flat, however still it stands now", () => {
  expect(isFlat({ early: 300, late: 330, slope: 0 })).toBe(false);
});
