import { integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { PersonalData } from "#backend/subject.ts";
import { languageNames, languages } from "#rules/languages.ts";

const stateWords = {
  pending: "Newsletter: not confirmed yet",
  confirmed: "Newsletter: subscribed",
  unsubscribed: "Newsletter: unsubscribed",
};

export const subscriptionOf: PersonalData = {
  what: "Newsletter",
  columns: ["newsletter_subscribers.email", "newsletter_subscribers.email_key"],
  async show(db, key) {
    const rows = await db.rows(
      {
        email: text,
        state: oneOf(["pending", "confirmed", "unsubscribed"]),
        createdAt: timestamp,
        confirmedAt: nullable(timestamp),
        unsubscribedAt: nullable(timestamp),
        name: text,
        restingSince: nullable(timestamp),
        letters: integer,
        language: oneOf(languages),
      },
      `select email, state, created_at as "createdAt", confirmed_at as "confirmedAt",
              unsubscribed_at as "unsubscribedAt", name, resting_since as "restingSince", language,
              (select count(*) from letter_deliveries d
               where d.subscriber_id = newsletter_subscribers.id and d.state = 'delivered') as letters
       from newsletter_subscribers where email_key = $1`,
      [key],
    );
    return rows.map(({ email, name, state, createdAt, confirmedAt, unsubscribedAt, ...row }) => ({
      at: createdAt,
      title: stateWords[state],
      language: row.language,
      fields: [
        ["Email", email],
        ["First name", name],
        ["Signed up", createdAt],
        ["Confirmed", confirmedAt],
        ["Unsubscribed", unsubscribedAt],
        ["Refused since", row.restingSince],
        ["Newsletters sent", String(row.letters)],
        ["Language", languageNames[row.language]],
      ],
    }));
  },
  async remove(tx, key) {
    const rows = await tx.query(
      "delete from newsletter_subscribers where email_key = $1 returning id",
      [key],
    );
    return rows.length;
  },
};
