import { expect, test } from "vitest";
import { describe, fieldAt } from "./describe.ts";
import { events, ticketsOf } from "./events.ts";
import { factsOf } from "./facts.ts";
import { golfClassic } from "./golf-classic.ts";
import { problemsOf } from "./problems.ts";
import { contentOf, defaultSnapshot, readSnapshot, shipped } from "./snapshot.ts";

/** What every event had before it had a start and an end, besides its day. */
const common = {
  icon: "flag",
  title: "Art show",
  location: "The plaza",
  description: "Paintings.",
  category: "Arts",
  href: "/contact",
  label: "Ask",
};
const before = (...upcoming: object[]) => {
  const { none: _n, calendar: _c, ...upcomingSection } = events.defaults.upcomingSection;
  return { ...events.defaults, upcomingSection, upcoming };
};
const golfBefore = [
  {
    ...common,
    href: "/events/golf",
    day: "{golf.date}",
    ends: "{golf.end}",
    date: "{golf.day}, {golf.startTime}",
  },
  {
    ...common,
    href: "/events/golf",
    day: "{golf.date}",
    ends: "{golf.end}",
    date: "{golf.day}, {golf.dinner.time}",
  },
];
const read = (...upcoming: object[]) =>
  readSnapshot([{ name: "events", version: 1, content: before(...upcoming) }], 1);

test("the specified events say what they always said, as they ship and as they were stored", () => {
  const { snapshot, problems } = read(...golfBefore);
  expect(problems).toEqual([]);
  for (const content of [shipped(events), contentOf(snapshot, events)])
    expect(ticketsOf(content).filter(({ href }) => href === "/events/golf")).toMatchObject([
      {
        date: "Monday, June 15, 2026, 10:30 AM",
        stub: { weekday: "Monday", month: "June", day: 15 },
        end: "2026-06-15T20:30:00-05:00",
        leaves: false,
      },
      { date: "Monday, June 15, 2026, 6:00 PM", end: "2026-06-15T20:30:00-05:00", leaves: false },
    ]);
});

test.each([
  ["Saturday, April 18, 2026, 2:00 PM", "17:00", "Saturday, April 18, 2026, 2:00 PM"],
  ["April 18, 2 to 5 p.m.", "17:00", "Saturday, April 18, 2026, 2:00 PM to 5:00 PM"],
  ["Saturday, all day", "23:00", "Saturday, April 18, 2026"],
  ["Until 5 PM", "17:00", "Saturday, April 18, 2026"],
  ["Saturday, 7:30 PM", "00:00", "Saturday, April 18, 2026, 7:30 PM"],
])("an event stored as %j until %s is on %s", (date, ends, words) => {
  const { snapshot, problems } = read({ ...common, day: "2026-04-18", ends, date });
  expect(problems).toEqual([]);
  expect(ticketsOf(contentOf(snapshot, events))).toMatchObject([{ date: words, leaves: true }]);
});

test.each([
  ["6:30 p.m.", "18:30", "6:30 PM"],
  ["After golf", "18:00", "6:00 PM"],
])("the dinner that was stored as %j begins at %s", (time, start, words) => {
  const { start: _, ...dinner } = golfClassic.defaults.dinner;
  const content = { ...golfClassic.defaults, dinner: { ...dinner, time } };
  const { snapshot, problems } = readSnapshot([{ name: "golf-classic", version: 1, content }], 1);
  expect(problems).toEqual([]);
  expect(contentOf(snapshot, golfClassic).dinner.start).toBe(start);
  expect(factsOf(snapshot)["golf.dinner.time"]?.text).toBe(words);
});

test("the next event comes first, and one without times is shown as far as it is written", () => {
  const golf = events.defaults.upcoming.find(({ href }) => href === "/events/golf");
  const made = (title: string, starts: string, ends: string) => ({ ...golf, title, starts, ends });
  const upcoming = [
    made("Later", "2031-05-02T10:00", "2031-05-02T12:00"),
    made("Being written", "", ""),
    made("Sooner", "2031-05-01T10:00", "2031-05-01T12:00"),
  ];
  const snapshot = {
    revision: 1,
    documents: { ...defaultSnapshot.documents, events: { ...events.defaults, upcoming } },
  };
  expect(ticketsOf(contentOf(snapshot, events)).map(({ title, date }) => [title, date])).toEqual([
    ["Being written", ""],
    ["Sooner", "Thursday, May 1, 2031, 10:00 AM"],
    ["Later", "Friday, May 2, 2031, 10:00 AM"],
  ]);
});

/** As the desk adds one, with what somebody has typed. */
const added = (typed: object) => {
  const fields = fieldAt(describe(events.schema), ["upcoming", 0])?.fields ?? [];
  const begun = fields.map(({ name, startsAs, options }) => [
    name,
    startsAs ?? options?.[0]?.value ?? "",
  ]);
  const upcoming = [{ ...Object.fromEntries(begun), ...typed }];
  return problemsOf(events, { ...events.defaults, upcoming }, factsOf(defaultSnapshot));
};
const walk = {
  title: "Lantern Walk",
  starts: "2031-05-02T18:00",
  ends: "2031-05-02T20:00",
  location: "The plaza",
  description: "Bring a lantern.",
};

test("a title, a time, a place and a text are all that an event needs", () => {
  expect(added(walk)).toEqual([]);
});

test.each([
  { href: "/contact", label: "" },
  { href: "", label: "Ask" },
])("an event has a link and its text or neither: %j cannot be published", (link) => {
  expect(added({ ...walk, ...link })).toEqual([
    {
      place: ["upcoming", 0, "label"],
      message: "Please fill in both the link and its text, or neither.",
    },
  ]);
});

test("an event that ends before it begins cannot be published", () => {
  const [golf] = events.defaults.upcoming;
  const upcoming = [{ ...golf, starts: "2031-05-02T10:00", ends: "2031-05-02T09:00" }];
  const content = { ...events.defaults, upcoming };
  expect(problemsOf(events, content, factsOf(defaultSnapshot))).toEqual([
    { place: ["upcoming", 0, "ends"], message: "It must end after it starts." },
  ]);
});

test("a lead that staff wrote for their events stays, also where others than golf are coming up", () => {
  const stored = (lead: string) => {
    const { others: _, ...words } = events.defaults.upcomingSection;
    const content = { ...events.defaults, upcomingSection: { ...words, lead } };
    const { snapshot } = readSnapshot([{ name: "events", version: 2, content }], 1);
    return contentOf(snapshot, events).upcomingSection;
  };
  const { lead, others } = events.defaults.upcomingSection;
  expect(stored(lead)).toMatchObject({ lead, others });
  expect(stored("Come and see.")).toMatchObject({ others: "Come and see." });
});
