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
    <section
      aria-label="Totals"
      className="sheet mb-3 flex flex-wrap items-center gap-x-8 gap-y-3 py-4!"
    >
      <dl className="flex min-w-0 flex-1 basis-60 flex-wrap gap-x-8 gap-y-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-[560] font-display text-lg even-figures md:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      {tests > 0 && (
        <p className="text-ink-soft text-xs">
          {tests === 1 ? "1 test gift is" : `${number(tests)} test gifts are`} not counted.
        </p>
      )}
      <OnRequest
        show="Show months"
        hide="Hide months"
        icon={ChartColumn}
        className="w-full min-w-0 grid-cols-1"
        everywhere
      >
        <MonthChart months={months} />
      </OnRequest>
    </section>
  );
}
