import type { Speech } from "#backend/giving/spanish/say.ts";
import type { Page } from "#backend/http/page.ts";
import { markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";

export const reach = ({ organisation: { email, phone } }: Site, { tell }: Speech) =>
  tell("write to {email} or call {phone}", {
    email: markup`<a href="mailto:${email}">${email}</a>`,
    phone,
  });

/** One answer for every reason: a guess learns nothing. */
export const unknownLink = (site: Site, speech: Speech): Page => ({
  title: speech.say("We do not recognize this link"),
  status: 404,
  content: markup`<p>${speech.tell(
    "It may be cut off, or your address may have been corrected since. Please use the link in your latest receipt, or {reach}.",
    { reach: reach(site, speech) },
  )}</p>`,
});
