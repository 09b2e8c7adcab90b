import { ButtonLink } from "#app/ui/button.tsx";
import type { NavigationLink } from "#content/types.ts";

/** Quiet ways on, for pages that no menu lists. */
export function RelatedLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label="Related pages" className="border-limestone-200 border-t py-6 no-print">
      <ul className="frame flex flex-wrap gap-x-10 gap-y-1">
        {links.map(({ name, href }) => (
          <li key={href}>
            <ButtonLink to={href} look="quiet">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
