import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { tabStore } from "#app/effects/browser-store.ts";

const kept = "circle:scroll";

/** The page that was shown last. Not kept in the component: a page that failed is drawn anew. */
let seen: { key: string; pathname: string } | undefined;

/** How far down each page of this tab was left, by the router's key of the visit to it. */
const places = new Map<string, number>();

/**
 * What a browser does by itself on a full load, done for pages that script brings: a new page
 * starts at its top, Back and Forward find the old place, the focus goes to the page's heading and
 * its title is announced.
 */
export function Arrival() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const arrived = useRef(false);
  const [title, setTitle] = useState("");
  useEffect(notePlaces, []);

  useLayoutEffect(() => {
    const before = seen;
    seen = { key, pathname };
    if (!before || before.key === key) return;
    // A jump inside the page has no state: the browser has done it. A new query is no new page.
    arrived.current =
      history.state !== null && !(type === "REPLACE" && pathname === before.pathname);
    if (!arrived.current) return;
    const place = type === "POP" ? places.get(key) : undefined;
    const part = place === undefined && hash && partOf(hash);
    if (part) part.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: place ?? 0, behavior: "instant" });
  }, [key, pathname, hash, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page.
  useEffect(() => {
    if (!arrived.current) return;
    arrived.current = false;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [key]);

  return (
    <p aria-live="polite" className="sr-only" data-announcer>
      {title}
    </p>
  );
}

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
  const note = () => seen && places.set(seen.key, scrollY);
  for (const sign of ["scroll", "click"]) addEventListener(sign, note, { signal, capture: true });
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

const readPlaces = (): [string, number][] => {
  try {
    return JSON.parse(tabStore.read(kept) ?? "[]");
  } catch {
    return [];
  }
};
