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
import { rowsPerPage } from "#rules/lists.ts";
import type { CardCorrection, honoreeCorrection } from "#rules/tributes.ts";
import {
  type Card,
  cancelCard,
  cardsOf,
  cardsToPrint,
  deleteCard,
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

/** One spelling of a name: people type blanks and capitals as it comes. */
const nameKey = "btrim(regexp_replace(lower(g.honoree), '\\s+', ' ', 'g'))";

const giftRow = {
  id: text,
  honoree: text,
  donor: nullable(text),
  at: timestamp,
  state: text,
  kind: oneOf(giftKinds),
  test: boolean,
  keptCents: integer,
  key: text,
  /** The person's name, as it was typed last. */
  person: text,
  giftCount: integer,
  /** For this person. Tests are no dollars. */
  sumCents: integer,
  total: integer,
};

/** Gifts for one person stand together, whoever was given for last first: the sums are of all. */
const giftsOnPage = (db: Database, page: number) =>
  db.rows(
    giftRow,
    `with given as (
       select g.id, g.honoree, coalesce(g.donor_name, g.donor_email) as donor, g.created_at as at,
              g.state, ${giftKind} as kind, not g.livemode as test, ${nameKey} as key,
              coalesce((select sum(${keptCents}) from gift_payments p
                        where p.gift_id = g.id and p.currency = 'usd'), 0)::bigint as "keptCents"
       from gifts g where g.honoree is not null and g.state not in ('started', 'open', 'canceled'))
     select *, first_value(honoree) over (person order by at desc, id) as person,
            count(*) over person as "giftCount", count(*) over () as total,
            coalesce(sum("keptCents") filter (where not test) over person, 0)::bigint as "sumCents"
     from given window person as (partition by key)
     order by max(at) over person desc, key, at desc, id limit ${rowsPerPage} offset $1`,
    [(page - 1) * rowsPerPage],
  );

const listed = ({ id, recipientName, recipientEmail, sendAt, sentAt, copies }: Card) => ({
  id,
  recipientName,
  byEmail: recipientEmail !== null,
  sendAt,
  sentAt,
  copies,
});

const peopleOnPage = async (db: Database, page: number) => {
  const gifts = await giftsOnPage(db, page);
  const cards = await cardsOf(
    db,
    gifts.map(({ id }) => id),
  );
  const people = Map.groupBy(gifts, ({ key }) => key);
  return {
    total: gifts[0]?.total ?? 0,
    people: [...people.values()].map((given) => ({
      honoree: given[0]?.person ?? "",
      giftCount: given[0]?.giftCount ?? 0,
      keptCents: given[0]?.sumCents ?? 0,
      gifts: given.map(({ id, honoree, donor, at, state, kind, test, keptCents }) => ({
        ...{ id, honoree, donor, at, state, kind, test, keptCents },
        cards: cards.filter(({ giftId }) => giftId === id).map(listed),
      })),
    })),
  };
};

/** Cards that somebody has to print: on every page, however many gifts came since. */
export const listTributes = async (db: Database, { page }: { page: number }, now: Date) => ({
  waiting: await cardsToPrint(db, now),
  ...(await peopleOnPage(db, page)),
});

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

const changedMeanwhile = (what: string) =>
  new Refused(
    "changed-meanwhile",
    `Someone else changed this ${what} in the meantime. Please look at it again.`,
  );

const typedOf = ({ recipientEmail, recipientAddress, ...card }: Card) => ({
  ...card,
  email: recipientEmail ?? "",
  postalAddress: recipientAddress ?? "",
});

export const correctCard = async (
  tx: Database,
  { id, from, email, postalAddress, ...change }: CardCorrection,
  staff: ByStaff,
): Promise<Done> => {
  const { card, note, about } = await locked(tx, id, staff);
  const stored: Record<string, unknown> = typedOf(card);
  if (Object.entries(from).some(([name, value]) => stored[name] !== value))
    throw changedMeanwhile("card");
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

/**
 * The donor asked for it on the phone, or whoever got it on paper, whom no address finds. One that
 * went by email stays: its donor sees that it went.
 */
export const cancelCardByStaff = async (
  tx: Database,
  { id }: Which,
  staff: ByStaff,
): Promise<Done> => {
  const { card, note, about } = await locked(tx, id, staff);
  if (card.sentAt && card.recipientAddress !== null) {
    await deleteCard(tx, card);
    await note("card deleted");
    return { action: "deleted a printed card about a gift", about };
  }
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
  if (gift.honoree !== from) throw changedMeanwhile("name");
  await tx.query("update gifts set honoree = $2, updated_at = $3 where id = $1", [
    id,
    honoree || null,
    staff.now,
  ]);
  const detail = `${from ?? "none"} to ${honoree || "none"}`;
  await writeEvent(tx, id, stepOf("honoree corrected", staff, { detail }));
  return { action: "corrected who a gift honors", about: `gift ${id}` };
};
