import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useSay } from "#app/effects/language.ts";
import { plainPath } from "#app/pages.ts";
import { Glyph } from "#app/ui/glyph.tsx";
import { Link, type LinkProps } from "#app/ui/link.tsx";
import { useVisit } from "#app/visit.ts";
import type { NavigationItem } from "#content/types.ts";
import { englishPathOf } from "#rules/languages.ts";

const word =
  "flex min-h-11 items-center rounded-full px-3 font-semibold text-sm hover:bg-limestone-100 aria-[current=page]:text-brick-600";

/** The row of menus on wide screens: they open on hover, and by the button beside each word. */
export function DesktopMenu({ items }: { items: NavigationItem[] }) {
  const say = useSay();
  return (
    <nav aria-label={say("Main")} className="hidden lg:block">
      <ul className="flex items-center">
        {items.map((item) =>
          item.dropdown.length > 0 ? (
            <Dropdown key={item.name} item={item} />
          ) : (
            <li key={item.name}>
              <MenuLink to={item.href} className={word}>
                {item.name}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

function Dropdown({ item }: { item: NavigationItem }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const place = useRef<HTMLLIElement>(null);

  // The pointer may have come before the page's script, and then no event tells of it.
  useEffect(() => {
    if (place.current?.matches(":hover")) setOpen(true);
  }, []);

  const closeOnEscape = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    event.currentTarget.querySelector("button")?.focus();
  };

  return (
    <li
      ref={place}
      className="group relative flex items-center"
      onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
      onKeyDown={closeOnEscape}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <MenuLink to={item.href} className={`${word} pr-1`} onClick={() => setOpen(false)}>
        {item.name}
      </MenuLink>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        // The pointer opens the menu on its way in, so a mouse click must not close it again.
        onClick={(event) => setOpen(event.detail > 0 && isMouse(event.nativeEvent) ? true : !open)}
        className="grid size-8 place-items-center rounded-full hover:bg-limestone-100"
      >
        <Glyph
          name="chevron-down"
          className={`size-4 transition-transform ${open ? "rotate-180" : ""}`}
        />
        <span className="sr-only">{say("{name} menu").replace("{name}", item.name)}</span>
      </button>
      <div
        id={panel}
        hidden={!open}
        className="menu-panel absolute top-full left-0 z-50 min-w-64 pt-2"
      >
        <ul className="rounded-card border border-limestone-200 bg-white p-2 shadow-float">
          {item.dropdown.map((link) => (
            <li key={link.name}>
              <MenuLink
                to={link.href}
                onClick={() => setOpen(false)}
                className="block rounded-xl px-4 py-2.5 font-medium text-sm hover:bg-limestone-100 aria-[current=page]:text-brick-600"
              >
                {link.name}
              </MenuLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** A link that says when it leads to the page one is on. */
function MenuLink(link: LinkProps) {
  const here = englishPathOf(useVisit().page.data.path);
  const current = here === plainPath(link.to.replace(/[?#].*/, ""));
  return <Link {...link} aria-current={current ? "page" : undefined} />;
}

const isMouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
