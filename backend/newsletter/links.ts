import type { Settings } from "#backend/settings.ts";

export const confirmUrl = ({ functionsUrl }: Settings, token: string) =>
  `${functionsUrl}/confirm-newsletter?token=${encodeURIComponent(token)}`;

export const unsubscribeUrl = ({ functionsUrl }: Settings, token: string) =>
  `${functionsUrl}/unsubscribe-newsletter?token=${encodeURIComponent(token)}`;

/** Where the visitor lands on the site, which says what happened, with script and without. */
export const landingUrl = (
  { siteUrl }: Settings,
  outcome: "confirmed" | "unsubscribed" | "expired",
) => `${siteUrl}/?newsletter=${outcome}#newsletter-${outcome}`;
