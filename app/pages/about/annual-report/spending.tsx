import { Section, SectionHeading } from "#app/sections/section.tsx";
import {
  administrativeSpending,
  programSpending,
  reserveNote,
  spending,
  totals,
} from "#content/about/annual-report.ts";
import { figureText, finance } from "#content/figures.ts";
import { BudgetRow, BudgetTable, TotalRow } from "./budget-table.tsx";
import { shares } from "./shares.ts";

const parts = [...programSpending, ...administrativeSpending];
const percentages = shares(parts.map((part) => part.dollars));
const colours = [
  { stroke: "stroke-garden-700", fill: "fill-garden-700" },
  { stroke: "stroke-lake-500", fill: "fill-lake-500" },
  { stroke: "stroke-garden-500", fill: "fill-garden-500" },
  { stroke: "stroke-lake-800", fill: "fill-lake-800" },
  { stroke: "stroke-gold-500", fill: "fill-gold-500" },
  { stroke: "stroke-limestone-500", fill: "fill-limestone-500" },
  { stroke: "stroke-brick-500", fill: "fill-brick-500" },
  { stroke: "stroke-brick-700", fill: "fill-brick-700" },
];

export function Spending() {
  return (
    <Section labelledBy="spending">
      <SectionHeading id="spending" title={spending.heading} lead={spending.lead} />
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <Ring />
        <BudgetTable caption={spending.lead}>
          <tbody>
            {programSpending.map((part, position) => (
              <SpendingRow key={part.label} position={position} />
            ))}
            <TotalRow
              label={spending.programsLabel}
              dollars={totals.programs}
              share={figureText(finance.programShare)}
            />
          </tbody>
          <tbody>
            {administrativeSpending.map((part, position) => (
              <SpendingRow key={part.label} position={programSpending.length + position} />
            ))}
            <TotalRow
              label={spending.administrationLabel}
              dollars={totals.administration}
              share={figureText(finance.administrativeShare)}
            />
          </tbody>
        </BudgetTable>
      </div>
      <p className="mt-10 max-w-3xl border-gold-500 border-l-4 pl-5">{reserveNote}</p>
    </Section>
  );
}

function SpendingRow({ position }: { position: number }) {
  const part = parts[position];
  return (
    part && (
      <BudgetRow
        part={part}
        share={percentages[position] ?? ""}
        swatch={
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 forced-fill">
            <circle cx="6" cy="6" r="6" className={colours[position]?.fill} />
          </svg>
        }
      />
    )
  );
}

const thickness = 30;
const gap = 0.5;

/** The whole circle is what was spent; each arc begins where the last one ended, from the top. */
function Ring() {
  let start = 0;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-96 print:max-w-60">
      <svg aria-hidden="true" viewBox="0 0 200 200" className="-rotate-90 forced-fill">
        {parts.map(({ label, dollars }, position) => {
          const length = (dollars / totals.expenses) * 100;
          const offset = -start;
          start += length;
          return (
            <circle
              key={label}
              cx="100"
              cy="100"
              r={98 - thickness / 2}
              fill="none"
              pathLength="100"
              strokeWidth={thickness}
              strokeDasharray={`${length - gap} ${100 - length + gap}`}
              strokeDashoffset={offset}
              className={colours[position]?.stroke}
            />
          );
        })}
      </svg>
      <p className="absolute inset-0 m-auto grid h-fit w-1/2 justify-items-center text-center text-ink-soft">
        <span className="font-display font-[560] text-5xl text-ink">
          {figureText(finance.programShare)}
        </span>
        {spending.programsLabel}
      </p>
    </div>
  );
}
