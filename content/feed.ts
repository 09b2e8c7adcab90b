import { letterPath, newsPart, newsPath } from "#rules/news.ts";
import { firstWords } from "./letter.ts";
import { lettersOnSite } from "./letters-on-site.ts";
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

const letterEntries = (snapshot: Snapshot): FeedEntry[] =>
  lettersOnSite(snapshot).map((letter) => {
    const path = letterPath(letter.address);
    const { subject: title, day } = letter;
    return { path, href: path, title, day, summary: firstWords(letter) };
  });

/** What is new on the site, and the letters that it shows, the newest first. */
export const feedEntries = (snapshot: Snapshot): FeedEntry[] =>
  [...newsEntries(snapshot), ...letterEntries(snapshot)].toSorted((one, other) =>
    one.day > other.day ? -1 : 1,
  );
