import { paths } from "#content/site-map.ts";

/** One page of each kind: bands of cards, people, a time line, figures, tables, films, forms. */
const kinds = [
  "/",
  "/about/history",
  "/about/leadership",
  "/about/annual-report",
  "/programs/housing",
  "/events/golf",
  "/contact",
  "/give",
];

/** `npm run test:long`; `npm test` alone leaves out the tests tagged `@long`. */
export const isLong = Boolean(process.env.LONG);

/** A variant of a promise whose short form another test holds. */
export const long = { tag: "@long" };

/**
 * The pages that a trial of every page goes through. All of them take minutes: they are in
 * `npm run test:long`, which runs the tests tagged `@every-page`.
 */
export const swept = isLong ? paths : kinds;

export const everyPage = { tag: "@every-page" };
