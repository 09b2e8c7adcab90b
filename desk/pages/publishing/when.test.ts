import { expect, test } from "vitest";
import { chicagoLocal } from "#desk/time.ts";
import { chicagoInstant, clockNote } from "./when.ts";

test("what is typed is Chicago’s time, in winter and in summer, wherever the browser is", () => {
  expect(chicagoInstant("2026-01-15T18:30")).toBe("2026-01-15T18:30:00-06:00");
  expect(chicagoInstant("2026-07-15T18:30")).toBe("2026-07-15T18:30:00-05:00");
  expect(chicagoInstant("")).toBeUndefined();
});

test.each(["2026-01-15T18:30", "2026-07-15T00:05"])("%s comes back as it was typed", (local) => {
  expect(chicagoLocal(new Date(chicagoInstant(local) ?? ""))).toBe(local);
});

test("where the clocks change it says which time is taken", () => {
  expect(clockNote("2027-03-14T02:30")).toBe(
    "That night the clocks go from 2:00 to 3:00 AM. We use 3:30 AM.",
  );
  expect(clockNote("2026-11-01T01:30")).toBe(
    "That night 1:30 AM comes twice. We use the first, 1:30 AM CDT.",
  );
  expect(clockNote("2026-11-01T02:30")).toBeUndefined();
  expect(clockNote("")).toBeUndefined();
});
