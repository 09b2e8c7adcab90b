import { useEffect } from "react";
import { useLocation } from "react-router";
import { savesData } from "#app/effects/connection.ts";
import { fetchAhead } from "./fetch-ahead.ts";

const insideLinks = "a[href^='/']:not([download], [target])";

/**
 * Has the next page's script here before it is wanted: for links that a pointer or the keyboard
 * reaches, and, once the page rests and nobody asked to save data, for those in view.
 *
 * When a file is gone, because the site was built anew while this tab stood open, the wanted page
 * is loaded whole, once, from the new build. The router alone would load the old page again.
 */
export function NextPages() {
  const { key } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const sign of ["pointerover", "pointerdown", "focusin"])
      addEventListener(sign, ({ target }) => ahead(linkAt(target)), { signal });
    // Before the router hears of it.
    addEventListener("click", follow, { signal, capture: true });
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own.
  useEffect(() => {
    wanted = "";
    if (savesData() || !("IntersectionObserver" in window)) return;
    const watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          watcher.unobserve(target);
          whenIdle(() => ahead(target as HTMLAnchorElement));
        }
    });
    whenIdle(() => {
      for (const link of document.querySelectorAll(insideLinks)) watcher.observe(link);
    });
    return () => watcher.disconnect();
  }, [key]);

  return null;
}

/** Where the visitor is on the way to, as long as that page has not come. */
let wanted = "";
let lost = false;

const onLost = () => {
  lost = true;
  if (!wanted) return;
  // The router reloads as well, sooner or later than this: then that, too, is the wanted page.
  if (location.href !== wanted) history.pushState(null, "", wanted);
  location.replace(wanted);
};

const ahead = (link: HTMLAnchorElement | null) => {
  // A file that cannot come without a connection is not lost.
  if (link && navigator.onLine) fetchAhead(link.pathname, onLost);
};

const follow = (event: MouseEvent) => {
  const link = linkAt(event.target);
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  // Known to be gone: the browser follows the link by itself.
  if (lost) return event.stopPropagation();
  wanted = link.href;
  fetchAhead(link.pathname, onLost);
};

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(insideLinks) : null;

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act);
