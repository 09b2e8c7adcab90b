import { targetsIn } from "./lost-targets.ts";
import { sitePages } from "./site-pages.ts";
import type { Snapshot } from "./snapshot.ts";

/** Wherever a link may lead on the site. Pages have a title; files and earlier addresses have none. */
export const linkTargets = (snapshot: Snapshot) => {
  const titles = new Map(sitePages(snapshot).map(({ path, title }) => [path, title]));
  return [...targetsIn(snapshot.documents)].map((path) => ({
    path,
    title: titles.get(path) ?? null,
  }));
};
