import { expect, test } from "vitest";
import { chicagoInstant, chicagoLocal } from "./when.ts";

test("what is typed is Chicago’s time, in winter and in summer, wherever the browser is", () => {
  expect(chicagoInstant("2026-01-15T18:30")).toBe("2026-01-15T18:30:00-06:00");
  expect(chicagoInstant("2026-07-15T18:30")).toBe("2026-07-15T18:30:00-05:00");
  expect(chicagoInstant("")).toBeUndefined();
});

test.each(["2026-01-15T18:30", "2026-07-15T00:05"])("%s comes back as it was typed", (local) => {
  expect(chicagoLocal(new Date(chicagoInstant(local) ?? ""))).toBe(local);
});
