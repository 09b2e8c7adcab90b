import type { Subject } from "#backend/subject.ts";
import { sitePages } from "#content/site-pages.ts";
import { keptFor } from "#rules/retention.ts";
import { countVisit } from "./count-visit.ts";
import type { VisitCounter } from "./counter.ts";
import { visitEndpoints } from "./desk.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    visits: VisitCounter;
  }
}

/** How often the site is visited, by day, without anything about a visitor. */
export const visits = {
  name: "visits",
  tables: { kept: ["visit_counts"] },
  functions: [{ method: "POST", name: "count-visit", handler: countVisit }],
  desk: visitEndpoints,
  clock: [
    {
      name: "visits",
      everySeconds: 5,
      afterMs: 2_000,
      async run({ db, visits, content }) {
        const pages = new Set(sitePages(await content()).map(({ path }) => path));
        return { days: await visits.write(db, (path) => pages.has(path)) };
      },
    },
  ],
  keeps: [
    {
      what: "counts of visits",
      table: "visit_counts",
      condition: "start < ($1::timestamptz at time zone 'America/Chicago')::date",
      age: keptFor.visits,
    },
  ],
} satisfies Subject;
