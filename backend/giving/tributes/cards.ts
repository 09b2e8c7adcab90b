import type { GiftState } from "#backend/giving/ledger/gift.ts";
import { keptCents } from "#backend/giving/ledger/gift-list.ts";
import { lockGift } from "#backend/giving/ledger/ledger.ts";
import {
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { languages } from "#rules/languages.ts";

const cardRow = {
  id: text,
  giftId: text,
  occasion: oneOf(["memory", "honor"]),
  honoree: text,
  recipientName: text,
  recipientEmail: nullable(text),
  recipientAddress: nullable(text),
  words: text,
  signature: text,
  createdAt: timestamp,
  sendAt: timestamp,
  sentAt: nullable(timestamp),
  copies: integer,
  language: oneOf(languages),
};
export type Card = RowOf<typeof cardRow>;

const cardColumns = selected(cardRow);

const keptStates: readonly GiftState[] = ["paid", "active", "past_due", "ended"];
/**
 * Nobody is told of a gift that was not made, or that went back. A monthly one goes on whatever
 * happens to its payments.
 */
export const isKept = `(g.state in ('${keptStates.join("', '")}') and exists (
  select from gift_payments p where p.gift_id = g.id and ${keptCents} > 0))`;

export const isGiftKept = async (db: Database, id: string) =>
  (await db.count(`select count(*) as n from gifts g where g.id = $1 and ${isKept}`, [id])) > 0;

export const cardsOf = (db: Database, giftIds: string[]) =>
  db.rows(
    cardRow,
    `select ${cardColumns} from tribute_cards where gift_id = any($1::uuid[])
     order by created_at, id`,
    [giftIds],
  );

/** On paper, whose day ($1) has come. */
const waitsForPrinter = `c.sent_at is null and c.recipient_address is not null and c.send_at <= $1
  and g.livemode and ${isKept}`;

export const countCardsToPrint = (db: Database, now: Date) =>
  db.count(
    `select count(*) as n from tribute_cards c join gifts g on g.id = c.gift_id
     where ${waitsForPrinter}`,
    [now],
  );

export const cardsToPrint = (db: Database, now: Date) =>
  db.rows(
    { id: text, giftId: text, recipientName: text, honoree: text, sendAt: timestamp },
    `select c.id, c.gift_id as "giftId", c.recipient_name as "recipientName", c.honoree,
            c.send_at as "sendAt"
     from tribute_cards c join gifts g on g.id = c.gift_id
     where ${waitsForPrinter} order by c.send_at, c.id`,
    [now],
  );

export const findCard = (db: Database, id: string) =>
  db.row(cardRow, `select ${cardColumns} from tribute_cards where id = $1`, [id]);

/** Held for this transaction, so that it goes out once. Its gift first, as everywhere. */
export const lockCard = async (tx: Database, id: string) => {
  const card = await findCard(tx, id);
  if (!card) return undefined;
  await lockGift(tx, card.giftId);
  return tx.row(cardRow, `select ${cardColumns} from tribute_cards where id = $1 for update`, [id]);
};

/** The next one that is due by email, if nobody else has it or its gift in hand. */
export const lockDueCard = async (tx: Database, now: Date) => {
  const due = await tx.row(
    { id: text },
    `select c.id from tribute_cards c join gifts g on g.id = c.gift_id
     where c.sent_at is null and c.recipient_email is not null and c.send_at <= $1 and ${isKept}
     order by c.send_at, c.id limit 1 for update of g, c skip locked`,
    [now],
  );
  return due && findCard(tx, due.id);
};

export const noteSent = async (tx: Database, card: Pick<Card, "id">, now: Date) => {
  await tx.query(
    "update tribute_cards set sent_at = coalesce(sent_at, $2), copies = copies + 1 where id = $1",
    [card.id, now],
  );
};

type Written = Omit<Card, "sentAt" | "copies">;

/** A card that has gone is not changed by its donor any more. Answers false then. */
export const writeCard = async (tx: Database, card: Written) => {
  const rows = await tx.query(
    `insert into tribute_cards as c (id, gift_id, occasion, honoree, recipient_name,
       recipient_email, recipient_address, words, signature, created_at, send_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (id) do update set
       occasion = excluded.occasion, honoree = excluded.honoree,
       recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email,
       recipient_address = excluded.recipient_address, words = excluded.words,
       signature = excluded.signature, send_at = excluded.send_at,
       language = excluded.language
     where c.gift_id = excluded.gift_id and c.sent_at is null
     returning 1`,
    [
      card.id,
      card.giftId,
      card.occasion,
      card.honoree,
      card.recipientName,
      card.recipientEmail,
      card.recipientAddress,
      card.words,
      card.signature,
      card.createdAt,
      card.sendAt,
      card.language,
    ],
  );
  return rows.length > 0;
};

/** Nobody gets it, so nothing of it is kept. Answers false when it has gone, or never was. */
export const cancelCard = async (tx: Database, { id, giftId }: Pick<Card, "id" | "giftId">) => {
  const rows = await tx.query(
    "delete from tribute_cards where id = $1 and gift_id = $2 and sent_at is null returning 1",
    [id, giftId],
  );
  return rows.length > 0;
};

export const deleteCard = (tx: Database, { id }: Pick<Card, "id">) =>
  tx.query("delete from tribute_cards where id = $1", [id]);
