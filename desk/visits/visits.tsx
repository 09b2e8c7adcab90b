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
    view: "Days",
    title: "Visitors by day",
    column: "Day",
    time: "the last 30 days",
    during: "on",
    whole: "Show all 30 days",
  },
  week: {
    view: "Weeks",
    title: "Visitors by week",
    column: "Week of",
    time: "the last 26 weeks",
    during: "in the week of",
    whole: "Show all 26 weeks",
  },
  month: {
    view: "Months",
    title: "Visitors by month",
    column: "Month",
    time: "the last two years",
    during: "in",
    whole: "Show all months",
  },
};

const periodName = (by: VisitPeriod, start: string) => {
  if (by === "month") return monthInWords(start.slice(0, 7));
  // A half-year of weeks names no day twice.
  return shortDay(start);
};

const total = (periods: Visits["periods"], of: "views" | "visitors") =>
  periods.reduce((sum, period) => sum + period[of], 0);

function Shown({
  visits,
  by,
  linkTo,
}: {
  visits: Visits;
  by: VisitPeriod;
  linkTo: (changed: Partial<VisitFilter>) => string;
}) {
  const { periods, chosen, pages, from, missing, campaigns, devices, languages, seesGifts } =
    visits;
  const { title, column, time, during, whole } = words[by];
  const counted = chosen ? [chosen] : periods;
  const when = chosen ? `${during} ${periodName(by, chosen.start)}` : `in ${time}`;
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
        <Counts title="Pages" unit="Times opened" rows={pages} kind="page" />
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
  return (
    <Screen
      title="Visits"
      lead="How many people come to the site, without knowing who. Someone who comes on three days counts three times."
    >
      <Views
        label="Period"
        views={visitPeriods.map((by) => ({
          to: linkTo({ by, at: "" }),
          name: words[by].view,
          count: undefined,
          current: filter.by === by,
        }))}
      />
      <Loaded query={query}>
        {(visits) => <Shown visits={visits} by={filter.by} linkTo={linkTo} />}
      </Loaded>
    </Screen>
  );
}
