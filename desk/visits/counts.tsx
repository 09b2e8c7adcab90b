import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { otherNames } from "#rules/visits.ts";
import { number } from "./numbers.ts";

const languageNames = new Intl.DisplayNames("en-US", { type: "language", fallback: "code" });

const nameOf = {
  page: (name: string) => name,
  missing: (name: string) => name,
  from: (name: string) => name || "No link: typed, saved, or from an email or app",
  device: (name: string) => (name === "phone" ? "Phone or tablet" : "Computer"),
  language: (name: string) => languageNames.of(name) ?? name,
};

const shownFirst = 20;

export function Counts({
  title,
  unit,
  rows,
  kind,
}: {
  title: string;
  unit: string;
  rows: { name: string; count: number; title?: string | undefined }[];
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
          {shown.map(({ name, count, title: called }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
                {called && <span className="block">{called} </span>}
                <span className={called && "text-ink-soft text-xs"}>
                  {name === otherNames ? "Others" : nameOf[kind](name)}
                </span>
              </th>
              <td className="py-1.5 text-right align-top">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button look="secondary" className="button-small mt-2" onClick={() => showAll(true)}>
          Show all {rows.length}
          <span className="sr-only"> under {title}</span>
        </Button>
      )}
    </section>
  );
}
