import { pageDataFolder } from "#rules/page-data.ts";
import { cachedSeconds } from "#rules/pictures.ts";
import {
  deskHeaders,
  fileHeaders,
  type HeaderPair,
  pageHeaders,
  type SiteFacts,
} from "./headers.ts";

/** Staff's own application, one page for every address below it. */
export const deskAddress = "/desk";

/** The path of the page that a file is, if it is one. */
export const pageOf = (address: string) =>
  address.endsWith("/index.html") ? address.slice(0, -"/index.html".length) || "/" : undefined;

/** The security headers of a file; a page's depend on what it carries inline. */
export const securityOf = (address: string, body: Buffer, site: SiteFacts): HeaderPair[] => {
  const page = pageOf(address);
  if (!page) return fileHeaders(site);
  const html = body.toString("utf8");
  return page === deskAddress ? deskHeaders(html, site) : pageHeaders(html, site);
};

const year = "public, max-age=31536000, immutable";
const day = "public, max-age=86400, stale-while-revalidate=604800";
const revalidate = "no-cache";
/** What can be taken down, and is asked for again by whoever has just loaded the page. */
export const minute = `public, max-age=${cachedSeconds}, must-revalidate`;

const drawn = /\/index\.html$|\.data$|\.ics$|^\/(sitemap\.xml|feed\.xml|site\.webmanifest)$/;

/** A page's data, named after its content. */
export const isPageData = (address: string) =>
  address.startsWith(`${pageDataFolder}/`) &&
  /^\/[\w-]+\.json$/.test(address.slice(pageDataFolder.length));

/** What is drawn from the content: it may be another the next moment. */
export const followsContent = (address: string) =>
  isPageData(address) || (drawn.test(address) && pageOf(address) !== deskAddress);

/** The builder puts a hash of the content into the names below /assets. */
export const lifetimeOf = (address: string) => {
  if (pageOf(address) === deskAddress) return "no-store";
  if (isPageData(address)) return minute;
  if (followsContent(address)) return revalidate;
  return /^(\/desk)?\/assets\//.test(address) ? year : day;
};
