import { describe, expect, test } from "vitest";
import { chicagoDayEnd, chicagoMoment, clockChange } from "./chicago.ts";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Chicago",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});
const shown = (date: string, time: string) => clock.format(new Date(chicagoMoment(date, time)));

test("noon is noon on every day of ten years", () => {
  for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2035, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    expect(shown(date, "12:00")).toBe(`${date}, 12:00`);
  }
});

/** When the clocks went and will go forward and back. */
const changes = [
  ["2024-03-10", "2024-11-03"],
  ["2025-03-09", "2025-11-02"],
  ["2026-03-08", "2026-11-01"],
  ["2027-03-14", "2027-11-07"],
  ["2028-03-12", "2028-11-05"],
  ["2029-03-11", "2029-11-04"],
] as const;
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`,
);

describe.each(changes)("around %s and %s", (forward, back) => {
  test("every time that there is is read as the clocks show it", () => {
    for (const time of halfHours) {
      if (!time.startsWith("02")) expect(shown(forward, time)).toBe(`${forward}, ${time}`);
      expect(shown(back, time)).toBe(`${back}, ${time}`);
    }
  });

  test("a time that is left out is read an hour later", () => {
    expect(shown(forward, "02:00")).toBe(`${forward}, 03:00`);
    expect(chicagoMoment(forward, "02:30")).toBe(`${forward}T03:30:00-05:00`);
    expect(halfHours.filter((time) => clockChange(forward, time))).toEqual(["02:00", "02:30"]);
    expect(clockChange(forward, "02:30")).toBe("left out");
  });

  test("of a time that comes twice the first is taken", () => {
    expect(chicagoMoment(back, "01:30")).toBe(`${back}T01:30:00-05:00`);
    expect(halfHours.filter((time) => clockChange(back, time))).toEqual(["01:00", "01:30"]);
    expect(clockChange(back, "01:30")).toBe("twice");
  });
});

test.each([
  ["2027-03-14", "01:30", "2027-03-14T01:30:00-06:00"],
  ["2027-03-14", "03:00", "2027-03-14T03:00:00-05:00"],
  ["2026-11-01", "00:30", "2026-11-01T00:30:00-05:00"],
  ["2026-11-01", "02:00", "2026-11-01T02:00:00-06:00"],
])("%s %s is %s", (date, time, moment) => {
  expect(chicagoMoment(date, time)).toBe(moment);
});

test.each([
  ["2026-06-21", "2026-06-22T00:00:00-05:00"],
  ["2025-12-31", "2026-01-01T00:00:00-06:00"],
  ["2028-02-28", "2028-02-29T00:00:00-06:00"],
  ["2026-11-01", "2026-11-02T00:00:00-06:00"],
])("the day %s is over at %s", (date, moment) => {
  expect(chicagoDayEnd(date)).toBe(moment);
});
