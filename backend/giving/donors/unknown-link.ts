import type { Page } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";

export const reach = ({ organisation }: Site) =>
  markup`write to <a href="mailto:${organisation.email}">${organisation.email}</a> or call ${organisation.phone}`;

/** One answer for every reason: a guess learns nothing. */
export const unknownLink = (site: Site): Page => ({
  title: "We do not recognize this link",
  status: 404,
  content: markup`<p>It may be cut off, or your address may have been corrected since. Please use the link in your latest receipt, or ${reach(site)}.</p>`,
});
