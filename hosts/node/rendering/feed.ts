import type { FeedEntry } from "#content/feed.ts";
import type { Organisation } from "#content/organisation.ts";
import { chicagoMoment } from "#rules/chicago.ts";
import { feedPath } from "#rules/news.ts";
import { escapeXml } from "./escape-xml.ts";

/** Noon, so that the day is the same one for most of the world. */
const noonOf = (day: string) => chicagoMoment(day, "12:00");

/** An entry's day is all that is known of its time. */
const entryOf = (siteUrl: string, { path, href, title, day, summary }: FeedEntry) => [
  "  <entry>",
  `    <id>${escapeXml(siteUrl + path)}</id>`,
  `    <title>${escapeXml(title)}</title>`,
  `    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + href)}"/>`,
  `    <published>${noonOf(day)}</published>`,
  `    <updated>${noonOf(day)}</updated>`,
  `    <summary>${escapeXml(summary)}</summary>`,
  "  </entry>",
];

/** What is new, for those who follow it with a reader of feeds (Atom, RFC 4287). */
export const atomFeed = (siteUrl: string, organisation: Organisation, entries: FeedEntry[]) => {
  const { fullName, founded } = organisation;
  const newest = entries[0]?.day ?? `${founded}-01-01`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `  <id>${escapeXml(siteUrl)}/</id>`,
    `  <title>${escapeXml(`News from ${fullName}`)}</title>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + feedPath)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/news"/>`,
    `  <updated>${noonOf(newest)}</updated>`,
    `  <author><name>${escapeXml(fullName)}</name></author>`,
    ...entries.flatMap((entry) => entryOf(siteUrl, entry)),
    "</feed>",
    "",
  ].join("\n");
};
