import type { ReactNode } from "react";
import type { AnnualReport } from "#content/about/annual-report.ts";
import { dollarText } from "#rules/figures.ts";
import { type BudgetShare, dollarsOf } from "./shares.ts";

const number = "py-4 pl-3 text-right align-top even-figures whitespace-nowrap";

/** The figures behind a chart. */
export function BudgetTable({
  caption,
  children,
  budgetColumns,
}: { caption: string; children: ReactNode } & Pick<AnnualReport, "budgetColumns">) {
  return (
    <table className="w-full border-collapse text-sm sm:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{budgetColumns.part}</th>
          <th scope="col">{budgetColumns.amount}</th>
          <th scope="col">{budgetColumns.share}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** One line; what is drawn beside or below its words says nothing that the numbers do not. */
export function BudgetRow({
  part,
  share,
  swatch,
  bar,
}: {
  part: BudgetShare;
  share: string;
  swatch?: ReactNode;
  bar?: ReactNode;
}) {
  return (
    <tr className="border-limestone-300 border-t">
      <th
        scope="row"
        className="w-full py-4 text-left align-top font-normal [overflow-wrap:anywhere]"
      >
        <span className="flex items-center gap-2.5 font-semibold">
          {swatch}
          {part.label}
        </span>
        <span className="block text-ink-soft text-sm">{part.description}</span>
        {bar}
      </th>
      <td className={`${number} font-semibold`}>{dollarText(dollarsOf(part))}</td>
      <td className={`${number} text-ink-soft`}>{share}</td>
    </tr>
  );
}

export function TotalRow({
  label,
  dollars,
  share,
}: {
  label: string;
  dollars: number;
  share: string;
}) {
  return (
    <tr className="border-ink border-t-2 font-semibold">
      <th scope="row" className="py-4 text-left [overflow-wrap:anywhere]">
        {label}
      </th>
      <td className={number}>{dollarText(dollars)}</td>
      <td className={number}>{share}</td>
    </tr>
  );
}
