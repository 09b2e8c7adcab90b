import { errorScreen } from "#content/error-screen.ts";
import { fetchPage, freshPageHere, pageHere } from "./fetch-page.tsx";
import { insideLinkAt } from "./inside-link.ts";
import { isPage } from "./pages.ts";
import { notify } from "./ui/notify.ts";
import type { Page, Visit } from "./visit.ts";

/** Draws a visit; when it returns, the page stands. */
type Show = (visit: Visit) => void;

/** Said of a move that the browser is to make by itself. */
const wholeLoad = "whole load";

/**
 * Shows the site's other pages without loading everything anew, through the browser's own
 * Navigation API: it keeps the history and the places in it, and drops a move that another one
 * overtakes. Where it is missing, links are links.
 */
export const followNavigation = (press: (page: Page) => void, show: Show) => {
  const leaving = new AbortController();
  if ("navigation" in window)
    addEventListener(
      "pointerdown",
      (event) => {
        const link = isPlainPress(event) && insideLinkAt(event.target);
        const page = link && freshPageHere(link.pathname);
        if (page) press(page);
      },
      { signal: leaving.signal },
    );
  window.navigation?.addEventListener(
    "navigate",
    (event) => {
      if (isForUs(event)) move(event, show);
    },
    { signal: leaving.signal },
  );
  return () => leaving.abort();
};

/** One that leads on in this tab. */
const isPlainPress = ({ button, altKey, ctrlKey, metaKey, shiftKey }: PointerEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** Jumps inside a page, files, forms and an address that was tidied up are the browser's. */
const isForUs = (event: NavigateEvent) => {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  if (!canIntercept || downloadRequest !== null || formData) return false;
  // Also back to a page that is not listed: the address alone would change.
  if (navigationType === "traverse") return true;
  const { sameDocument, url } = event.destination;
  if (hashChange || sameDocument || navigationType === "reload" || event.info === wholeLoad)
    return false;
  // Where something was typed: a browser that loads the next page keeps it for the way back.
  const typed = document.querySelector("main :is(:user-valid, :user-invalid)");
  return isPage(new URL(url).pathname) && !typed;
};

const move = (event: NavigateEvent, show: Show) => {
  const own = { scroll: "manual", focusReset: "manual" } as const;
  if (event.hashChange) return event.intercept({ ...own, handler: async () => restore(event) });
  const address = new URL(event.destination.url);
  const back = event.navigationType === "traverse";
  const page = (back && pageHere(address.pathname)) || fetchPage(address.pathname);
  const arrive = (shown: Page) => {
    // A focused field that goes would keep the browser from finding the place on the way back.
    if (back && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    show({ page: shown, address, by: back ? "history" : "link" });
    settle(event, address.hash);
  };
  if (!(page instanceof Promise))
    return event.intercept({ ...own, handler: async () => arrive(page) });
  if (!navigator.onLine && event.cancelable) {
    event.preventDefault();
    return notify("error", errorScreen.offline);
  }
  const ready = waitFor(page, event);
  event.intercept({
    ...own,
    // The address changes when the page is here. Engines that do not know this change it before.
    ...(event.cancelable && { precommitHandler: async () => void (await ready) }),
    handler: async () => {
      const shown = await ready;
      if (shown && !event.signal.aborted) arrive(shown);
    },
  });
};

/**
 * A page that cannot be had by script, because the site was built anew while this tab stood open
 * or because it does not come, is loaded whole by the browser, which shows that it tries.
 */
const waitFor = async (
  page: Promise<Page>,
  { destination, signal, sourceElement }: NavigateEvent,
) => {
  const link = sourceElement?.closest("a");
  if (link) link.ariaBusy = "true";
  try {
    return await Promise.race([page, tooLate()]);
  } catch {
    if (!signal.aborted) navigation.navigate(destination.url, { info: wholeLoad });
  } finally {
    if (link) link.ariaBusy = null;
  }
};

const tooLate = () => new Promise<never>((_, reject) => setTimeout(reject, 8000));

/**
 * What a browser does by itself on a full load: a new page starts at its top or at the part that
 * was asked for, and the keyboard is at its heading. Back and Forward find the old place.
 */
const settle = (event: NavigateEvent, hash: string) => {
  // Prepared first: what is changed between scrolling and focusing is laid out once more.
  const heading = headingToFocus();
  const part = hash && partOf(hash);
  const goThere = () => {
    if (part) part.scrollIntoView({ behavior: "instant" });
    else scrollTo({ top: 0, behavior: "instant" });
  };
  if (event.navigationType === "traverse") restore(event);
  else {
    goThere();
    // A smooth scroll to the link that was followed may still be on its way for a frame. Whoever
    // went back within that frame is elsewhere.
    const here = navigation.currentEntry;
    requestAnimationFrame(() => here === navigation.currentEntry && goThere());
  }
  heading?.focus({ preventScroll: true });
};

/** At once: a smooth scroll, which jumps inside a page have, could lose to one on its way. */
const restore = (event: NavigateEvent) => {
  const { style } = document.documentElement;
  style.scrollBehavior = "auto";
  scrollTo({ top: scrollY, behavior: "instant" });
  event.scroll();
  // It may begin with the next frame.
  requestAnimationFrame(() => setTimeout(() => Object.assign(style, { scrollBehavior: "" })));
};

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
