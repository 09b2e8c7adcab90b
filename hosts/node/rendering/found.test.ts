import { expect, test } from "vitest";
import { events } from "#content/events.ts";
import { organisation as organisationDocument } from "#content/organisation.ts";
import { defaultSnapshot, shipped } from "#content/snapshot.ts";
import {
  type CalendarEntry,
  calendar,
  calendarEntries,
  foundFiles,
  robots,
  sitemap,
  webManifest,
} from "./found.ts";

const siteUrl = "https://circle.example";

const organisation = shipped(organisationDocument);
// The golf classic has a page of its own.
const [golf] = calendarEntries(defaultSnapshot, 0) as [CalendarEntry];

test("the sitemap lists each page by its full address", () => {
  const text = sitemap(siteUrl, ["/", "/about/history"]);
  expect(text.match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://circle.example/</loc>",
    "<loc>https://circle.example/about/history</loc>",
  ]);
});

test("pages for nobody and files that are no pages are in no sitemap", () => {
  const drawn = new Map([
    ["/index.html", Buffer.from("<h1>Home</h1>")],
    ["/_.data", Buffer.from("[]")],
    ["/about/history/index.html", Buffer.from("<h1>History</h1>")],
    ["/404/index.html", Buffer.from('<meta name="robots" content="noindex"/>')],
  ]);
  const found = new Map(foundFiles(defaultSnapshot, drawn, siteUrl));
  expect(found.get("/sitemap.xml")).toBe(sitemap(siteUrl, ["/", "/about/history"]));
  expect([...found.keys()]).toContain("/events/golf.ics");
});

test("robots are shown the sitemap and kept from the functions", () => {
  expect(robots(siteUrl)).toContain("Sitemap: https://circle.example/sitemap.xml");
  expect(robots(siteUrl)).toContain("Disallow: /functions/");
});

test("the manifest names the organisation and its icons", () => {
  const manifest = JSON.parse(webManifest(organisation));
  expect(manifest.name).toBe(organisation.fullName);
  expect(manifest.icons.map((icon: { purpose?: string }) => icon.purpose)).toContain("maskable");
});

test("the golf outing's calendar file has its day, hours and place", () => {
  const text = calendar(golf, organisation, siteUrl);
  const unfolded = text.replaceAll("\r\n ", "");
  expect(unfolded).toContain("DTSTART:20260615T153000Z\r\n");
  expect(unfolded).toMatch(/^SUMMARY:14th Annual .* Golf Classic\r$/m);
  expect(unfolded).toMatch(/^LOCATION:.*\\, Hinsdale\\, IL\r$/m);
  expect(unfolded).toContain("URL:https://circle.example/events/golf\r\n");
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text).toBe(calendar(golf, organisation, siteUrl));
});

test("an event that staff added has a calendar file until it is over", () => {
  const [first] = events.defaults.upcoming;
  const show = { ...first, title: "Art Show", href: "/contact", location: "The plaza, Chicago" };
  const upcoming = [{ ...show, starts: "2098-04-18T14:00", ends: "2098-04-18T17:00" }];
  const changed = { ...events.defaults, upcoming };
  const snapshot = { revision: 1, documents: { ...defaultSnapshot.documents, events: changed } };
  const [, entry, ...others] = calendarEntries(snapshot, 0);
  expect(others).toEqual([]);
  const text = entry && calendar(entry, organisation, siteUrl);
  expect(text).toContain("DTSTART:20980418T190000Z\r\n");
  expect(text).toContain("DTEND:20980418T220000Z\r\n");
  expect(text).toContain("LOCATION:The plaza\\, Chicago\r\n");
  expect(calendarEntries(snapshot, Date.parse("2098-04-18T17:00:00-05:00"))).toHaveLength(1);
  const found = new Map(foundFiles(snapshot, new Map(), siteUrl));
  expect(found.get("/events/2098-04-18-art-show.ics")).toBe(text);
});

test("text that a calendar would misread is escaped", () => {
  const text = calendar(
    { ...golf, name: "Golf; dinner, talk \\ more\nlater" },
    organisation,
    siteUrl,
  );
  expect(text).toContain("SUMMARY:Golf\\; dinner\\, talk \\\\ more\\nlater");
});

test("no text can begin a line of its own in the calendar", () => {
  const hostile = "Circle\r\nBEGIN:VALARM\rX:1\u2028Y:2\0";
  const text = calendar(
    { ...golf, name: hostile, description: hostile },
    { ...organisation, fullName: hostile, email: `a@b.example\r\nX:3` },
    siteUrl,
  );
  const lines = text.replaceAll("\r\n ", "").split(/\r\n|[\r\n\u2028]/);
  const known = calendar(golf, organisation, siteUrl).replaceAll("\r\n ", "").split("\r\n");
  expect(lines.map((line) => line.split(":")[0])).toEqual(known.map((line) => line.split(":")[0]));
});
