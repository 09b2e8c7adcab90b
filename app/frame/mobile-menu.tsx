import { useEffect, useRef, useState } from "react";
import { useSay } from "#app/effects/language.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Glyph } from "#app/ui/glyph.tsx";
import { Link } from "#app/ui/link.tsx";
import type { NavigationItem, NavigationLink } from "#content/types.ts";

const row =
  "flex min-h-14 w-full items-center justify-between font-display font-[560] text-xl text-ink";

/**
 * The menu on phones. A popover with native accordions: it opens, closes on Escape and keeps one
 * section open at a time even before, or without, any script.
 */
export function MobileMenu({
  items,
  donate,
}: {
  items: readonly NavigationItem[];
  donate: NavigationLink;
}) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  // It may have been opened before the page's script came, and then no event tells of it.
  useEffect(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);

  // It covers the page that a link in it leads to.
  useEffect(() => {
    const leaving = new AbortController();
    const hide = () => panel.current?.hidePopover();
    window.navigation?.addEventListener("currententrychange", hide, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  return (
    // It covers the page: whoever tabs on into the page has to see where.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes.
    <div
      className="shrink-0 lg:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover?.();
      }}
    >
      <button
        type="button"
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-controls="site-menu"
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-limestone-100 forced-border"
      >
        <Glyph name={open ? "x" : "menu"} />
        <span className="sr-only">{say(open ? "Close menu" : "Open menu")}</span>
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        className="fixed inset-x-0 top-(--header) bottom-0 m-0 h-[calc(100dvh-var(--header))] w-full max-w-none overflow-y-auto overscroll-contain bg-paper px-5 pt-2 pb-10"
      >
        <nav aria-label={say("Main")}>
          <ul className="divide-y divide-limestone-200 border-limestone-200 border-b">
            {items.map((item) => (
              <li key={item.name}>
                {item.dropdown.length > 0 ? (
                  <details name="site-menu" className="group">
                    <summary
                      className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
                    >
                      {item.name}
                      <Glyph
                        name="chevron-down"
                        className="size-5 transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <ul className="pb-3">
                      {item.dropdown.map((link) => (
                        <li key={link.name}>
                          <Link to={link.href} className="flex min-h-11 items-center pl-4">
                            {link.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  <Link to={item.href} className={row}>
                    {item.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <Link to={donate.href} className={buttonClass("primary", "mt-6 w-full")}>
            {donate.name}
          </Link>
        </nav>
      </div>
    </div>
  );
}
