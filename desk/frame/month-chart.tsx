import { monthInWords } from "#desk/time.ts";
import { BarChart } from "./bar-chart.tsx";
import { money } from "./money.ts";

type Month = { month: string; gifts: number; keptCents: number };

/** What gifts came to, month by month. */
export const MonthChart = ({ months }: { months: readonly Month[] }) => (
  <BarChart
    title="Net by month"
    valueText={money}
    columns={["Month", "Gifts", "Net"]}
    bars={months.map(({ month, gifts, keptCents }) => ({
      name: monthInWords(month),
      value: keptCents,
      cells: [gifts.toLocaleString("en-US"), money(keptCents)],
    }))}
  />
);
