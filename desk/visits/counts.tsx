import { useState } from "react";
import { otherNames } from "#rules/visits.ts";
import { number } from "./numbers.ts";
import { ShowAll, shownFirst } from "./show-all.tsx";

const languageNames = new Intl.DisplayNames("en-US", { type: "language", fallback: "code" });

const nameOf = {
  missing: (name: string) => name,
  from: (name: string) => name || "No link: typed, saved, or from an email or app",
  device: (name: string) => (name === "phone" ? "Phone or tablet" : "Computer"),
  language: (name: string) => languageNames.of(name) ?? name,
};

export function Counts({
  title,
  unit,
  rows,
  kind,
}: {
  title: string;
  unit: string;
  rows: { name: string; count: number }[];
  kind: keyof typeof nameOf;
}) {
  const [all, showAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, shownFirst);
  return (
    <section className="sheet min-w-0 py-3!">
      <h2 className="mb-1 font-semibold">{title}</h2>
      <table className="w-full text-sm even-figures">
        <thead>
          <tr className="text-ink-soft text-xs">
            <th scope="col" className="sr-only">
              Name
            </th>
            <th scope="col" colSpan={2} className="text-right font-normal">
              {unit}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, count }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
                {name === otherNames ? "Others" : nameOf[kind](name)}
              </th>
              <td className="py-1.5 text-right align-top">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowAll title={title} shown={shown.length} of={rows.length} show={() => showAll(true)} />
    </section>
  );
}
