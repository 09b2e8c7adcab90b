import { expect, test } from "vitest";
import { buildingProjects } from "./building-projects.ts";
import { events } from "./events.ts";
import { golfClassic } from "./golf-classic.ts";
import { lastDateBy, momentsOf, withMoments } from "./moments.ts";
import { defaultSnapshot, type Snapshot } from "./snapshot.ts";

const end = Date.parse("2031-06-15T20:30:00-05:00");
/** The day has passed when Chicago's midnight comes, not Greenwich's the evening before it. */
const due = Date.parse("2031-09-02T00:00:00-05:00");

const snapshot: Snapshot = {
  revision: 1,
  documents: {
    ...defaultSnapshot.documents,
    "golf-classic": { ...golfClassic.defaults, date: "2031-06-15", end: "20:30" },
    "building-projects": {
      ...buildingProjects.defaults,
      items: buildingProjects.defaults.items.map((item, n) => ({
        ...item,
        due: n === 0 ? "2031-09-01" : "",
      })),
    },
  },
};

test("when an event ends and when a date of completion goes by, pages are drawn again", () => {
  expect(momentsOf(snapshot)).toEqual(expect.arrayContaining([end, due]));
});

test("when an event that staff added is over, pages are drawn again", () => {
  const [golf] = events.defaults.upcoming;
  const added = { ...golf, starts: "2031-11-02T00:30", ends: "2031-11-02T01:30" };
  const upcoming = { ...events.defaults, upcoming: [added] };
  const withIt = { revision: 2, documents: { ...snapshot.documents, events: upcoming } };
  // The first of the two half past ones of that night.
  expect(momentsOf(withIt)).toContain(Date.parse("2031-11-02T01:30:00-05:00"));
});

test("a page is made from the last date gone by, and stays the same until the next one", () => {
  expect(lastDateBy(snapshot, 0)).toBe(0);
  expect(lastDateBy(snapshot, end - 1)).toBeLessThan(end);
  expect(lastDateBy(snapshot, end)).toBe(end);
  expect(lastDateBy(snapshot, due - 1)).toBe(end);
  expect(lastDateBy(snapshot, due + 1)).toBe(due);
});

test("pages are told the moment from which a project is late, and of none where no day is set", () => {
  const told = withMoments([{ due: "2031-09-01" }, { due: "" }]);
  expect(told.map((project) => Date.parse(project.due))).toEqual([due, Number.NaN]);
});
