import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { AnnualReport } from "#content/about/annual-report.ts";
import { BudgetRow, BudgetTable, TotalRow } from "./budget-table.tsx";
import { type BudgetShare, dollarsOf, shares, totalOf } from "./shares.ts";

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

export function Spending({
  administrativeSpending,
  budgetColumns,
  programSpending,
  reserveNote,
  spending,
}: Shown<AnnualReport>) {
  const parts = [...programSpending, ...administrativeSpending];
  const percentages = shares(parts.map(dollarsOf));
  const row = (part: BudgetShare) => {
    const position = parts.indexOf(part);
    const share = percentages[position] ?? "";
    return <SpendingRow key={part.label} part={part} share={share} position={position} />;
  };
  return (
    <Section labelledBy="spending">
      <SectionHeading id="spending" {...spending} />
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <Ring spending={spending} parts={parts} />
        <BudgetTable budgetColumns={budgetColumns} caption={spending.lead}>
          <tbody>
            {programSpending.map(row)}
            <TotalRow
              label={spending.programsLabel}
              dollars={totalOf(programSpending)}
              share={spending.programShare}
            />
          </tbody>
          <tbody>
            {administrativeSpending.map(row)}
            <TotalRow
              label={spending.administrationLabel}
              dollars={totalOf(administrativeSpending)}
              share={spending.administrativeShare}
            />
          </tbody>
        </BudgetTable>
      </div>
      <p className="mt-10 max-w-3xl border-gold-500 border-l-4 pl-5">{reserveNote}</p>
    </Section>
  );
}

function SpendingRow({
  part,
  share,
  position,
}: {
  part: BudgetShare;
  share: string;
  position: number;
}) {
  return (
    <BudgetRow
      part={part}
      share={share}
      swatch={
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0 forced-fill">
          <circle cx="6" cy="6" r="6" className={colours[position % colours.length]?.fill} />
        </svg>
      }
    />
  );
}

const thickness = 30;
const gap = 0.5;

/** The whole circle is what was spent; each arc begins where the last one ended, from the top. */
function Ring({ parts, spending }: { parts: BudgetShare[] } & Pick<AnnualReport, "spending">) {
  const expenses = totalOf(parts);
  let start = 0;
  return (
    <div className="relative mx-auto aspect-square w-full max-w-96 print:max-w-60">
      <svg aria-hidden="true" viewBox="0 0 200 200" className="-rotate-90 forced-fill">
        {parts.map((part, position) => {
          const length = (dollarsOf(part) / expenses) * 100;
          const offset = -start;
          start += length;
          return (
            <circle
              key={part.label}
              cx="100"
              cy="100"
              r={98 - thickness / 2}
              fill="none"
              pathLength="100"
              strokeWidth={thickness}
              strokeDasharray={`${length - gap} ${100 - length + gap}`}
              strokeDashoffset={offset}
              className={colours[position % colours.length]?.stroke}
            />
          );
        })}
      </svg>
      <p className="absolute inset-0 m-auto grid h-fit w-1/2 justify-items-center text-center text-ink-soft">
        <span className="font-display font-[560] text-5xl text-ink">{spending.programShare}</span>
        {spending.programsLabel}
      </p>
    </div>
  );
}
