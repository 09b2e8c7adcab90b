import type { z } from "zod";
import { masked } from "#backend/desk/audit.ts";
import type { Done, DoneWith } from "#backend/desk/endpoint.ts";
import { relinkDonor } from "#backend/giving/donors/linked-mail.ts";
import { forgetIfWithoutGifts } from "#backend/giving/ledger/donor-addresses.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { dropCardLinks } from "#backend/giving/monthly/card-links.ts";
import { type ByStaff, lockedGift } from "#backend/giving/office/by-staff.ts";
import { invalid, Refused } from "#backend/refused.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type {
  addressCorrection,
  addressUndo,
  nameCorrection,
  nameUndo,
  paperCorrection,
} from "#rules/gifts.ts";
import { queueAddressChanged } from "./address-changed.ts";
import {
  chooseAnew,
  correctDetails,
  dropReceiptNames,
  otherNameOnReceipts,
  restoreDetails,
} from "./donor-details.ts";
import { sendReceiptOf } from "./staff-receipts.ts";
import { readdressMails } from "./waiting-mails.ts";

const changedMeanwhile = (what: string) =>
  new Refused(
    "changed-meanwhile",
    `Someone else changed this ${what} in the meantime. Please look at it again.`,
  );

const correctedRow = { id: text, donorEmail: nullable(text), donorName: nullable(text) };

/** In one order, the gift itself among them: two who correct one donor never hold what the other waits for. */
const lockWhere = (tx: Database, condition: string, values: unknown[]) =>
  tx.rows(
    correctedRow,
    `select g.id, g.donor_email as "donorEmail", g.donor_name as "donorName"
     from gifts g where ${condition} order by g.id for update`,
    values,
  );

const kinds = {
  donor_email: "address corrected",
  donor_name: "name corrected",
  postal_address: "mailing address corrected",
  check_number: "check number corrected",
};

type Column = keyof typeof kinds;
type Change = { id: string; from: string | null; to: string | null };

const correct = async (tx: Database, column: Column, changes: Change[], staff: ByStaff) => {
  // Who got the receipts at the wrong address keeps no link that works.
  const newLinks =
    column === "donor_email"
      ? ", donor_token = gen_random_uuid(), tribute_token = gen_random_uuid()"
      : "";
  for (const { id, from, to } of changes) {
    await tx.query(`update gifts set ${column} = $2, updated_at = $3${newLinks} where id = $1`, [
      id,
      to,
      staff.now,
    ]);
    const detail = `${from ?? "none"} to ${to ?? "none"}`;
    await writeEvent(tx, id, stepOf(kinds[column], staff, { detail }));
  }
};

/** Answers the payments whose receipts had not gone out yet, and go to the right address now. */
const correctEmails = async (tx: Database, changes: Change[], staff: ByStaff) => {
  await correct(tx, "donor_email", changes, staff);
  const ids = changes.map(({ id }) => id);
  await dropCardLinks(tx, ids);
  await chooseAnew(tx, ids);
  return readdressMails(tx, changes, staff);
};

const asBefore = (changes: Change[]) => changes.map(({ id, from }) => ({ id, was: from }));

const sendLatest = async (tx: Database, gift: Gift, staff: ByStaff, underWay: number[] = []) => {
  const latest = (await paymentsOfGift(tx, gift.id)).findLast(({ state }) => state === "paid");
  if (latest && !underWay.includes(latest.number)) await sendReceiptOf(tx, gift, latest, staff);
};

export const correctAddress = async (
  tx: Database,
  { id, from, email, everywhere, sendReceipt }: z.infer<typeof addressCorrection>,
  staff: ByStaff,
): Promise<DoneWith<Omit<z.infer<typeof addressUndo>, "email">>> => {
  const all = everywhere && from !== null && email !== from;
  const locked = all
    ? await lockWhere(tx, "g.id = $1 or lower(g.donor_email) = lower($2)", [id, from])
    : await lockWhere(tx, "g.id = $1", [id]);
  const gift = await lockedGift(tx, id);
  if (gift.donorEmail !== from) throw changedMeanwhile("email address");
  const changes = locked
    .map(({ id, donorEmail }) => ({ id, from: donorEmail, to: email }))
    .filter((change) => change.from !== email);
  const underWay = await correctEmails(tx, changes, staff);
  const moved = from !== null && from.toLowerCase() !== email.toLowerCase();
  const links = moved ? await forgetIfWithoutGifts(tx, from) : undefined;
  if (moved) await queueAddressChanged(tx, gift, from, staff);
  if (sendReceipt) await sendLatest(tx, await lockedGift(tx, id), staff, underWay);
  return {
    action: "corrected a donor's email address",
    about: `${from === null ? "none" : masked(from)} to ${masked(email)} (gift ${gift.id})`,
    answer: { gifts: asBefore(changes), links: links ?? null },
  };
};

type Left = { column: "donor_email" | "donor_name"; left: string };

/** Those that are still as the correction left them: what a colleague changed since stays so. */
const lockAsLeft = async (
  tx: Database,
  gifts: { id: string; was: string | null }[],
  { column, left }: Left,
): Promise<Change[]> => {
  const before = new Map(gifts.map(({ id, was }) => [id, was]));
  const locked = await lockWhere(tx, `g.id = any($1::uuid[]) and g.${column} = $2`, [
    [...before.keys()],
    left,
  ]);
  if (locked.length === 0) throw changedMeanwhile("gift");
  return locked.map(({ id }) => ({ id, from: left, to: before.get(id) ?? null }));
};

const giftsInWords = ([first, ...more]: Change[]) =>
  more.length > 0 ? `gift ${first?.id} and ${more.length} more` : `gift ${first?.id}`;

/** Moves back what the correction moved, and nothing that came or was changed since. */
export const undoAddress = async (
  tx: Database,
  { email, gifts, links }: z.infer<typeof addressUndo>,
  staff: ByStaff,
): Promise<Done> => {
  const changes = await lockAsLeft(tx, gifts, { column: "donor_email", left: email });
  const gift = await lockedGift(tx, changes[0]?.id ?? "");
  await correctEmails(tx, changes, staff);
  if (links) await relinkDonor(tx, links, staff);
  await forgetIfWithoutGifts(tx, email);
  if (changes.some(({ to }) => to?.toLowerCase() !== email.toLowerCase()))
    await queueAddressChanged(tx, gift, email, staff);
  return {
    action: "took back the correction of a donor's email address",
    about: `from ${masked(email)} (${giftsInWords(changes)})`,
  };
};

/**
 * The gifts ($1 is one of them) of the same donor under the same name: a couple may share an email
 * address, and without one a name alone can be two people. Each half finds them by an index.
 */
const sameName = `
  select n.id from gifts o join gifts n on lower(n.donor_email) = lower(o.donor_email)
  where o.id = $1 and n.donor_name is not distinct from o.donor_name
  union all
  select n.id from gifts o join gifts n on lower(n.donor_name) = lower(o.donor_name)
  where o.id = $1 and n.donor_name = o.donor_name and n.postal_address = o.postal_address
    and o.donor_email is null and n.donor_email is null`;

export const underOneName = `g.id in (${sameName})`;

/** With the gift itself, which may have neither address. */
const lockUnderOneName = (tx: Database, id: string) =>
  lockWhere(tx, `g.id in (select $1::uuid union all ${sameName})`, [id]);

/** Receipts and copies made from now on carry it; what went out before is not called back. */
export const correctName = async (
  tx: Database,
  { id, from, name, everywhere, sendReceipt }: z.infer<typeof nameCorrection>,
  staff: ByStaff,
): Promise<DoneWith<Omit<z.infer<typeof nameUndo>, "name">>> => {
  const locked =
    everywhere && name !== from
      ? await lockUnderOneName(tx, id)
      : await lockWhere(tx, "g.id = $1", [id]);
  const gift = await lockedGift(tx, id);
  if (gift.donorName !== from) throw changedMeanwhile("name");
  const other = name === from ? await otherNameOnReceipts(tx, gift) : undefined;
  const changes: Change[] =
    other === undefined
      ? locked
          .filter(({ donorName }) => donorName !== name)
          .map(({ id, donorName }) => ({ id, from: donorName, to: name }))
      : [{ id, from: other, to: name }];
  await correct(tx, "donor_name", changes, staff);
  const receipts = await dropReceiptNames(
    tx,
    changes.map((change) => change.id),
  );
  const chosen = everywhere && name !== from ? await correctDetails(tx, gift, name, staff) : null;
  if (sendReceipt) await sendLatest(tx, await lockedGift(tx, id), staff);
  return {
    action: "corrected a donor's name",
    about: `gift ${gift.id}`,
    answer: {
      gifts: other === undefined ? asBefore(changes) : [{ id, was: from }],
      receipts,
      chosen,
    },
  };
};

export const undoName = async (
  tx: Database,
  { name, gifts, ...before }: z.infer<typeof nameUndo>,
  staff: ByStaff,
): Promise<Done> => {
  const changes = await lockAsLeft(tx, gifts, { column: "donor_name", left: name });
  await correct(tx, "donor_name", changes, staff);
  const ids = changes.map(({ id }) => id);
  await restoreDetails(tx, ids, { name, ...before }, staff);
  return { action: "took back the correction of a donor's name", about: giftsInWords(changes) };
};

/** What came by card has neither. Receipts and statements printed from now on carry the address. */
export const correctPaper = async (
  tx: Database,
  { id, from, everywhere, ...typed }: z.infer<typeof paperCorrection>,
  staff: ByStaff,
): Promise<Done> => {
  const address = typed.address || null;
  const ids =
    everywhere && address !== from.address
      ? (await lockUnderOneName(tx, id)).map((one) => one.id)
      : [id];
  const { provider } = await lockedGift(tx, id);
  if (provider !== "check" && provider !== "cash")
    throw invalid("Only a gift by check or cash has these.");
  const stored = await tx.one(
    { address: nullable(text), checkNumber: nullable(text) },
    `select postal_address as address, check_number as "checkNumber" from gifts where id = $1`,
    [id],
  );
  if (stored.address !== from.address || stored.checkNumber !== from.checkNumber)
    throw changedMeanwhile("gift");
  const number = (provider === "check" && typed.checkNumber) || null;
  if (address !== stored.address) {
    const changes = ids.map((one) => ({ id: one, from: stored.address, to: address }));
    await correct(tx, "postal_address", changes, staff);
    // What staff correct counts over what the donor chose for this gift's receipts.
    await tx.query(
      "update gift_payments set receipt_address = null where gift_id = any($1::uuid[])",
      [ids],
    );
  }
  if (number !== stored.checkNumber)
    await correct(tx, "check_number", [{ id, from: stored.checkNumber, to: number }], staff);
  return { action: "corrected a mailing address or check number", about: `gift ${id}` };
};
