import { monthInWords } from "#desk/time.ts";
import { money } from "./money.ts";

type Month = { month: string; gifts: number; keptCents: number };

const height = 100;
const barWidth = 8;
const step = 10;
/** A year, so that the bars of a few months are still bars. */
const leastMonths = 12;

/**
 * One bar for each month. Whoever cannot see it has the same in the table below it; the marks
 * stand outside the drawing, so that they stay as large as text on a phone.
 */
export function MonthChart({ months }: { months: readonly Month[] }) {
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return null;
  const best = months.reduce((a, b) => (b.keptCents > a.keptCents ? b : a));
  const largest = Math.max(1, best.keptCents);
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-sm">Net by month</span>
        <span className="text-ink-soft text-xs even-figures">
          Highest: {money(best.keptCents)} in {monthInWords(best.month)}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(months.length, leastMonths) * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-limestone-500 border-b"
      >
        {months.map(({ month, keptCents }, index) => {
          const tall = (Math.max(0, keptCents) / largest) * height;
          return (
            <rect
              key={month}
              x={index * step + (step - barWidth) / 2}
              y={height - tall}
              width={barWidth}
              height={tall}
              className="fill-lake-500"
            >
              <title>{`${monthInWords(month)}: ${money(keptCents)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-soft text-xs">
        <span>{monthInWords(first.month)}</span>
        {months.length >= leastMonths && <span>{monthInWords(last.month)}</span>}
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4">
          Show as a table
        </summary>
        <table className="w-full max-w-md text-sm even-figures">
          <thead>
            <tr className="text-left text-ink-soft text-xs">
              <th scope="col" className="py-1.5">
                Month
              </th>
              <th scope="col" className="py-1.5 text-right">
                Gifts
              </th>
              <th scope="col" className="py-1.5 text-right">
                Net
              </th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, gifts, keptCents }) => (
              <tr key={month} className="border-limestone-200 border-t">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {monthInWords(month)}
                </th>
                <td className="py-1.5 text-right">{gifts.toLocaleString("en-US")}</td>
                <td className="py-1.5 text-right">{money(keptCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
