import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { confirmUrl, unsubscribeUrl } from "./links.ts";
import type { Subscriber } from "./subscribers.ts";

/** The headers every mail to the list carries, so that leaving it takes one click (RFC 8058). */
const listHeaders = (subscriber: Subscriber, settings: Settings) => ({
  "List-Unsubscribe": `<${unsubscribeUrl(settings, subscriber.unsubscribeToken)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const common = (subscriber: Subscriber, settings: Settings) => ({
  to: subscriber.email,
  headers: listHeaders(subscriber, settings),
});

const leave = (subscriber: Subscriber, settings: Settings) =>
  smallLink("Unsubscribe", unsubscribeUrl(settings, subscriber.unsubscribeToken));

export const confirmationMail = (
  subscriber: Subscriber,
  token: string,
  settings: Settings,
  site: Site,
): OutgoingMail => ({
  ...common(subscriber, settings),
  key: `newsletter/${subscriber.id}/confirm/${crypto.randomUUID()}`,
  kind: "newsletter-confirmation",
  subject: `Please confirm your subscription to ${site.organisation.name}'s newsletter`,
  ...letter(site, {
    title: "One more step",
    preview: "Confirm your address, and our letters will come.",
    parts: [
      paragraph(
        `Somebody, probably you, asked for our newsletter at this address. It comes ${site.organisation.newsletterRhythm}.`,
      ),
      button("Confirm my subscription", confirmUrl(settings, token)),
      paragraph(
        "The link works once, for seven days. If you did not ask for it, do nothing: without it we will not write again.",
      ),
      leave(subscriber, settings),
    ],
  }),
});

/** To somebody who is on the list already: the page said the same as to everybody. */
export const alreadySubscribedMail = (
  subscriber: Subscriber,
  settings: Settings,
  site: Site,
): OutgoingMail => ({
  ...common(subscriber, settings),
  key: `newsletter/${subscriber.id}/already/${crypto.randomUUID()}`,
  kind: "newsletter-already-subscribed",
  subject: `You are already subscribed to ${site.organisation.name}'s newsletter`,
  ...letter(site, {
    title: "You are already on the list",
    preview: "Nothing has changed.",
    parts: [
      paragraph(
        "Somebody, probably you, asked for our newsletter at this address. It is on the list already, and nothing has changed.",
      ),
      leave(subscriber, settings),
    ],
  }),
});

export const welcomeMail = (
  subscriber: Subscriber,
  settings: Settings,
  site: Site,
): OutgoingMail => ({
  ...common(subscriber, settings),
  key: `newsletter/${subscriber.id}/welcome/${crypto.randomUUID()}`,
  kind: "newsletter-welcome",
  subject: `Welcome to ${site.organisation.name}'s newsletter`,
  ...letter(site, {
    title: "You are on the list",
    preview: "Thank you for subscribing.",
    parts: [
      paragraph(
        `Thank you for subscribing. We write ${site.organisation.newsletterRhythm}, with news from the campus, the people and the work.`,
      ),
      paragraph("Keep this mail: its link takes you off the list at any time."),
      leave(subscriber, settings),
    ],
  }),
});
