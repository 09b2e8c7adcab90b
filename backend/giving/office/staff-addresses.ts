import type { z } from "zod";
import { masked } from "#backend/desk/audit.ts";
import type { Done } from "#backend/desk/endpoint.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { stepOf } from "#backend/giving/ledger/recording.ts";
import { sendReceiptOf } from "#backend/giving/receipts/staff-receipts.ts";
import { Refused } from "#backend/refused.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { addressCorrection } from "#rules/gifts.ts";
import { type ByStaff, lockedGift } from "./by-staff.ts";

const giftsToCorrect = async (tx: Database, gift: Gift, everywhere: boolean) => {
  if (!everywhere || gift.donorEmail === null) return [gift.id];
  const rows = await tx.rows(
    { id: text },
    "select id from gifts where lower(donor_email) = lower($1) order by id for update",
    [gift.donorEmail],
  );
  return rows.map(({ id }) => id);
};

/** Sets another mail address. The one before stays in the gift's history. */
export const correctAddress = async (
  tx: Database,
  { id, from, email, everywhere, sendReceipt }: z.infer<typeof addressCorrection>,
  staff: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  if (gift.donorEmail !== from)
    throw new Refused(
      "changed-meanwhile",
      "Somebody else has changed this address meanwhile. Please look at it again.",
    );
  if (email !== from) {
    const step = stepOf("address corrected", staff, { detail: `${from ?? "none"} to ${email}` });
    for (const giftId of await giftsToCorrect(tx, gift, everywhere)) {
      const change = [giftId, email, staff.now];
      await tx.query("update gifts set donor_email = $2, updated_at = $3 where id = $1", change);
      await writeEvent(tx, giftId, step);
    }
    gift.donorEmail = email;
  }
  const latest = (await paymentsOfGift(tx, gift.id)).findLast(({ state }) => state === "paid");
  if (sendReceipt && latest) await sendReceiptOf(tx, gift, latest, staff);
  return {
    action: "corrected a donor's mail address",
    about: `${from === null ? "none" : masked(from)} to ${masked(email)} (gift ${gift.id})`,
  };
};
