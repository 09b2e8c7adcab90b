import type { z } from "zod";
import { masked } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { dropCardLinks } from "#backend/giving/monthly/card-links.ts";
import { type ByStaff, lockedGift } from "#backend/giving/office/by-staff.ts";
import { invalid, Refused } from "#backend/refused.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { addressCorrection, nameCorrection, paperCorrection } from "#rules/gifts.ts";
import { queueAddressChanged } from "./address-changed.ts";
import { correctDetails, otherNameOnReceipts } from "./donor-details.ts";
import { sendReceiptOf } from "./staff-receipts.ts";

const changedMeanwhile = (what: string) =>
  new Refused(
    "changed-meanwhile",
    `Someone else changed this ${what} in the meantime. Please look at it again.`,
  );

/** In one order, the gift itself among them: two who correct one donor never hold what the other waits for. */
const lockWhere = async (tx: Database, condition: string, values: unknown[]) => {
  const rows = await tx.rows(
    { id: text },
    `select g.id from gifts g where ${condition} order by g.id for update`,
    values,
  );
  return rows.map(({ id }) => id);
};

const kinds = {
  donor_email: "address corrected",
  donor_name: "name corrected",
  postal_address: "mailing address corrected",
  check_number: "check number corrected",
};

type Correction = { column: keyof typeof kinds; from: string | null; to: string | null };

const correct = async (
  tx: Database,
  ids: string[],
  { column, from, to }: Correction,
  staff: ByStaff,
) => {
  const step = stepOf(kinds[column], staff, { detail: `${from ?? "none"} to ${to ?? "none"}` });
  // Who got the receipts at the wrong address keeps no link that works.
  const newLinks =
    column === "donor_email"
      ? ", donor_token = gen_random_uuid(), tribute_token = gen_random_uuid()"
      : "";
  for (const id of ids) {
    const change = [id, to, staff.now];
    await tx.query(
      `update gifts set ${column} = $2, updated_at = $3${newLinks} where id = $1`,
      change,
    );
    // What staff correct counts over what the donor chose for this gift's receipts.
    if (column === "donor_name")
      await tx.query("update gift_payments set receipt_name = null where gift_id = $1", [id]);
    if (column === "postal_address")
      await tx.query("update gift_payments set receipt_address = null where gift_id = $1", [id]);
    await writeEvent(tx, id, step);
  }
};

const sendLatest = async (tx: Database, gift: Gift, staff: ByStaff) => {
  const latest = (await paymentsOfGift(tx, gift.id)).findLast(({ state }) => state === "paid");
  if (latest) await sendReceiptOf(tx, gift, latest, staff);
};

export const correctAddress = async (
  tx: Database,
  { id, from, email, everywhere, sendReceipt }: z.infer<typeof addressCorrection>,
  staff: ByStaff,
): Promise<Done> => {
  const all = everywhere && from !== null && email !== from;
  const underAddress = "g.id = $1 or lower(g.donor_email) = lower($2)";
  const ids = all ? await lockWhere(tx, underAddress, [id, from]) : [id];
  const gift = await lockedGift(tx, id);
  if (gift.donorEmail !== from) throw changedMeanwhile("email address");
  if (email !== from) {
    await correct(tx, ids, { column: "donor_email", from, to: email }, staff);
    await dropCardLinks(tx, ids);
    if (from !== null && from.toLowerCase() !== email.toLowerCase())
      await queueAddressChanged(tx, gift, from, staff);
  }
  if (sendReceipt) await sendLatest(tx, await lockedGift(tx, id), staff);
  return {
    action: "corrected a donor's email address",
    about: `${from === null ? "none" : masked(from)} to ${masked(email)} (gift ${gift.id})`,
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
): Promise<Done> => {
  const ids = everywhere && name !== from ? await lockUnderOneName(tx, id) : [id];
  const gift = await lockedGift(tx, id);
  if (gift.donorName !== from) throw changedMeanwhile("name");
  const before = name === from ? await otherNameOnReceipts(tx, gift) : from;
  if (before !== undefined)
    await correct(tx, ids, { column: "donor_name", from: before, to: name }, staff);
  if (everywhere && name !== from) await correctDetails(tx, gift, name, staff);
  if (sendReceipt) await sendLatest(tx, await lockedGift(tx, id), staff);
  return { action: "corrected a donor's name", about: `gift ${gift.id}` };
};

/** What came by card has neither. Receipts and statements printed from now on carry the address. */
export const correctPaper = async (
  tx: Database,
  { id, from, everywhere, ...typed }: z.infer<typeof paperCorrection>,
  staff: ByStaff,
): Promise<Done> => {
  const address = typed.address || null;
  const ids = everywhere && address !== from.address ? await lockUnderOneName(tx, id) : [id];
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
    const correction = { column: "postal_address", from: stored.address, to: address } as const;
    await correct(tx, ids, correction, staff);
  }
  if (number !== stored.checkNumber)
    await correct(
      tx,
      [id],
      { column: "check_number", from: stored.checkNumber, to: number },
      staff,
    );
  return { action: "corrected a mailing address or check number", about: `gift ${id}` };
};
