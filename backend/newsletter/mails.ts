import { letter } from "#backend/mail/letter.ts";
import type { OutgoingMail } from "#backend/mail/mail.ts";
import { button, type Part, paragraph, smallLink } from "#backend/mail/parts.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { linkTo, type Subscriber } from "./subscribers.ts";

type Words = { kind: string; subject: string; title: string; preview: string; parts: Part[] };

/** Every mail to the list carries headers by which leaving it takes one click (RFC 8058). */
const toReader = (
  { id, email, unsubscribeToken }: Subscriber,
  settings: Settings,
  site: Site,
  { kind, subject, parts, ...words }: Words,
): OutgoingMail => {
  const leave = linkTo(settings, "unsubscribe-newsletter", unsubscribeToken);
  return {
    to: email,
    headers: {
      "List-Unsubscribe": `<${leave}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    key: `${kind}/${id}/${crypto.randomUUID()}`,
    kind,
    subject: `${subject} the ${site.organisation.name} newsletter`,
    ...letter(site, { ...words, parts: [...parts, smallLink("Unsubscribe", leave)] }),
  };
};

export const confirmationMail = (
  subscriber: Subscriber,
  token: string,
  settings: Settings,
  site: Site,
) =>
  toReader(subscriber, settings, site, {
    kind: "newsletter-confirmation",
    subject: "Please confirm your subscription to",
    title: "One more step",
    preview: "Confirm your email address to get our newsletter.",
    parts: [
      paragraph(
        `Someone, probably you, asked for our newsletter at this email address. It comes ${site.organisation.newsletterRhythm}.`,
      ),
      button("Confirm my subscription", linkTo(settings, "confirm-newsletter", token)),
      paragraph(
        "The link works once, for seven days. If you did not ask for it, you can ignore this email: we will not write again.",
      ),
    ],
  });

export const alreadySubscribedMail = (subscriber: Subscriber, settings: Settings, site: Site) =>
  toReader(subscriber, settings, site, {
    kind: "newsletter-already-subscribed",
    subject: "You are already subscribed to",
    title: "You are already on the list",
    preview: "Nothing has changed.",
    parts: [
      paragraph(
        "Someone, probably you, asked for our newsletter at this email address. It is already on the list, and nothing has changed.",
      ),
    ],
  });

export const welcomeMail = (subscriber: Subscriber, settings: Settings, site: Site) =>
  toReader(subscriber, settings, site, {
    kind: "newsletter-welcome",
    subject: "Welcome to",
    title: "You are on the list",
    preview: "Thank you for subscribing.",
    parts: [
      paragraph(
        `Thank you for subscribing. We write ${site.organisation.newsletterRhythm}, with news from the campus and the people and work here.`,
      ),
      paragraph("Keep this email: its link takes you off the list at any time."),
    ],
  });
