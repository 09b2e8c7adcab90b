import { z } from "zod";
import { reads, writes } from "#backend/desk/endpoint.ts";
import type { TodayCardSource } from "#backend/desk/today-card.ts";
import { explainFailure } from "#backend/mail/failures.ts";
import { may, type Permission, type Rights } from "#rules/desk.ts";
import { rowsPerPage } from "#rules/lists.ts";
import { type MailFilter, mailFilter, oneMail } from "#rules/mail-queue.ts";
import {
  counted,
  countMails,
  listMails,
  type MailRow,
  type MailState,
  sendAgain,
} from "./staff.ts";

type Kind = { what: string; access: Permission | "owner" };

/** Every kind of mail, in words, and whose it is: a receipt tells that somebody gave. */
const kinds: Record<string, Kind> = {
  contact: { what: "A message, to staff", access: "messages" },
  "contact-acknowledgement": { what: "“We have your message”", access: "messages" },
  volunteer: { what: "An application, to staff", access: "messages" },
  "volunteer-acknowledgement": { what: "“We have your application”", access: "messages" },
  "held-digest": { what: "What was kept as spam, to staff", access: "messages" },
  "message-digest": { what: "Very many messages, to staff", access: "messages" },
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

export const mailKind = (kind: string): Kind =>
  kinds[kind] ?? { what: `Other (${kind})`, access: "owner" };

const kindsFor = (me: Rights): string[] | undefined =>
  me.owner
    ? undefined
    : Object.entries(kinds)
        .filter(([, { access }]) => may(me, access))
        .map(([kind]) => kind);

const statesOf: Record<MailFilter["state"], MailState[]> = {
  failed: ["failed"],
  waiting: ["queued", "sending"],
  delivered: ["delivered"],
};

const shown = (row: MailRow) => ({
  id: row.id,
  what: mailKind(row.kind).what,
  recipient: row.recipient,
  attempts: row.attempts,
  createdAt: row.createdAt,
  /** Absent when nobody will by itself. */
  nextAttemptAt: row.state === "queued" ? row.nextAttemptAt : null,
  deliveredAt: row.deliveredAt,
  why: row.lastError === null ? null : explainFailure(row.lastError),
  said: row.lastError,
});

/** Everybody sees the mail of what they look after; its text is nobody's here. */
export const mailEndpoints = [
  reads("mail", "signed-in", mailFilter, async ({ db, me, input }) => {
    const kinds = kindsFor(me);
    const { queued, sending, delivered, failed } = await countMails(db, kinds);
    const counts = { failed, waiting: queued + sending, delivered };
    const states = statesOf[input.state];
    const mails = await listMails(db, { states, kinds, rows: rowsPerPage, page: input.page });
    return { mails: mails.map(shown), counts, total: counts[input.state] };
  }),

  writes("mail/retry", "signed-in", oneMail, ({ db, me, input, now }) =>
    sendAgain(db, { id: input.id, kinds: kindsFor(me) }, now),
  ),

  writes("mail/retry-all", "signed-in", z.object({}), ({ db, me, now }) =>
    sendAgain(db, { kinds: kindsFor(me) }, now),
  ),
];

export const mailCard: TodayCardSource = {
  access: "signed-in",
  place: 60,
  async card({ db }, me) {
    const { queued, sending, failed } = await countMails(db, kindsFor(me));
    const waiting = queued + sending;
    if (failed > 0)
      return {
        id: "mail",
        title: "Mail given up",
        figure: String(failed),
        sentence: `${counted(failed)} could not be delivered and ${failed === 1 ? "waits" : "wait"} for somebody to look.`,
        tone: "trouble",
        link: { to: "/mail?state=failed", label: "See why" },
      };
    return {
      id: "mail",
      title: "Mail",
      sentence:
        waiting > 0
          ? `${counted(waiting)} ${waiting === 1 ? "is" : "are"} on the way.`
          : "All mail has been delivered.",
      tone: "calm",
      link: { to: "/mail", label: "See the mail" },
    };
  },
};
