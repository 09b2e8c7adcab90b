import type { z } from "zod";
import type { Actor } from "#backend/desk/endpoint.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { nameUndo } from "#rules/gifts.ts";

const detailsRow = {
  name: text,
  postalAddress: nullable(text),
  at: timestamp,
  /** The colleague who corrected it; null when the donor did. */
  by: nullable(text),
};

const mostShown = 50;

/** What a donor wants on receipts, the latest first: each was right until the next. */
export const detailChanges = (db: Database, addresses: string[]) =>
  db.rows(
    detailsRow,
    `select name, postal_address as "postalAddress", at, actor as by
     from donor_details where email_key = any($1) order by id desc limit ${mostShown}`,
    [addresses],
  );

export const detailsOf = async (db: Database, addresses: string[]) =>
  (await detailChanges(db, addresses))[0];

type Details = { name: string; postalAddress: string | null };

export const keepDetails = (
  tx: Database,
  email: string,
  { name, postalAddress }: Details,
  now: Date,
  actor?: Actor,
) =>
  tx.query(
    `insert into donor_details (email_key, name, postal_address, at, actor, actor_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [email.toLowerCase(), name, postalAddress, now, actor?.name, actor?.id],
  );

type NamesBefore = Pick<z.infer<typeof nameUndo>, "receipts" | "chosen">;

const oneSpelling = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Two may share an email address: what staff typed is right for the check it is about. */
const holdsFor = ({ provider, donorName }: Gift, chosen: Details) =>
  (provider !== "check" && provider !== "cash") ||
  donorName === null ||
  oneSpelling(donorName) === oneSpelling(chosen.name);

/** What staff correct counts over what the donor chose for these gifts. Answers what that was. */
export const dropReceiptNames = async (tx: Database, ids: string[]) => {
  const receipts = await tx.rows(
    { number: integer, name: text },
    `select number, receipt_name as name from gift_payments
     where gift_id = any($1::uuid[]) and receipt_name is not null order by number`,
    [ids],
  );
  await tx.query("update gift_payments set receipt_name = null where gift_id = any($1::uuid[])", [
    ids,
  ]);
  return receipts;
};

/**
 * Staff correct a name on all gifts under it: that counts over what the donor chose for them.
 * Answers that, if it was another one.
 */
export const correctDetails = async (
  tx: Database,
  gift: Gift,
  name: string,
  { now, actor }: { now: Date; actor: Actor },
): Promise<string | null> => {
  if (gift.donorEmail === null) return null;
  const chosen = await detailsOf(tx, await addressesOf(tx, gift.donorEmail));
  if (!chosen || chosen.name === name || !holdsFor(gift, chosen)) return null;
  await keepDetails(tx, gift.donorEmail, { ...chosen, name }, now, actor);
  return chosen.name;
};

/** Takes that back on these gifts of one donor. */
export const restoreDetails = async (
  tx: Database,
  ids: string[],
  { name, receipts, chosen }: NamesBefore & { name: string },
  { now, actor }: { now: Date; actor: Actor },
) => {
  for (const receipt of receipts)
    await tx.query(
      `update gift_payments set receipt_name = $2
       where number = $1 and gift_id = any($3::uuid[]) and receipt_name is null`,
      [receipt.number, receipt.name, ids],
    );
  if (chosen === null) return;
  const { email } = await tx.one(
    { email: nullable(text) },
    "select donor_email as email from gifts where id = $1",
    [ids[0]],
  );
  if (email === null) return;
  const latest = await detailsOf(tx, await addressesOf(tx, email));
  if (latest?.name === name) await keepDetails(tx, email, { ...latest, name: chosen }, now, actor);
};

const isNameCorrectedSince = async (tx: Database, { id }: Gift, at: Date) => {
  const corrected = await tx.query(
    "select 1 from gift_events where gift_id = $1 and kind = 'name corrected' and at >= $2",
    [id, at],
  );
  return corrected.length > 0;
};

/** Held to this payment from its first receipt on: its copies stay what the first one was. */
export const chooseForReceipt = async (
  tx: Database,
  gift: Gift,
  email: string,
  { number }: Payment,
) => {
  const chosen = await detailsOf(tx, await addressesOf(tx, email));
  if (!chosen || !holdsFor(gift, chosen)) return;
  const name = (await isNameCorrectedSince(tx, gift, chosen.at)) ? null : chosen.name;
  await tx.query(
    "update gift_payments set receipt_name = $2, receipt_address = $3 where number = $1",
    [number, name, chosen.postalAddress],
  );
};

/** Under another address it is what was chosen there, or nothing: it may be another person's. */
export const chooseAnew = async (tx: Database, ids: string[]) => {
  await tx.query(
    `update gift_payments set receipt_name = null, receipt_address = null
     where gift_id = any($1::uuid[])`,
    [ids],
  );
  for (const id of ids) {
    const gift = await findGift(tx, id);
    if (!gift?.donorEmail) continue;
    for (const payment of await paymentsOfGift(tx, id))
      await chooseForReceipt(tx, gift, gift.donorEmail, payment);
  }
};

/** A name on the gift's receipts that is not its donor's, as the gift says it. */
export const otherNameOnReceipts = async (db: Database, { id, donorName }: Gift) => {
  const other = await db.row(
    { name: text },
    `select receipt_name as name from gift_payments
     where gift_id = $1 and receipt_name <> $2 order by number desc limit 1`,
    [id, donorName],
  );
  return other?.name;
};

/** The gift under the name that its receipts carry. */
export const asReceipted = async (db: Database, gift: Gift, { number }: Payment): Promise<Gift> => {
  const { name } = await db.one(
    { name: nullable(text) },
    "select receipt_name as name from gift_payments where number = $1",
    [number],
  );
  return name === null ? gift : { ...gift, donorName: name };
};
