import { reads } from "#backend/desk/endpoint.ts";
import { giftsByLinkWords } from "#backend/giving/face.ts";
import { integer, nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { pageHeadings } from "#content/page-headings.ts";
import { sitePages } from "#content/site-pages.ts";
import type { Snapshot } from "#content/snapshot.ts";
import { may } from "#rules/desk.ts";
import { periodsShown, type VisitPeriod, visitFilter } from "#rules/visits.ts";

const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/** The first day of the period that a day is in. */
const firstDay: Record<VisitPeriod, string> = {
  day: "$1::date",
  week: "date_trunc('week', $1::date + 1)::date - 1",
  month: "date_trunc('month', $1::date)::date",
};

const countsOf = (kind: "views" | "visitors", by: VisitPeriod) =>
  `select start, count from visit_counts where period = '${by}' and kind = '${kind}'`;

/** Every period up to today, those without a visit too. */
const visitsByPeriod = (db: Database, by: VisitPeriod, today: string) =>
  db.rows(
    { start: text, views: integer, visitors: integer },
    `with shown as (
       select (${firstDay[by]} - n * interval '1 ${by}')::date as start
       from generate_series(0, ${periodsShown[by] - 1}) as n
     )
     select start::text, coalesce(views.count, 0) as views, coalesce(visitors.count, 0) as visitors
     from shown
     left join (${countsOf("views", by)}) as views using (start)
     left join (${countsOf("visitors", by)}) as visitors using (start)
     order by shown.start`,
    [today],
  );

/** As many as one period can have. */
const mostShown = 100;

type NamedKind = "from" | "campaign" | "missing" | "device" | "language";

type Shown = { by: VisitPeriod; since: string; before: string | undefined };

const inTime = "period = $1 and start >= $2::date and ($3::date is null or start < $3::date)";

const mostCounted = (db: Database, kind: NamedKind, { by, since, before }: Shown) =>
  db.rows(
    { name: text, count: integer },
    `select name, sum(count)::bigint as count from visit_counts
     where ${inTime} and kind = $4
     group by name order by count desc, name limit ${mostShown}`,
    [by, since, before ?? null, kind],
  );

/** A page without visitors of its own was opened on days that did not count them. */
const pagesOpened = (db: Database, { by, since, before }: Shown) =>
  db.rows(
    { name: text, count: integer, visitors: nullable(integer) },
    `select name, sum(count) filter (where kind = 'page')::bigint as count,
            sum(count) filter (where kind = 'page-visitors')::bigint as visitors
     from visit_counts where ${inTime} and kind in ('page', 'page-visitors')
     group by name having bool_or(kind = 'page')
     order by count desc, name limit ${mostShown}`,
    [by, since, before ?? null],
  );

/** The first day that counts the visitors of each page, where pages were opened before it. */
const pageVisitorsSince = async (db: Database, today: string, { since, before }: Shown) => {
  const [first] = await db.rows(
    { start: text },
    `select start::text from (
       select coalesce(min(start), $3::date) as start from visit_counts
       where period = 'day' and kind = 'page-visitors'
     ) as first
     where exists (select from visit_counts v
                   where period = 'day' and kind = 'page' and v.start >= $1::date
                     and v.start < least(first.start, $2::date))`,
    [since, before ?? null, today],
  );
  return first?.start ?? null;
};

type Opened = Awaited<ReturnType<typeof pagesOpened>>;
/** A page that has been taken down since is known by its address alone. */
const withTitles = (rows: Opened, snapshot: Snapshot) => {
  const titles = new Map(sitePages(snapshot).map(({ path, title }) => [path, title]));
  const headings = pageHeadings(snapshot);
  return rows.map((row) => ({
    ...row,
    title: titles.get(row.name),
    headings: headings.get(row.name) ?? [],
  }));
};

type Row = { name: string; count: number };
type GiftRow = Awaited<ReturnType<typeof giftsByLinkWords>>[number];

/** Gifts beside the visitors of the same words. Words that brought a gift are never left out. */
const besideGifts = (visitors: Row[], gifts: GiftRow[]) => {
  const words = new Set([...gifts.map((gift) => gift.words), ...visitors.map(({ name }) => name)]);
  return [...words].map((name) => {
    const came = visitors.find((row) => row.name === name);
    const gave = gifts.find((gift) => gift.words === name);
    return {
      name,
      visitors: came?.count ?? 0,
      gifts: gave?.gifts ?? 0,
      tests: gave?.tests ?? 0,
      keptCents: gave?.keptCents ?? 0,
    };
  });
};

export const visitEndpoints = [
  reads("visits", "visits", visitFilter, async ({ deps, db, input, me, now }) => {
    const today = chicagoDay.format(now);
    const periods = await visitsByPeriod(db, input.by, today);
    const recent = { this: periods.at(-1), last: periods.at(-2) };
    const at = input.at === "this" || input.at === "last" ? recent[input.at]?.start : input.at;
    const place = periods.findIndex(({ start }) => start === at);
    // A period that is not shown anymore: all that are.
    const chosen = periods[place];
    const since = (chosen ?? periods[0])?.start ?? "";
    const shown = { by: input.by, since, before: chosen && periods[place + 1]?.start };
    const list = (kind: NamedKind) => mostCounted(db, kind, shown);
    const seesGifts = may(me, "gifts");
    const gifts = seesGifts ? await giftsByLinkWords(db, shown) : [];
    return {
      periods,
      chosen,
      seesGifts,
      pages: withTitles(await pagesOpened(db, shown), await deps.content()),
      pageVisitorsSince: await pageVisitorsSince(db, today, shown),
      from: await list("from"),
      missing: await list("missing"),
      campaigns: besideGifts(await list("campaign"), gifts),
      devices: await list("device"),
      languages: await list("language"),
    };
  }),
];
