import { Link } from "react-router";
import type { Problem } from "#rules/pages.ts";
import { type GivenToEditor, useGivenFor } from "./came-from.tsx";
import { atOf, editorAt } from "./places.ts";

/** What keeps a draft from being published. Each line leads to its field. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const givenFor = useGivenFor();
  const stateFor = (name: string): GivenToEditor => ({ ...givenFor(name), problems });
  return (
    <section role="alert" className="sheet mb-5">
      <h2 className="mb-2 text-brick-700 text-lg">Please fix this before you publish</h2>
      <ul className="grid gap-2">
        {problems.map(({ name, path, label, message }) => (
          <li key={`${name} ${atOf(path)} ${message}`} className="text-sm">
            <Link
              to={editorAt(name, atOf(path))}
              state={stateFor(name)}
              className="font-semibold underline underline-offset-4"
            >
              {label}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
    </section>
  );
}
