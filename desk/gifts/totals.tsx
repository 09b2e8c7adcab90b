import { money } from "./money.ts";
import { MonthChart } from "./month-chart.tsx";
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
    <section aria-label="Totals" className="sheet mb-5 grid gap-6 md:grid-cols-[auto_1fr]">
      <dl className="flex flex-wrap gap-x-8 gap-y-3 md:grid md:content-start">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-xs">{name}</dt>
            <dd className="font-[560] font-display text-xl even-figures">{value}</dd>
          </div>
        ))}
        {tests > 0 && (
          <p className="text-ink-soft text-xs">
            {tests === 1 ? "1 test is" : `${number(tests)} tests are`} not counted.
          </p>
        )}
      </dl>
      <MonthChart months={months} />
    </section>
  );
}
