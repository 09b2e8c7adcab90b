import { useState } from "react";
import { TextField } from "#app/ui/field.tsx";
import type { Answer } from "#desk/call.ts";
import { shortDay } from "#desk/time.ts";
import { otherNames } from "#rules/visits.ts";
import { pagesMatching } from "./matching.ts";
import { number } from "./numbers.ts";
import { ShowAll, shownFirst } from "./show-all.tsx";

type Visits = Answer<"visits">;

const figure = "py-1.5 pl-3 text-right align-top";

/** The pages that were opened, found by what they are called and by the headings on them. */
export function PagesOpened({
  pages,
  since,
}: {
  pages: Visits["pages"];
  since: Visits["pageVisitorsSince"];
}) {
  const [q, find] = useState("");
  const [all, showAll] = useState(false);
  if (pages.length === 0) return null;
  const found = pagesMatching(pages, q);
  const shown = all ? found : found.slice(0, shownFirst);
  return (
    <section className="sheet min-w-0 py-3!">
      <h2 className="mb-2 font-semibold">Pages</h2>
      <TextField
        label="Find a page"
        hint="By its name or a heading on it, such as food pantry"
        name="page"
        type="search"
        autoComplete="off"
        value={q}
        onChange={(event) => find(event.target.value)}
      />
      {since && (
        <p className="mt-3 text-ink-soft text-sm">
          Visitors of each page are counted since {shortDay(since)}. Before that, the site only
          counted how often it was opened.
        </p>
      )}
      <table className="mt-3 w-full text-sm even-figures">
        <thead>
          <tr className="text-ink-soft text-xs">
            <th scope="col" className="sr-only">
              Page
            </th>
            <th scope="col" className="text-right font-normal">
              Visitors
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Times opened
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, title, count, visitors, found: headings }) => (
            <tr key={name} className="border-limestone-200 border-t">
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 text-left font-normal">
                {title && <span className="block">{title} </span>}
                <span className={title && "text-ink-soft text-xs"}>
                  {name === otherNames ? "Others" : name}
                </span>
                {q.trim() && headings.length > 0 && (
                  <span className="block text-ink-soft text-xs">
                    {" "}
                    On the page: {headings.join(", ")}
                  </span>
                )}
              </th>
              <td className={figure}>{visitors === null ? "–" : number(visitors)}</td>
              <td className={figure}>{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length === 0 && (
        <p role="status" className="py-2 text-ink-soft text-sm">
          No page like that was opened in this time.
        </p>
      )}
      <ShowAll title="Pages" shown={shown.length} of={found.length} show={() => showAll(true)} />
    </section>
  );
}
