import type { z } from "zod";
import type { Done } from "#backend/desk/endpoint.ts";
import { giftKind, keptCents } from "#backend/giving/ledger/gift-list.ts";
import { findGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { type ByStaff, lockedGift } from "#backend/giving/office/by-staff.ts";
import { letterhead } from "#backend/giving/receipts/receipts.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { boolean, integer, nullable, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { giftKinds } from "#rules/gifts.ts";
import type { CardCorrection, honoreeCorrection } from "#rules/tributes.ts";
import {
  type Card,
  cancelCard,
  cardsOf,
  findCard,
  isGiftKept,
  lockCard,
  noteSent,
} from "./cards.ts";
import { cardWords } from "./letter.ts";
import { sendCard } from "./send.ts";

type Which = { id: string };

const found = (card: Card | undefined): Card => {
  if (!card) throw notFound("We couldn't find this card.");
  return card;
};

const shownGifts = 500;

/** One spelling of a name: people type blanks and capitals as it comes. */
const nameKey = (honoree: string) => honoree.toLowerCase().replaceAll(/\s+/g, " ").trim();

const giftsWithHonoree = (db: Database) =>
  db.rows(
    {
      id: text,
      honoree: text,
      donor: nullable(text),
      at: timestamp,
      state: text,
      kind: oneOf(giftKinds),
      test: boolean,
      keptCents: integer,
    },
    `select g.id, g.honoree, coalesce(g.donor_name, g.donor_email) as donor, g.created_at as at,
            g.state, ${giftKind} as kind, not g.livemode as test,
            coalesce((select sum(${keptCents}) from gift_payments p where p.gift_id = g.id and p.currency = 'usd'), 0)::bigint
              as "keptCents"
     from gifts g where g.honoree is not null and g.state not in ('started', 'open', 'canceled')
     order by g.created_at desc, g.id limit ${shownGifts}`,
  );

const listed = ({ id, recipientName, recipientEmail, sendAt, sentAt, copies }: Card) => ({
  id,
  recipientName,
  byEmail: recipientEmail !== null,
  sendAt,
  sentAt,
  copies,
});

/** Gifts for one person stand together, the latest first, each with its cards. */
export const listTributes = async (db: Database) => {
  const gifts = await giftsWithHonoree(db);
  const cards = await cardsOf(
    db,
    gifts.map(({ id }) => id),
  );
  const people = new Map<string, typeof gifts>();
  for (const gift of gifts) {
    const key = nameKey(gift.honoree);
    people.set(key, [...(people.get(key) ?? []), gift]);
  }
  return [...people.values()].map((given) => ({
    honoree: given[0]?.honoree ?? "",
    // Tests are no dollars.
    keptCents: given.reduce((sum, { test, keptCents }) => sum + (test ? 0 : keptCents), 0),
    gifts: given.map((gift) => ({
      ...gift,
      cards: cards.filter(({ giftId }) => giftId === gift.id).map(listed),
    })),
  }));
};

export const showCard = async (db: Database, { id }: Which, site: Site) => {
  const card = found(await findCard(db, id));
  const gift = await findGift(db, card.giftId);
  return {
    card,
    test: gift?.livemode === false,
    /** Otherwise the money never came, or went back. */
    maySend: await isGiftKept(db, card.giftId),
    words: cardWords(card, site),
    letterhead: letterhead(site),
  };
};

const locked = async (tx: Database, id: string, staff: ByStaff) => {
  const card = found(await lockCard(tx, id));
  const note = (kind: string) => writeEvent(tx, card.giftId, stepOf(kind, staff));
  return { card, note, about: `gift ${card.giftId}` };
};

const refuseReturned = async (tx: Database, { giftId }: Card) => {
  const gift = await lockedGift(tx, giftId);
  if (!(await isGiftKept(tx, gift.id)))
    throw invalid("We don't have the money for this gift, so we don't send a card about it.");
};

export const correctCard = async (
  tx: Database,
  { id, email, postalAddress, ...change }: CardCorrection,
  staff: ByStaff,
): Promise<Done> => {
  const { note, about } = await locked(tx, id, staff);
  await tx.query(
    `update tribute_cards set occasion = $2, honoree = $3, recipient_name = $4,
       recipient_email = $5, recipient_address = $6, words = $7, signature = $8, language = $9
     where id = $1`,
    [
      id,
      change.occasion,
      change.honoree,
      change.recipientName,
      email || null,
      postalAddress || null,
      change.words,
      change.signature,
      change.language,
    ],
  );
  await note("card corrected");
  return { action: "corrected a card about a gift", about };
};

export const sendCardAgain = async (tx: Database, { id }: Which, staff: ByStaff): Promise<Done> => {
  const { card, about } = await locked(tx, id, staff);
  if (card.recipientEmail === null) throw invalid("This is a paper card. Please print it.");
  await refuseReturned(tx, card);
  await sendCard(tx, card, staff);
  return { action: card.sentAt ? "sent a card about a gift again" : "sent a card", about };
};

/** The donor asked for it on the phone. One that has gone stays: its donor sees that it went. */
export const cancelCardByStaff = async (
  tx: Database,
  { id }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const { card, note, about } = await locked(tx, id, staff);
  if (!(await cancelCard(tx, card))) throw invalid("This card has gone out already.");
  await note("card canceled");
  return { action: "canceled a card about a gift", about };
};

export const noteCardPrinted = async (
  tx: Database,
  { id }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const { card, note, about } = await locked(tx, id, staff);
  if (card.recipientAddress === null) throw invalid("This is an email card.");
  await refuseReturned(tx, card);
  await noteSent(tx, card, staff.now);
  await note("card printed");
  return { action: "printed a card about a gift", about };
};

/** So that gifts for one person stand together, whatever each donor typed. */
export const correctHonoree = async (
  tx: Database,
  { id, from, honoree }: z.infer<typeof honoreeCorrection>,
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  if (gift.honoree !== from)
    throw new Refused(
      "changed-meanwhile",
      "Someone else changed this name in the meantime. Please look at it again.",
    );
  await tx.query("update gifts set honoree = $2, updated_at = $3 where id = $1", [
    id,
    honoree || null,
    staff.now,
  ]);
  const detail = `${from ?? "none"} to ${honoree || "none"}`;
  await writeEvent(tx, id, stepOf("honoree corrected", staff, { detail }));
  return { action: "corrected who a gift honors", about: `gift ${id}` };
};
