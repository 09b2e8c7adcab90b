import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LogDays } from "./log-days.tsx";

const entry = (id: number, at: string, about: string | null = null) => ({
  id,
  at,
  actor: "Ruth Banks",
  action: "added a note",
  about,
});

const said = (...entries: ReturnType<typeof entry>[]) =>
  renderToStaticMarkup(<LogDays entries={entries} />).replace(/<[^>]+>/g, "|");

test("the log groups what was done by Chicago's days", () => {
  const text = said(
    entry(3, "2021-03-02T15:05:00Z"),
    // Still the evening of the first in Chicago.
    entry(2, "2021-03-02T03:30:00Z"),
    entry(1, "2021-03-01T18:00:00Z"),
  );
  expect(text.match(/\w+day, \w+ \d+, \d+|\d+:\d+ [AP]M/g)).toEqual([
    "Tuesday, March 2, 2021",
    "9:05 AM",
    "Monday, March 1, 2021",
    "9:30 PM",
    "12:00 PM",
  ]);
});

test.each([
  ["for 2021-03-02T15:05:00.000Z", "for Mar 2, 2021, 9:05 AM"],
  ["for 2021-03-02 09:05", "for Mar 2, 2021, 9:05 AM"],
  ["2021-01-01 to 2021-03-31", "Jan 1, 2021 to Mar 31, 2021"],
  ["receipt 2021-000123", "receipt 2021-000123"],
])("days and times in an entry are in words: %s", (about, words) => {
  expect(said(entry(1, "2021-03-02T15:05:00Z", about))).toContain(words);
});
