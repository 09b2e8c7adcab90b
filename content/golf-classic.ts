import { chicagoMoment } from "#rules/chicago.ts";
import { type Content, defineDocument } from "./document.ts";
import { timeIn } from "./events/version-1.ts";
import { date, group, longText, text, time } from "./fields.ts";
import type { PublicEvent } from "./types.ts";

/** The one event with a page of its own. Its page, calendar file and structured data follow it. */
export const golfClassic = defineDocument({
  name: "golf-classic",
  title: "The golf classic",
  group: "Facts",
  seenOn: "/events/golf",
  version: 2,
  schema: group(
    {
      edition: text({ label: "Edition", help: "Such as: 14th.", most: 10 }),
      title: text({ label: "Title", most: 120 }),
      date: date({ label: "Day" }),
      start: time({ label: "Starts", help: "When registration opens." }),
      end: time({ label: "Ends", help: "After that, pages say that it is over." }),
      venue: group(
        {
          name: text({ label: "Name", most: 60, proper: true }),
          city: text({ label: "City", most: 60, proper: true }),
          state: text({ label: "State", most: 60, proper: true }),
        },
        { label: "Venue" },
      ),
      description: longText({ label: "Text", most: 240 }),
      category: text({ label: "Category", most: 60 }),
      dinner: group(
        {
          title: text({ label: "Title", most: 60 }),
          start: time({ label: "Starts" }),
          description: longText({ label: "Text", most: 240 }),
          category: text({ label: "Category", most: 60 }),
        },
        { label: "Awards dinner, the same evening" },
      ),
      raised: text({ label: "Raised last time", most: 20 }),
      golfers: text({ label: "Golfers last time", most: 60 }),
      years: text({ label: "How many times so far", most: 60 }),
      legacySponsor: text({ label: "Legacy sponsor", most: 60 }),
      caddieSponsor: text({ label: "Caddie sponsor", most: 60 }),
      eagleSponsor: text({ label: "Eagle sponsor", most: 60 }),
    },
    {
      label: "The golf classic",
      rules: [{ after: ["start", "end"], sentence: "It must end after it starts." }],
    },
  ),
  // The dinner's time was a text, and is "6:00 PM" where that named none.
  migrate: [
    (content) => {
      const { time: words, ...dinner } = (content.dinner ?? {}) as { time?: unknown };
      return { ...content, dinner: { start: timeIn(String(words ?? "")) ?? "18:00", ...dinner } };
    },
  ],
  defaults: {
    edition: "14th",
    title: "{golf.edition} Annual Raymond Tillery Memorial Golf Classic",
    date: "2026-06-15",
    start: "10:30",
    end: "20:30",
    venue: { name: "Fullersburg Oaks Golf Club", city: "Hinsdale", state: "IL" },
    description:
      "An 18-hole scramble in memory of the coach who kept our gym open for 31 years. Lunch, carts, forecaddies, dinner and a live auction.",
    category: "Fundraiser",
    dinner: {
      title: "Circle Builders Awards Dinner",
      start: "18:00",
      description:
        "The evening of the Golf Classic. We honor a neighbor, a student and a Circle Builder of the year and hold the live auction. You need not play to come.",
      category: "Awards",
    },
    raised: "$258,000",
    golfers: "120",
    years: "14",
    legacySponsor: "$25,000",
    caddieSponsor: "$10,000",
    eagleSponsor: "$5,000",
  },
});

export type GolfClassic = Content<typeof golfClassic>;

/** The day for search engines, for the calendar file, and for the pages when it is over. */
export const publicEventOf = (golf: GolfClassic): PublicEvent => ({
  name: golf.title,
  description: golf.description,
  path: "/events/golf",
  start: chicagoMoment(golf.date, golf.start),
  end: chicagoMoment(golf.date, golf.end),
  venue: golf.venue,
});
