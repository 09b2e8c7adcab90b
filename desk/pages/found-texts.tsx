import { useId } from "react";
import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { atOf, editorAt } from "./places.ts";
import type { FoundTexts as Found } from "./queries.ts";

type Hit = Found[number]["hits"][number];

const whereWords: Record<Hit["where"], string | undefined> = {
  both: undefined,
  draft: "Draft, not on the site yet",
  site: "On the site, changed in the draft",
};

/** Where the site says what somebody searched for, or what is called so. Each line leads to its field. */
export function FoundTexts({ heading, found }: { heading: string; found: Found }) {
  const id = useId();
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {heading}
      </h2>
      <div className="sheet grid grid-cols-1 gap-5">
        {found.map(({ name, title, hits, more }) => (
          <div key={name} className="min-w-0">
            <h3 className="font-sans font-semibold">{title}</h3>
            <ul className="grid grid-cols-1 gap-2 pt-1">
              {hits.map(({ path, label, where, before, found: words, after }) => (
                <li key={`${atOf(path)} ${where}`} className="min-w-0 text-sm">
                  <Link
                    to={editorAt(name, atOf(path))}
                    className="font-semibold underline underline-offset-4 hover:text-brick-700"
                  >
                    {label}
                    <span className="sr-only"> in {title}</span>
                  </Link>{" "}
                  {whereWords[where] && <Tag tone="gold">{whereWords[where]}</Tag>}
                  <p className="wrap-anywhere text-ink-soft">
                    {before}
                    {words && <mark className="rounded bg-gold-100 px-0.5 text-ink">{words}</mark>}
                    {after}
                  </p>
                </li>
              ))}
            </ul>
            {more > 0 && (
              <p className="pt-1 text-ink-soft text-sm">
                {more === 1 ? "1 more place" : `${more} more places`} in {title}
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
