import { linkWordsQuery } from "#rules/link-words.ts";
import { functionUrl } from "./functions-url.ts";

/** Known to newer browsers only. */
type MaybePrerendered = Document & { prerendering?: boolean };
type Load = PerformanceEntry & { activationStart?: number; deliveryType?: string };

/** Small, on its way while the page goes on, and never in anybody's way. */
const tell = (visit: { path: string; from?: string; words?: string }) => {
  try {
    navigator.sendBeacon(functionUrl("count-visit"), JSON.stringify(visit));
  } catch {
    // A browser that does not send it is a visit less.
  }
};

/** A page that was moved to: it may have been here before the click, so no request tells of it. */
export const countMove = (path: string) => tell({ path });

const siteOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : "");

const wasOpenedAhead = () => {
  const [load]: Load[] = performance.getEntriesByType("navigation");
  return Boolean(load?.activationStart) || load?.deliveryType === "navigational-prefetch";
};

/**
 * The page that was loaded. The process that serves pages has counted it, unless the browser asked
 * ahead of the visitor; a static host counts nothing. One that nobody looks at yet waits.
 */
export const countLoad = () => {
  const count = () =>
    tell({
      path: location.pathname,
      from: siteOf(document.referrer),
      words: linkWordsQuery([location.href]),
    });
  if ((document as MaybePrerendered).prerendering)
    document.addEventListener("prerenderingchange", count, { once: true });
  else if (import.meta.env.VITE_STATIC_HOST || wasOpenedAhead()) count();
};
