import { Link, type LinkProps } from "react-router";

type Bar = {
  /** Short, for the marks below the chart, and for the table. */
  name: string;
  value: number;
  /** What the table says of it, by column. */
  cells: readonly string[];
  /** Shows this one alone. */
  to?: string;
  chosen?: boolean;
};

/** Without an address only what would be the link. */
const MaybeLink = ({
  to,
  children,
  ...link
}: Omit<LinkProps, "to"> & { to: string | undefined }) =>
  to ? (
    <Link to={to} {...link}>
      {children}
    </Link>
  ) : (
    children
  );

const height = 100;
const barWidth = 8;
const step = 10;
/** So that a few bars are still bars. */
const leastBars = 12;

/**
 * One bar for each period. Whoever cannot see it has the same in the table below it; the marks
 * stand outside the drawing, so that they stay as large as text on a phone.
 */
export function BarChart({
  title,
  bars,
  valueText,
  columns,
  during = "in",
}: {
  title: string;
  bars: readonly Bar[];
  valueText: (value: number) => string;
  /** The first names the periods. */
  columns: readonly string[];
  /** What stands before the name of a period: "in" November, "on" Nov 16. */
  during?: string;
}) {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return null;
  const best = bars.reduce((a, b) => (b.value > a.value ? b : a));
  const largest = Math.max(1, best.value);
  return (
    <figure>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-sm">{title}</span>
        <span className="text-ink-soft text-xs even-figures">
          Highest: {valueText(best.value)} {during} {best.name}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${Math.max(bars.length, leastBars) * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full border-limestone-500 border-b"
      >
        {bars.map(({ name, value, to, chosen }, index) => {
          const tall = (Math.max(0, value) / largest) * height;
          return (
            // Browsers frame a clicked link of a drawing, and stretch the frame as the drawing is.
            <MaybeLink key={name} to={to} tabIndex={-1} className="outline-none">
              <g className="group/bar">
                <title>{`${name}: ${valueText(value)}`}</title>
                {/* The place of the bar, also where there is hardly one to click. */}
                <rect
                  x={index * step}
                  width={step}
                  height={height}
                  strokeDasharray="3 3"
                  vectorEffect="non-scaling-stroke"
                  className={`fill-transparent ${chosen ? "stroke-ink-soft" : ""} ${to ? "group-hover/bar:fill-limestone-100" : ""}`}
                />
                <rect
                  x={index * step + (step - barWidth) / 2}
                  y={height - tall}
                  width={barWidth}
                  height={tall}
                  className={chosen ? "fill-brick-700" : "fill-lake-500"}
                />
              </g>
            </MaybeLink>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-ink-soft text-xs">
        <span>{first.name}</span>
        {bars.length >= leastBars && <span>{last.name}</span>}
      </p>
      <details className="group mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm underline underline-offset-4">
          <span className="group-open:hidden">Show as a table</span>
          <span className="hidden group-open:inline">Hide the table</span>
        </summary>
        <table className="w-full max-w-md text-sm even-figures">
          <thead>
            <tr className="text-left text-ink-soft text-xs">
              {columns.map((column, index) => (
                <th key={column} scope="col" className={`py-1.5 ${index > 0 ? "text-right" : ""}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ name, cells, to, chosen }) => (
              <tr
                key={name}
                className={`border-limestone-200 border-t ${chosen ? "bg-gold-100" : ""}`}
              >
                <th scope="row" className="text-left font-normal">
                  <MaybeLink
                    to={to}
                    aria-current={chosen ? "true" : undefined}
                    className="block underline underline-offset-4"
                  >
                    <span className="block py-1.5">{name}</span>
                  </MaybeLink>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1.5 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
