import { Link } from "react-router";
import { ChangeList } from "#desk/pages/change-list.tsx";
import { editorAt } from "#desk/pages/places.ts";
import type { ChangesAnswer, Fact } from "#desk/pages/queries.ts";

/** What Spanish pages will show in English. It warns, and keeps nothing back. */
export function NotInSpanish({
  texts,
  facts,
}: {
  texts: ChangesAnswer["inEnglish"];
  facts: readonly Fact[];
}) {
  const [first] = texts;
  if (!first) return null;
  return (
    <section className="mb-5 grid grid-cols-1 gap-4 rounded-card bg-gold-100 p-5">
      <div>
        <h2 className="text-lg">Not in Spanish yet</h2>
        <p className="text-sm">
          Spanish pages will show these texts in English. Once they are published, you can{" "}
          <Link to={editorAt(first.name)} className="underline underline-offset-4">
            write the Spanish
          </Link>
          .
        </p>
      </div>
      <div className="rounded-xl bg-white p-4">
        <ChangeList
          changes={texts.map(({ english, ...one }) => ({
            ...one,
            kind: "changed",
            parts: [{ kind: "same", text: english }],
          }))}
          facts={facts}
        />
      </div>
    </section>
  );
}
