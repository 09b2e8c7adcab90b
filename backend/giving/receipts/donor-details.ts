import type { z } from "zod";
import type { Actor } from "#backend/desk/endpoint.ts";
import { addressesOf } from "#backend/giving/ledger/donor-addresses.ts";
import type { Gift, Payment } from "#backend/giving/ledger/gift.ts";
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

export type NamesBefore = Pick<z.infer<typeof nameUndo>, "receipts" | "chosen">;

/** Staff correct a name for the donor: it counts over what they chose themselves before. */
export const correctDetails = async (
  tx: Database,
  gift: Pick<Gift, "id" | "donorEmail">,
  name: string,
  { now, actor }: { now: Date; actor: Actor },
): Promise<NamesBefore> => {
  const receipts = await tx.rows(
    { number: integer, name: text },
    `select number, receipt_name as name from gift_payments
     where gift_id = $1 and receipt_name is not null order by number`,
    [gift.id],
  );
  await tx.query("update gift_payments set receipt_name = null where gift_id = $1", [gift.id]);
  if (gift.donorEmail === null) return { receipts, chosen: null };
  const chosen = await detailsOf(tx, await addressesOf(tx, gift.donorEmail));
  if (!chosen || chosen.name === name) return { receipts, chosen: null };
  await keepDetails(tx, gift.donorEmail, { ...chosen, name }, now, actor);
  return { receipts, chosen: chosen.name };
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

export const chooseForReceipt = async (tx: Database, email: string, { number }: Payment) => {
  const chosen = await detailsOf(tx, await addressesOf(tx, email));
  if (chosen)
    await tx.query(
      "update gift_payments set receipt_name = $2, receipt_address = $3 where number = $1",
      [number, chosen.name, chosen.postalAddress],
    );
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
