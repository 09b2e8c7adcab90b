import { Link } from "react-router";
import { atOf, editorAt } from "#desk/pages/places.ts";
import type { StoredPicture } from "#desk/pages/queries.ts";

const linkClass = "font-semibold underline underline-offset-4";

/** Where visitors and readers see a picture, each a link to where it is replaced or taken off. */
export function PicturePlaces({ places, letters }: Pick<StoredPicture, "places" | "letters">) {
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {places.map(({ name, path, label }) => (
        <li key={editorAt(name, atOf(path))}>
          <Link to={editorAt(name, atOf(path))} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
      {letters.map(({ id, subject }) => (
        <li key={id}>
          Newsletter:{" "}
          <Link to={`/letters/${id}`} className={linkClass}>
            {subject}
          </Link>
        </li>
      ))}
    </ul>
  );
}
