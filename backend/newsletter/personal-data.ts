import { dateTime } from "#backend/plain-text.ts";
import { nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { PersonalData } from "#backend/subject.ts";

const stateWords = {
  pending: "not confirmed yet",
  confirmed: "subscribed",
  unsubscribed: "unsubscribed",
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
      },
      `select email, state, created_at as "createdAt", confirmed_at as "confirmedAt",
              unsubscribed_at as "unsubscribedAt"
       from newsletter_subscribers where email_key = $1`,
      [key],
    );
    return rows.map(({ email, state, createdAt, confirmedAt, unsubscribedAt }) => ({
      at: createdAt,
      title: `Newsletter: ${stateWords[state]}`,
      fields: [
        ["Email", email],
        ["Asked for", dateTime(createdAt)],
        ["Confirmed", dateTime(confirmedAt)],
        ["Unsubscribed", dateTime(unsubscribedAt)],
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
