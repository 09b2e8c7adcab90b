import { siteOf } from "#backend/site.ts";
import { defaultSnapshot } from "#content/snapshot.ts";

/** What the site says before anybody edits it. */
export const shippedSite = siteOf(defaultSnapshot);

const { fullName, email } = shippedSite.organisation;

/** Who sends an email then. */
export const sender = { name: fullName, email };
