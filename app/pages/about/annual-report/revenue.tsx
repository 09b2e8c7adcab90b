import { Section, SectionHeading } from "#app/sections/section.tsx";
import type { Shown } from "#app/shown.ts";
import type { AnnualReport } from "#content/about/annual-report.ts";
import { BudgetRow, BudgetTable, TotalRow } from "./budget-table.tsx";
import { dollarsOf, shares, totalOf } from "./shares.ts";

export function Revenue({ budgetColumns, revenue, revenueSources }: Shown<AnnualReport>) {
  const dollars = revenueSources.map(dollarsOf);
  const percentages = shares(dollars);
  const largest = Math.max(...dollars);
  return (
    <Section tone="white" labelledBy="revenue">
      <div className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <SectionHeading id="revenue" {...revenue} />
        <BudgetTable budgetColumns={budgetColumns} caption={revenue.lead}>
          <tbody>
            {revenueSources.map((source, position) => (
              <BudgetRow
                key={source.label}
                part={source}
                share={percentages[position] ?? ""}
                bar={<Bar length={dollarsOf(source) / largest} />}
              />
            ))}
          </tbody>
          <tfoot>
            <TotalRow label={revenue.totalLabel} dollars={totalOf(revenueSources)} share="100%" />
          </tfoot>
        </BudgetTable>
      </div>
    </Section>
  );
}

function Bar({ length }: { length: number }) {
  return (
    <svg aria-hidden="true" className="mt-3 h-3 w-full forced-fill">
      <rect width={`${length * 100}%`} height="100%" rx="6" className="fill-lake-500" />
    </svg>
  );
}
