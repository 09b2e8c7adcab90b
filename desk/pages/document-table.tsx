import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { editorAt } from "./places.ts";
import type { ListedDocument } from "./queries.ts";
import { statesOf } from "./state-words.ts";

/** The notice has a short form of its own. */
const addressOf = (name: string) => (name === "notice" ? "/pages/notice" : editorAt(name));

const what: Record<string, string> = {
  Facts: "Facts that many pages use. Change one here, and it changes everywhere.",
  Lists: "Leaders, projects and other lists that several pages show.",
  Pages: "One entry for each page.",
  "Every page": "What appears above or around every page.",
  "In Spanish":
    "The same in Spanish, published separately. Texts that are not translated appear in English.",
};

function Row({ document }: { document: ListedDocument }) {
  const { name, title, problem } = document;
  return (
    <tr>
      <td className="md:w-1/2">
        <Link
          to={addressOf(name)}
          className="inline-block py-0.5 font-semibold underline underline-offset-4 hover:text-brick-700"
        >
          {title}
        </Link>
        {problem && (
          <span className="block text-brick-700">
            The site shows the original text instead of what was published: {problem}
          </span>
        )}
      </td>
      <td>
        <span className="flex flex-wrap gap-1.5">
          {statesOf(document).map(({ tone, text }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </span>
      </td>
    </tr>
  );
}

export function DocumentTable({
  group,
  documents,
}: {
  group: string;
  documents: ListedDocument[];
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
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <Row key={document.name} document={document} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
