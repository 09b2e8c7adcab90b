import { expect, test } from "vitest";
import { dayInWords, greeting, moment, withChicagoTimes } from "./time.ts";

const now = new Date("2026-11-17T01:30:00Z");

test("a moment of today is told by its time in Chicago, another one with its day", () => {
  expect(moment("2026-11-16T15:05:00Z", now)).toBe("9:05 AM");
  expect(moment("2026-11-16T05:05:00Z", now)).toBe("Nov 15, 11:05 PM");
  expect(moment("2026-01-01T05:05:00Z", now)).toBe("Dec 31, 2025, 11:05 PM");
});

test("a moment inside a text is told in Chicago's time as well", () => {
  const about = "Hours, from 2026-11-20T15:00:00.000Z until 2026-11-21T03:00:00.000Z";
  expect(withChicagoTimes(about, now)).toBe("Hours, from Nov 20, 9:00 AM until Nov 20, 9:00 PM");
});

test("day and greeting are Chicago's, not the reader's", () => {
  expect(dayInWords(now)).toBe("Monday, November 16");
  expect(greeting(now)).toBe("Good evening");
  expect(greeting(new Date("2026-11-16T14:00:00Z"))).toBe("Good morning");
});

test("a time that comes twice that night says which one it is", () => {
  expect(moment("2026-11-01T06:30:00Z", now)).toBe("Nov 1, 1:30 AM CDT");
  expect(moment("2026-11-01T07:30:00Z", now)).toBe("Nov 1, 1:30 AM CST");
  expect(moment("2026-11-01T08:30:00Z", now)).toBe("Nov 1, 2:30 AM");
});
