import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { byMenu, type PageRow } from "./page-rows.ts";
import { editorAt } from "./places.ts";
import { type StateWord, spanishStatesOf, statesOf } from "./state-words.ts";

/** The notice has a short form of its own. */
const addressOf = (name: string) => (name === "notice" ? "/pages/notice" : editorAt(name));

const what: Record<string, string> = {
  Facts:
    "Hours, phone, numbers and dates that many pages show. Change one here, and it changes everywhere.",
  Lists: "Leaders, projects and other lists that several pages show.",
  Pages:
    "One line for each page, as in the menus of the site. The Spanish is published separately; what isn't translated appears in English.",
  "Every page": "What appears above or around every page.",
};

function Tags({ states }: { states: StateWord[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {states.map(({ tone, text }) => (
        <Tag key={text} tone={tone}>
          {text}
        </Tag>
      ))}
    </span>
  );
}

function Problem({ problem }: { problem: string | null }) {
  if (!problem) return null;
  return (
    <span className="block text-brick-700">
      The site shows the original text instead of what was published: {problem}
    </span>
  );
}

const notYet: StateWord = { tone: "gold", text: "Not on the site yet" };

const linkLook = "inline-block py-0.5 underline underline-offset-4 hover:text-brick-700";

function Row({ row: { document, spanish }, isUnwritten }: { row: PageRow; isUnwritten: boolean }) {
  return (
    <tr>
      <td className="md:w-2/5">
        <Link to={addressOf(document.name)} className={`font-semibold ${linkLook}`}>
          {document.title}
        </Link>
        <Problem problem={document.problem} />
      </td>
      <td className="md:w-3/10">
        <Tags states={[...(isUnwritten ? [notYet] : []), ...statesOf(document)]} />
      </td>
      <td>
        {spanish ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={editorAt(spanish.name)} className={linkLook}>
              <span className="sr-only">{document.title} in </span>Spanish
            </Link>
            <Tags states={spanishStatesOf(spanish)} />
            <Problem problem={spanish.problem} />
          </span>
        ) : (
          <span className="text-ink-soft">No Spanish</span>
        )}
      </td>
    </tr>
  );
}

/** The lines of one group; pages stand below the menus of the site. */
export function DocumentTable({
  group,
  rows,
  unwritten,
}: {
  group: string;
  rows: PageRow[];
  unwritten: string[];
}) {
  return (
    <section>
      <h2 className="text-lg">{group}</h2>
      {what[group] && <p className="mb-2 text-ink-soft text-sm">{what[group]}</p>}
      <div className="sheet py-3!">
        <table className="listing">
          <caption className="sr-only">{group}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Status</th>
              <th scope="col">Spanish</th>
            </tr>
          </thead>
          {byMenu(rows).map((part) => (
            <tbody key={part.menu}>
              {part.menu && (
                <tr>
                  <th scope="rowgroup" colSpan={3} className="pt-5! text-ink! text-sm!">
                    {part.menu}
                  </th>
                </tr>
              )}
              {part.rows.map((row) => (
                <Row
                  key={row.document.name}
                  row={row}
                  isUnwritten={unwritten.includes(row.document.name)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}
