import { expect, test } from "vitest";
import { dayInWords, numberText, whenText } from "./in-words.ts";

test.each([
  [0, 0],
  [7, 0],
  [999, 0],
  [1000, 0],
  [12_000, 0],
  [1_499_094, 0],
  [-1000, 0],
  [1234.56, 0],
  [8.6, 1],
  [8.6, 2],
  [1000.05, 2],
  [999_999.99, 2],
])("%s with %s decimals reads as the platform would write it", (value, decimals) => {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  expect(numberText(value, decimals)).toBe(value.toLocaleString("en-US", digits));
});

test("every day of a year reads as the platform would write it", () => {
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2028, 0, 1 + day));
    const { weekday, month, day: number, year } = dayInWords(date.toISOString().slice(0, 10));
    expect(`${weekday}, ${month} ${number}, ${year}`).toBe(
      date.toLocaleDateString("en-US", { dateStyle: "full", timeZone: "UTC" }),
    );
  }
});

test.each([
  ["2026-04-18T14:00", undefined, "Saturday, April 18, 2026, 2:00 PM"],
  ["2026-04-18T14:00", "2026-04-18T17:30", "Saturday, April 18, 2026, 2:00 PM to 5:30 PM"],
  ["2026-04-18T00:00", "2026-04-18T23:59", "Saturday, April 18, 2026"],
  [
    "2026-04-18T19:00",
    "2026-04-19T01:00",
    "Saturday, April 18, 2026, 7:00 PM to Sunday, April 19, 2026, 1:00 AM",
  ],
  ["2026-04-18T00:00", "2026-04-19T17:00", "Saturday, April 18, 2026 to Sunday, April 19, 2026"],
])("what begins %s and ends %s is on %s", (starts, ends, words) => {
  expect(whenText(starts, ends)).toBe(words);
});
