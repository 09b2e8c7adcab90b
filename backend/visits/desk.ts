import { reads } from "#backend/desk/endpoint.ts";
import { giftsByCampaign } from "#backend/giving/face.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { may } from "#rules/desk.ts";
import { periodsShown, type VisitPeriod, visitFilter } from "#rules/visits.ts";

/** Weeks begin on Sunday, as calendars in Chicago show them. */
const beginning: Record<VisitPeriod, (day: string) => string> = {
  day: (day) => day,
  week: (day) => `(date_trunc('week', ${day} + 1)::date - 1)`,
  month: (day) => `date_trunc('month', ${day})::date`,
};

const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

/** Every period up to today, those without a visit too. */
const visitsByPeriod = (db: Database, by: VisitPeriod, today: string) => {
  const begins = beginning[by];
  return db.rows(
    { start: text, views: integer, visitors: integer },
    `with shown as (
       select ${begins("$1::date")} - n * interval '1 ${by}' as start
       from generate_series(0, ${periodsShown[by] - 1}) as n
     ), counted as (
       select ${begins("day")} as start, kind, sum(count)::bigint as count from visit_counts
       where kind in ('views', 'visitors') and day >= (select min(start)::date from shown)
       group by 1, 2
     )
     select start::date::text as start,
            coalesce(max(count) filter (where kind = 'views'), 0) as views,
            coalesce(max(count) filter (where kind = 'visitors'), 0) as visitors
     from shown left join counted using (start) group by shown.start order by shown.start`,
    [today],
  );
};

const namesShown = 20;
const mostCampaigns = 100;

type NamedKind = "page" | "from" | "campaign" | "missing" | "device" | "language";

const mostCounted = (db: Database, kind: NamedKind, since: string, most = namesShown) =>
  db.rows(
    { name: text, count: integer },
    `select name, sum(count)::bigint as count from visit_counts where kind = $1 and day >= $2::date
     group by name order by count desc, name limit $3`,
    [kind, since, most],
  );

type Row = { name: string; count: number };
type GiftRow = Awaited<ReturnType<typeof giftsByCampaign>>[number];

/** Gifts beside the visitors of the same words. Words that brought a gift are never left out. */
const besideGifts = (visitors: Row[], gifts: GiftRow[]) => {
  const words = new Set([
    ...gifts.map(({ campaign }) => campaign),
    ...visitors.map(({ name }) => name),
  ]);
  return [...words].map((name) => {
    const came = visitors.find((row) => row.name === name);
    const gave = gifts.find(({ campaign }) => campaign === name);
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
  reads("visits", "signed-in", visitFilter, async ({ db, input, me, now }) => {
    const periods = await visitsByPeriod(db, input.by, chicagoDay.format(now));
    const since = periods[0]?.start ?? "";
    const list = (kind: NamedKind) => mostCounted(db, kind, since);
    const seesGifts = may(me, "gifts");
    const gifts = seesGifts ? await giftsByCampaign(db, since) : [];
    return {
      periods,
      seesGifts,
      pages: await list("page"),
      from: await list("from"),
      missing: await list("missing"),
      campaigns: besideGifts(await mostCounted(db, "campaign", since, mostCampaigns), gifts),
      devices: await list("device"),
      languages: await list("language"),
    };
  }),
];
