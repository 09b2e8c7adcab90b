import { useSay, useSayAny } from "#app/effects/language.ts";
import { crumbs } from "#app/seo/json-ld.ts";
import { Link } from "#app/ui/link.tsx";

/** Where this page stands, for those who came in by a search or a shared link. */
export function Breadcrumbs({ path, title }: { path: string; title: string }) {
  const say = useSay();
  return (
    <nav aria-label={say("Breadcrumb")} className="mb-5 text-ink-soft text-sm no-print">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs(path, title, useSayAny())
          .slice(0, -1)
          .map(({ name, path: href }) => (
            <li key={href} className="flex gap-x-2">
              <Link to={href} className="underline decoration-1 underline-offset-4 hover:text-ink">
                {name}
              </Link>
              <span aria-hidden="true">/</span>
            </li>
          ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
