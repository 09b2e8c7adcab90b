import { ChartColumn } from "lucide-react";
import { money } from "#desk/frame/money.ts";
import { MonthChart } from "#desk/frame/month-chart.tsx";
import { OnRequest } from "#desk/frame/on-request.tsx";
import type { GiftTotals } from "./queries.ts";

const number = (n: number) => n.toLocaleString("en-US");

/** The sums of what the filter finds. Tests are counted, never added. */
export function Totals({ totals }: { totals: GiftTotals }) {
  const { gifts, tests, receivedCents, returnedCents, heldCents, months } = totals;
  if (gifts === 0) return null;
  const figures: [string, string][] = [
    ["Gifts", number(gifts)],
    ["Received", money(receivedCents)],
    ...(returnedCents > 0 ? ([["Returned", money(returnedCents)]] as [string, string][]) : []),
    ...(heldCents > 0 ? ([["Held in disputes", money(heldCents)]] as [string, string][]) : []),
    ["Net", money(receivedCents - returnedCents - heldCents)],
  ];
  return (
    <section aria-label="Totals" className="sheet mb-5 grid gap-3 md:grid-cols-[auto_1fr] md:gap-6">
      <div className="grid content-start gap-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-3 md:grid md:content-start">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft text-xs">{name}</dt>
              <dd className="font-[560] font-display text-lg even-figures md:text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        {tests > 0 && (
          <p className="text-ink-soft text-xs">
            {tests === 1 ? "1 test is" : `${number(tests)} tests are`} not counted.
          </p>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-3 md:block">
        <OnRequest show="Show months" hide="Hide months" icon={ChartColumn} className="md:block">
          <MonthChart months={months} />
        </OnRequest>
      </div>
    </section>
  );
}
