import { isWritten, legalDocuments } from "#content/legal.ts";

const exported = process.env.STATIC_EXPORT === "yes";

/** Written at the desk, as whoever makes static files of it tells. */
const atTheDesk = process.env.WRITTEN_PAGES?.split(",") ?? [];

const written = Object.entries(legalDocuments).flatMap(([name, { defaults }]) =>
  isWritten(defaults) || atTheDesk.includes(name) ? [name] : [],
);

/** Static files hold no page that is yet to be written; where pages are drawn, it may come. */
export const legalRoutes = exported ? written : Object.keys(legalDocuments);

/** Pages that there are not before somebody writes them. */
export const unwrittenPages = Object.entries(legalDocuments).flatMap(([name, { path }]) =>
  written.includes(name) ? [] : [path],
);
