import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Answer } from "#desk/call.ts";
import { BarChart } from "#desk/frame/bar-chart.tsx";
import { ButtonLink } from "#desk/frame/button-link.tsx";
import { Views } from "#desk/frame/choice.tsx";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { reading } from "#desk/queries.ts";
import { monthInWords, shortDay } from "#desk/time.ts";
import { type VisitFilter, type VisitPeriod, visitFilter, visitPeriods } from "#rules/visits.ts";
import { Campaigns } from "./campaigns.tsx";
import { Counts } from "./counts.tsx";
import { number, several } from "./numbers.ts";
import { PagesOpened } from "./pages-opened.tsx";

type Visits = Answer<"visits">;

type Words = {
  view: string;
  title: string;
  column: string;
  time: string;
  during: string;
  whole: string;
};

const words: Record<VisitPeriod, Words> = {
  day: {
    view: "By day",
    title: "Visitors by day",
    column: "Day",
    time: "the last 30 days",
    during: "on",
    whole: "Show all 30 days",
  },
  week: {
    view: "By week",
    title: "Visitors by week",
    column: "Week of",
    time: "the last 26 weeks",
    during: "in the week of",
    whole: "Show all 26 weeks",
  },
  month: {
    view: "By month",
    title: "Visitors by month",
    column: "Month",
    time: "the last two years",
    during: "in",
    whole: "Show all months",
  },
};

/** What people ask for by these names; it stays so in a bookmark. */
const recent = [
  { name: "This week", by: "week", at: "this" },
  { name: "Last week", by: "week", at: "last" },
  { name: "This month", by: "month", at: "this" },
  { name: "Last month", by: "month", at: "last" },
] as const;

const periodName = (by: VisitPeriod, start: string) => {
  if (by === "month") return monthInWords(start.slice(0, 7));
  // A half-year of weeks names no day twice.
  return shortDay(start);
};

const recentOf = (filter: VisitFilter) =>
  recent.find(({ by, at }) => by === filter.by && at === filter.at);

const weekInWords = (start: string) => {
  const end = new Date(Date.parse(start) + 6 * 86_400_000).toISOString().slice(0, 10);
  return `${shortDay(start)} to ${shortDay(end)}`;
};

/** "last week (Nov 8 to Nov 14)", or "in the week of Nov 8" */
const timeInWords = (filter: VisitFilter, start: string) => {
  const { by } = filter;
  const name = recentOf(filter)?.name.toLowerCase();
  if (!name) return `${words[by].during} ${periodName(by, start)}`;
  return `${name} (${by === "week" ? weekInWords(start) : periodName(by, start)})`;
};

const total = (periods: Visits["periods"], of: "views" | "visitors") =>
  periods.reduce((sum, period) => sum + period[of], 0);

function Shown({
  visits,
  filter,
  linkTo,
}: {
  visits: Visits;
  filter: VisitFilter;
  linkTo: (changed: Partial<VisitFilter>) => string;
}) {
  const { by } = filter;
  const { periods, chosen, from, missing, campaigns, devices, languages, seesGifts } = visits;
  const { title, column, time, during, whole } = words[by];
  const counted = chosen ? [chosen] : periods;
  const when = chosen ? timeInWords(filter, chosen.start) : `in ${time}`;
  if (total(periods, "views") === 0 && missing.length === 0 && campaigns.length === 0)
    return <Empty>No visits in {time}.</Empty>;
  return (
    <>
      <section aria-label="Visits" className="sheet mb-5">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
          <p role="status" className="even-figures">
            <span className={chosen && "font-semibold"}>
              {several(total(counted, "visitors"), "visitor")} opened{" "}
              {several(total(counted, "views"), "page")} {when}.
            </span>{" "}
            {!chosen && `Choose a ${by} to see it alone.`}
          </p>
          {chosen && (
            <ButtonLink look="secondary" className="button-small" to={linkTo({ at: "" })}>
              {whole}
            </ButtonLink>
          )}
        </div>
        <BarChart
          title={title}
          during={during}
          valueText={number}
          columns={[column, "Visitors", "Pages opened"]}
          bars={periods.map(({ start, visitors, views }) => ({
            name: periodName(by, start),
            value: visitors,
            cells: [number(visitors), number(views)],
            to: linkTo({ at: start }),
            chosen: start === chosen?.start,
          }))}
        />
      </section>
      <Campaigns campaigns={campaigns} seesGifts={seesGifts} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PagesOpened pages={visits.pages} since={visits.pageVisitorsSince} />
        <Counts title="Where people come from" unit="Visitors" rows={from} kind="from" />
        <Counts title="Not found" unit="Times" rows={missing} kind="missing" />
        <Counts title="Devices" unit="Visitors" rows={devices} kind="device" />
        <Counts title="Languages" unit="Visitors" rows={languages} kind="language" />
      </div>
    </>
  );
}

export default function VisitsScreen() {
  const { filter, linkTo } = useFilter<VisitFilter>(visitFilter);
  const query = useQuery({
    ...reading("visits", filter),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const current = recentOf(filter)?.name ?? words[filter.by].view;
  return (
    <Screen
      title="Visits"
      lead="How many people come to the site, without knowing who. Someone who comes on three days counts three times."
    >
      <Views
        label="Period"
        views={[
          ...recent,
          ...visitPeriods.map((by) => ({ name: words[by].view, by, at: "" as const })),
        ].map(({ name, by, at }) => ({
          to: linkTo({ by, at }),
          name,
          count: undefined,
          current: name === current,
        }))}
      />
      <Loaded query={query}>
        {(visits) => <Shown visits={visits} filter={filter} linkTo={linkTo} />}
      </Loaded>
    </Screen>
  );
}
