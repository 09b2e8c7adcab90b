import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { rowsPerPage } from "#rules/lists.ts";

const step = buttonClass("secondary", "button-small");

/** Where in the list one is, and the ways on and back. */
export function Pager({
  page,
  total,
  linkTo,
}: {
  page: number;
  total: number;
  linkTo: (changed: { page: number }) => string;
}) {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages of the list" className="mt-5 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link to={linkTo({ page: Math.min(page - 1, pages) })} className={step}>
          Previous
        </Link>
      )}
      <span className="text-ink-soft text-sm even-figures">
        Page {page.toLocaleString("en-US")} of {pages.toLocaleString("en-US")}
      </span>
      {page < pages && (
        <Link to={linkTo({ page: page + 1 })} className={step}>
          Next
        </Link>
      )}
    </nav>
  );
}
