import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Answer } from "#desk/call.ts";
import { BarChart } from "#desk/frame/bar-chart.tsx";
import { Views } from "#desk/frame/choice.tsx";
import { money } from "#desk/frame/money.ts";
import { Screen } from "#desk/frame/screen.tsx";
import { Empty, Loaded } from "#desk/frame/states.tsx";
import { useFilter } from "#desk/frame/use-filter.ts";
import { reading } from "#desk/queries.ts";
import { monthInWords, shortDay } from "#desk/time.ts";
import {
  otherNames,
  type VisitFilter,
  type VisitPeriod,
  visitFilter,
  visitPeriods,
} from "#rules/visits.ts";

type Visits = Answer<"visits">;
type Campaign = Visits["campaigns"][number];

type Words = { view: string; title: string; column: string; time: string; during: string };

const words: Record<VisitPeriod, Words> = {
  day: {
    view: "Days",
    title: "Visitors by day",
    column: "Day",
    time: "the last 30 days",
    during: "on",
  },
  week: {
    view: "Weeks",
    title: "Visitors by week",
    column: "Week of",
    time: "the last 26 weeks",
    during: "in the week of",
  },
  month: {
    view: "Months",
    title: "Visitors by month",
    column: "Month",
    time: "the last two years",
    during: "in",
  },
};

const number = (n: number) => n.toLocaleString("en-US");

const periodName = (by: VisitPeriod, start: string) => {
  if (by === "month") return monthInWords(start.slice(0, 7));
  // A half-year of weeks names no day twice.
  return shortDay(start);
};

const languageNames = new Intl.DisplayNames("en-US", { type: "language", fallback: "code" });

const nameOf = {
  page: (name: string) => name,
  missing: (name: string) => name,
  from: (name: string) => name || "No link: typed, saved, or from an email or app",
  device: (name: string) => (name === "phone" ? "Phone or tablet" : "Computer"),
  language: (name: string) => languageNames.of(name) ?? name,
};

function Counts({
  title,
  unit,
  rows,
  kind,
}: {
  title: string;
  unit: string;
  rows: { name: string; count: number; title?: string | undefined }[];
  kind: keyof typeof nameOf;
}) {
  if (rows.length === 0) return null;
  return (
    <section className="sheet min-w-0 py-3!">
      <h2 className="mb-1 font-semibold">{title}</h2>
      <table className="w-full text-sm even-figures">
        <thead>
          <tr className="text-ink-soft text-xs">
            <th scope="col" className="sr-only">
              Name
            </th>
            <th scope="col" colSpan={2} className="text-right font-normal">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, title: called }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
                {called && <span className="block">{called} </span>}
                <span className={called && "text-ink-soft text-xs"}>
                  {name === otherNames ? "Others" : nameOf[kind](name)}
                </span>
              </th>
              <td className="py-1.5 text-right align-top">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const several = (n: number, what: string) => `${number(n)} ${what}${n === 1 ? "" : "s"}`;

function Campaigns({ campaigns, seesGifts }: { campaigns: Campaign[]; seesGifts: boolean }) {
  if (campaigns.length === 0) return null;
  const right = "py-1.5 pl-3 text-right align-top";
  return (
    <section className="sheet mb-5 py-3!">
      <h2 className="mb-1 font-semibold">Which links brought gifts</h2>
      <table className="w-full text-sm even-figures">
        <thead>
          <tr className="text-left text-ink-soft text-xs">
            <th scope="col" className="font-normal">
              Campaign words
            </th>
            <th scope="col" className="text-right font-normal">
              Visitors
            </th>
            {seesGifts && (
              <>
                <th scope="col" className="text-right font-normal">
                  Gifts
                </th>
                <th scope="col" className="text-right font-normal">
                  Net
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(({ name, visitors, gifts, tests, keptCents }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 text-left font-normal">
                {name === otherNames ? "Others" : name}
              </th>
              <td className={right}>{number(visitors)}</td>
              {seesGifts && (
                <>
                  <td className={right}>
                    {number(gifts)}
                    {tests > 0 && (
                      <span className="block text-ink-soft">{several(tests, "test")}</span>
                    )}
                  </td>
                  <td className={right}>{money(keptCents)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const total = (periods: Visits["periods"], of: "views" | "visitors") =>
  periods.reduce((sum, period) => sum + period[of], 0);

function Shown({ visits, by }: { visits: Visits; by: VisitPeriod }) {
  const { periods, pages, from, missing, campaigns, devices, languages, seesGifts } = visits;
  const { title, column, time, during } = words[by];
  if (total(periods, "views") === 0 && missing.length === 0 && campaigns.length === 0)
    return <Empty>No visits in {time}.</Empty>;
  return (
    <>
      <section aria-label="Visits" className="sheet mb-5">
        <p role="status" className="mb-4 text-sm even-figures">
          {several(total(periods, "visitors"), "visitor")} opened{" "}
          {several(total(periods, "views"), "page")} in {time}.
        </p>
        <BarChart
          title={title}
          during={during}
          valueText={number}
          columns={[column, "Visitors", "Pages opened"]}
          bars={periods.map(({ start, visitors, views }) => ({
            name: periodName(by, start),
            value: visitors,
            cells: [number(visitors), number(views)],
          }))}
        />
      </section>
      <Campaigns campaigns={campaigns} seesGifts={seesGifts} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Counts title="Pages" unit="Opened" rows={pages} kind="page" />
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
          to: linkTo({ by }),
          name: words[by].view,
          count: undefined,
          current: filter.by === by,
        }))}
      />
      <Loaded query={query}>{(visits) => <Shown visits={visits} by={filter.by} />}</Loaded>
    </Screen>
  );
}
