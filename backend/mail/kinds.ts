import { may, type Permission, type Rights } from "#rules/desk.ts";

type Kind = { what: string; access: Permission | "owner" };

/** Every kind of mail, in words, and whose it is: a receipt tells that somebody gave. */
const kinds: Record<string, Kind> = {
  contact: { what: "A message, to staff", access: "messages" },
  "contact-acknowledgement": { what: "“We have your message”", access: "messages" },
  volunteer: { what: "An application, to staff", access: "messages" },
  "volunteer-acknowledgement": { what: "“We have your application”", access: "messages" },
  "held-digest": { what: "What was kept as spam, to staff", access: "messages" },
  "message-digest": { what: "Very many messages, to staff", access: "messages" },
  "message-for-colleague": { what: "A message for a colleague", access: "messages" },
  reply: { what: "A reply", access: "messages" },
  "newsletter-confirmation": { what: "Newsletter: please confirm", access: "messages" },
  "newsletter-already-subscribed": { what: "Newsletter: already a reader", access: "messages" },
  "newsletter-welcome": { what: "Newsletter: welcome", access: "messages" },
  receipt: { what: "A receipt", access: "gifts" },
  statement: { what: "A year-end statement", access: "gifts" },
  "gift-review": { what: "A notice about gifts, to staff", access: "gifts" },
  "desk-invitation": { what: "An invitation to the desk", access: "owner" },
  "desk-sign-in": { what: "A link to the desk", access: "owner" },
};

/** What is not listed is nobody's but an owner's. */
export const mailKind = (kind: string): Kind =>
  kinds[kind] ?? { what: `Other (${kind})`, access: "owner" };

/** The kinds somebody looks after; undefined means all. */
export const kindsFor = (me: Rights): string[] | undefined =>
  me.owner
    ? undefined
    : Object.entries(kinds)
        .filter(([, { access }]) => may(me, access))
        .map(([kind]) => kind);
