import { nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { PersonalData } from "#backend/subject.ts";
import { honoreeLabel } from "#rules/checkout-fields.ts";

/** About whoever got a card. Who sent it is with their gift. */
export const cardsTo: PersonalData = {
  what: "Cards about gifts",
  columns: [
    "tribute_cards.recipient_email",
    "tribute_cards.recipient_name",
    "tribute_cards.recipient_address",
  ],
  async show(db, key) {
    const rows = await db.rows(
      {
        at: timestamp,
        honoree: text,
        name: text,
        email: text,
        words: text,
        signature: text,
        sentAt: nullable(timestamp),
      },
      `select created_at as at, honoree, recipient_name as name, recipient_email as email, words,
              signature, sent_at as "sentAt"
       from tribute_cards where lower(recipient_email) = $1 order by created_at, id`,
      [key],
    );
    return rows.map(({ at, honoree, name, email, words, signature, sentAt }) => ({
      at,
      title: "Card about a gift",
      fields: [
        [honoreeLabel, honoree],
        ["Name", name],
        ["Email", email],
        ["From", signature],
        ["Message", words],
        ["Sent", sentAt],
      ],
    }));
  },
  async remove(tx, key) {
    const rows = await tx.query(
      "delete from tribute_cards where lower(recipient_email) = $1 returning 1",
      [key],
    );
    return rows.length;
  },
};
