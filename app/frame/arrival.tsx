import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { tabStore } from "#app/effects/browser-store.ts";

const kept = "circle:scroll";

/** The visit that was shown last. Not kept in the component: a page that failed is drawn anew. */
let seen: { visit: string; pathname: string; search: string; hash: string } | undefined;

/** How far down each page of this tab was left, by the visit to it. */
const places = new Map<string, number>();

/** A jump inside a page has no key of its own: its visit is told apart by its part. */
const visitOf = (key: string, pathname: string, hash: string) => `${key} ${pathname}${hash}`;

/**
 * What a browser does by itself on a full load, done for pages that script brings: a new page
 * starts at its top, Back and Forward find the old place, the focus goes to the page's heading and
 * its title is announced. A link to the page one is on counts as a new page.
 */
export function Arrival() {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState("");
  useEffect(notePlaces, []);

  useLayoutEffect(() => {
    const before = seen;
    const visit = visitOf(key, pathname, hash);
    seen = { visit, pathname, search, hash };
    if (!before || before.visit === visit) return;
    const samePath = before.pathname === pathname;
    const sameQuery = before.search === search;
    const place = type === "POP" ? places.get(visit) : undefined;
    // Jumps inside the page are the browser's, but not the way back from them.
    if (type === "POP" && samePath && sameQuery) {
      if (place !== undefined) scrollTo({ top: place, behavior: "instant" });
      return;
    }
    // An address that was tidied up is no new page.
    if (type === "REPLACE" && samePath && !sameQuery) return;
    const part = place === undefined && hash && partOf(hash);
    const goThere = () => {
      if (part) part.scrollIntoView({ behavior: "instant" });
      else scrollTo({ top: place ?? 0, behavior: "instant" });
    };
    // Prepared first: what is changed between scrolling and focusing is laid out once more.
    const heading = headingToFocus();
    goThere();
    heading?.focus({ preventScroll: true });
    // A smooth scroll to the link that was followed may still be on its way for a frame.
    requestAnimationFrame(goThere);
    startTransition(() => setTitle(document.title));
  }, [key, pathname, search, hash, type]);

  return (
    <p aria-live="polite" className="sr-only" data-announcer>
      {title}
    </p>
  );
}

const headingToFocus = () => {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (heading) heading.tabIndex = -1;
  return heading;
};

const partOf = (hash: string) => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

const notePlaces = () => {
  for (const [key, place] of readPlaces()) if (!places.has(key)) places.set(key, place);
  const leaving = new AbortController();
  const { signal } = leaving;
  const note = () => {
    // While the address is ahead of what is shown, the browser may be scrolling to a part already.
    if (seen?.pathname === location.pathname && seen.hash === location.hash)
      places.set(seen.visit, scrollY);
  };
  for (const sign of ["scroll", "click"]) addEventListener(sign, note, { signal, capture: true });
  addEventListener("click", forgetPart, { signal });
  // Ours while the page is alive; the browser's own for reloads and for coming from elsewhere.
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  const handBack = () => {
    history.scrollRestoration = "auto";
    tabStore.keep(kept, JSON.stringify([...places]));
  };
  takeOver();
  // For the guards in the page's head, which show other pages by loading them until then.
  document.documentElement.dataset.alive = "";
  addEventListener("pageshow", takeOver, { signal });
  addEventListener("pagehide", handBack, { signal });
  return () => leaving.abort();
};

/** Whoever follows a link to a part of the page wants the part, not where it was left before. */
const forgetPart = ({ target }: MouseEvent) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='#']");
  if (link) places.delete(visitOf("default", link.pathname, link.hash));
};

const readPlaces = (): [string, number][] => {
  try {
    return JSON.parse(tabStore.read(kept) ?? "[]");
  } catch {
    return [];
  }
};
