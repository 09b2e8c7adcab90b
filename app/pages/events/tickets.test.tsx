import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteContext } from "#app/site.ts";
import { type Events, events, ticketsOf } from "#content/events.ts";
import { shipped } from "#content/snapshot.ts";
import { Tickets } from "./tickets.tsx";

const { upcoming, upcomingSection, ...page } = shipped(events);
const artShow: Events["upcoming"][number] = {
  icon: "palette",
  times: "both",
  location: "The plaza",
  description: "Paintings.",
  category: "Arts",
  label: "Ask",
  afterwards: "leaves",
  title: "Art show",
  starts: "2026-05-02T10:00",
  ends: "2026-05-02T12:00",
  href: "/contact",
};

const golf = upcoming.filter(({ href }) => href === "/events/golf");

/** What the page says when the last date gone by was this one. */
const saidAfter = (day: string, added: Events["upcoming"]) => {
  const tickets = ticketsOf({ ...page, upcomingSection, upcoming: [...golf, ...added] });
  return renderToString(
    <SiteContext value={{ goneBy: Date.parse(day) } as Site}>
      <Tickets tickets={tickets} upcomingSection={upcomingSection} />
    </SiteContext>,
  );
};

test("the lead speaks of golf only while nothing else is coming up", () => {
  expect(saidAfter("2026-04-01", [])).toContain(upcomingSection.lead);
  const mixed = saidAfter("2026-04-01", [artShow]);
  expect(mixed).toContain(upcomingSection.others);
  expect(mixed).not.toContain(upcomingSection.lead);
  expect(saidAfter("2026-05-03", [artShow])).toContain(upcomingSection.lead);
});

test("what is over stands under a heading of its own, below what is coming up", () => {
  const { heading, past } = upcomingSection;
  const fall = { ...artShow, starts: "2026-10-02T10:00", ends: "2026-10-02T12:00" };
  const headings = (day: string, added: Events["upcoming"]) =>
    saidAfter(day, added).match(/(?<=<h2[^>]*>)[^<]+|Art show(?=<)/g);
  expect(headings("2026-07-01", [fall])).toEqual([heading, fall.title, past.heading]);
  expect(headings("2026-07-01", [])).toEqual([past.heading]);
  expect(headings("2026-04-01", [])).toEqual([heading]);
});
