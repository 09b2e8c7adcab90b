import { useEffect } from "react";
import { savesData } from "#app/effects/connection.ts";
import { fetchPage } from "#app/fetch-page.tsx";
import { insideLinkAt } from "#app/inside-link.ts";
import { useVisit } from "#app/visit.ts";

/**
 * Has the next page here before it is wanted, its script and what it says: for links that a pointer
 * or the keyboard reaches, and, once the page rests and nobody asked to save data, for those in view.
 */
export function NextPages() {
  const visit = useVisit();

  useEffect(() => {
    // Where links load whole pages, nothing of this would be used.
    if (!("navigation" in window)) return;
    const leaving = new AbortController();
    for (const sign of ["pointerover", "pointerdown", "focusin"])
      addEventListener(sign, ({ target }) => ahead(target), { signal: leaving.signal });
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own.
  useEffect(() => {
    if (!("navigation" in window) || savesData() || !("IntersectionObserver" in window)) return;
    const watcher = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          watcher.unobserve(target);
          whenIdle(() => ahead(target));
        }
    });
    whenIdle(() => {
      for (const link of document.links) watcher.observe(link);
    });
    return () => watcher.disconnect();
  }, [visit]);

  return null;
}

/** What does not come is asked for again at the click, which says what became of it. */
const ahead = (target: EventTarget | null) => {
  const link = insideLinkAt(target);
  if (!link || !navigator.onLine) return;
  const page = fetchPage(link.pathname);
  if (page instanceof Promise) page.catch(() => {});
};

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 2000 }) : setTimeout(act);
