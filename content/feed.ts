import { newsPart, newsPath } from "#rules/news.ts";
import { hasPage, news } from "./news.ts";
import { contentOf, type Snapshot } from "./snapshot.ts";

export type FeedEntry = {
  /** Names the entry for good, also where there is no page. */
  path: string;
  /** Where it is read. */
  href: string;
  title: string;
  /** Such as 2026-03-03. */
  day: string;
  summary: string;
};

const newsEntries = (snapshot: Snapshot): FeedEntry[] =>
  contentOf(snapshot, news).news.flatMap((item) => {
    const { address, title, day, excerpt } = item;
    // A feed has no place for what is of no day.
    if (!day || !address) return [];
    const path = newsPath(address);
    return {
      path,
      href: hasPage(item) ? path : `/news#${newsPart(address)}`,
      title,
      day,
      summary: excerpt,
    };
  });

/** What is new on the site, the newest first. */
export const feedEntries = (snapshot: Snapshot): FeedEntry[] =>
  newsEntries(snapshot).toSorted((one, other) => (one.day > other.day ? -1 : 1));
