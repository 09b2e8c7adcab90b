import { isPage } from "./pages.ts";

/** The link to a page of the site that something belongs to. */
export const insideLinkAt = (target: EventTarget | null) => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  return isPage(link.pathname) ? link : undefined;
};
