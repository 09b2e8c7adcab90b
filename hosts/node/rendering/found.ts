import { createHash } from "node:crypto";
import { events, ticketsOf } from "#content/events.ts";
import { feedEntries } from "#content/feed.ts";
import { golfClassic, publicEventOf } from "#content/golf-classic.ts";
import { type Organisation, organisation as organisationDocument } from "#content/organisation.ts";
import { contentOf, type Snapshot } from "#content/snapshot.ts";
import { pageOf } from "#hosts/node/site-addresses.ts";
import { feedPath } from "#rules/news.ts";
import { escapeXml } from "./escape-xml.ts";
import { atomFeed } from "./feed.ts";

/** Which pages there are comes from the build itself: no list to keep in step. */
export const sitemap = (siteUrl: string, paths: string[]) => {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
};

export const robots = (siteUrl: string) =>
  `User-agent: *\nDisallow: /functions/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

export const webManifest = (organisation: Organisation) => {
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: organisation.fullName,
    short_name: organisation.name,
    description: organisation.tagline,
    start_url: "/",
    display: "browser",
    background_color: "#f7f1e7",
    theme_color: "#f7f1e7",
    icons: [
      { src: "/icons/mark.svg", sizes: "any", type: "image/svg+xml" },
      icon(192, "any"),
      icon(512, "any"),
      icon(512, "maskable"),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** A line end would begin a property of its own. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|[\n\r\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** 20260615T153000Z */
const calendarTime = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Lines of at most 75 bytes; what is left continues on a line that starts with a space. */
const fold = (line: string) => {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
};

export type CalendarEntry = {
  name: string;
  description: string;
  /** Local times with their offset, such as 2026-06-15T10:30:00-05:00. */
  start: string;
  end: string;
  place: string;
  /** Where its file stands, without the end, and the page that tells of it. */
  file: string;
  page: string;
};

/** Every event that a visitor can put into a calendar: those with a page, and those still to come. */
export const calendarEntries = (snapshot: Snapshot, now: number): CalendarEntry[] => {
  const { path, venue, ...golf } = publicEventOf(contentOf(snapshot, golfClassic));
  const place = [venue.name, venue.city, venue.state].join(", ");
  const others = ticketsOf(contentOf(snapshot, events)).filter(
    ({ calendar: file, end }) => file && Date.parse(end) > now,
  );
  return [
    { ...golf, place, file: path, page: path },
    ...others.map(({ title, description, start, end, location, calendar: file }) => ({
      ...{ name: title, description, start, end, place: location },
      file: file.replace(/\.ics$/, ""),
      page: "/events",
    })),
  ];
};

/** An event for a visitor's own calendar (RFC 5545). */
export const calendar = (entry: CalendarEntry, organisation: Organisation, siteUrl: string) => {
  const { name, description, file, page, start, end, place } = entry;
  // Changes only with the event, so that a calendar knows it again and builds stay the same.
  const id = createHash("sha256").update(`${file}${start}`).digest("hex").slice(0, 20);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(organisation.fullName)}//Website//EN`,
    "BEGIN:VEVENT",
    `UID:${id}@${escapeText(organisation.email.split("@")[1] ?? "")}`,
    `DTSTAMP:${calendarTime(new Date(Date.parse(start) - 365 * 24 * 3_600_000))}`,
    `DTSTART:${calendarTime(new Date(start))}`,
    `DTEND:${calendarTime(new Date(end))}`,
    `SUMMARY:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${siteUrl}${page}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ];
  return lines.map(fold).join("\r\n");
};

const unlisted = /<meta name="robots" content="noindex"/;

/** The paths of the pages that searchers should find. */
const listedIn = (files: ReadonlyMap<string, Buffer>) =>
  [...files].flatMap(([address, body]) => {
    const page = pageOf(address);
    return page && !unlisted.test(body.toString("utf8")) ? [page] : [];
  });

/** What else follows the content, by address, from the pages that were drawn of it. */
export const foundFiles = (
  snapshot: Snapshot,
  pages: ReadonlyMap<string, Buffer>,
  siteUrl: string,
): [address: string, text: string][] => {
  const organisation = contentOf(snapshot, organisationDocument);
  return [
    ["/sitemap.xml", sitemap(siteUrl, listedIn(pages).sort())],
    ["/site.webmanifest", webManifest(organisation)],
    [feedPath, atomFeed(siteUrl, organisation, feedEntries(snapshot))],
    ...calendarEntries(snapshot, Date.now()).map((entry): [string, string] => [
      `${entry.file}.ics`,
      calendar(entry, organisation, siteUrl),
    ]),
  ];
};
