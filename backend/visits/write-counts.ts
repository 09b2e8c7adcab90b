import type { Database } from "#backend/storage/database.ts";
import { otherNames } from "#rules/visits.ts";
import { missingPath } from "./visitor.ts";

type Kind =
  | "visitors"
  | "page"
  | "page-visitors"
  | "missing"
  | "from"
  | "campaign"
  | "device"
  | "language";

/** What was asked for before it was known whether it is a page is told when it is written. */
export type Counted = Kind | "asked" | "asked-visitors";
export type Counts = Map<Counted, Map<string, number>>;

/** How many names of one kind a day, a week and a month have. All beyond are counted together. */
export const mostNames = 100;

type Row = { kind: Kind | "views"; name: string; count: number };

/** A page that a browser names, and that there is not, was looked for and not found. */
const rowsOf = (counts: Counts, isPage: (path: string) => boolean): Row[] =>
  [...counts].flatMap(([kind, names]) =>
    [...names].flatMap(([name, count]): Row[] => {
      const isThere = name === otherNames || isPage(name);
      if (kind === "page-visitors" || kind === "asked-visitors")
        return isThere ? [{ kind: "page-visitors", name, count }] : [];
      if (kind !== "page" && kind !== "asked") return [{ kind, name, count }];
      if (!isThere) return [{ kind: "missing", name: missingPath(name) ?? otherNames, count }];
      return [
        { kind: "page", name, count },
        { kind: "views", name: "", count },
      ];
    }),
  );

/**
 * One statement, so that processes add to each other's counts. Weeks and months have rows of their
 * own: what the desk shows is then a few thousand rows, however many days there are. A name for
 * which a period has no room is counted with the others. In one order: processes that write the same
 * rows wait for each other, and never in a circle.
 */
export const writeCounts = (
  db: Database,
  day: string,
  counts: Counts,
  isPage: (path: string) => boolean,
) => {
  const rows = rowsOf(counts, isPage);
  return db.query(
    `with periods (period, start) as (
       values ('day', $1::date),
              ('week', date_trunc('week', $1::date + 1)::date - 1),
              ('month', date_trunc('month', $1::date)::date)
     ), taken as (
       select period, kind, count(*) as names from visit_counts join periods using (period, start)
       group by 1, 2
     ), seen as (
       select kind, name, sum(count)::bigint as count
       from unnest($2::text[], $3::text[], $4::bigint[]) as one (kind, name, count) group by 1, 2
     ), placed as (
       select period, start, kind, name, s.count, v.count is not null as known,
              coalesce(names, 0)
                + row_number() over (partition by period, kind, v.count is null
                                     order by s.count desc, name) as place
       from seen s cross join periods
       left join visit_counts v using (period, kind, start, name)
       left join taken using (period, kind)
     )
     insert into visit_counts as v (period, start, kind, name, count)
     select period, start, kind, case when known or place <= $5 then name else $6 end, sum(count)
     from placed group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict (period, kind, start, name) do update set count = v.count + excluded.count`,
    [
      day,
      rows.map(({ kind }) => kind),
      rows.map(({ name }) => name),
      rows.map(({ count }) => count),
      mostNames,
      otherNames,
    ],
  );
};
