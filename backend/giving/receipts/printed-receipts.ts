import type { Done } from "#backend/desk/endpoint.ts";
import { findGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { letterhead } from "./letterhead.ts";
import { receiptNumber } from "./receipt-number.ts";
import { receiptWords } from "./receipt-words.ts";
import { type ByStaff, copiesOf, lockedGift, paymentOf, refuseUnkept } from "./staff-receipts.ts";

type Which = { id: string; payment: number };

const refuseTest = ({ livemode }: { livemode: boolean }) => {
  if (!livemode) throw new Refused("invalid", "This was a test: there is no receipt for it.");
};

/** For a donor without a mail address: the same words as by mail, for paper. */
export const printableReceipt = async (
  db: Database,
  { id, payment: number }: Which,
  site: Site,
) => {
  const gift = await findGift(db, id);
  if (!gift) throw new Refused("not-found", "There is no such gift.");
  const payment = await paymentOf(db, gift, number);
  refuseTest(payment);
  refuseUnkept(payment);
  const row = await db.row(
    { postalAddress: nullable(text) },
    `select postal_address as "postalAddress" from gifts where id = $1`,
    [id],
  );
  const { first, again } = await copiesOf(db, number);
  return {
    letterhead: letterhead(site),
    words: receiptWords(gift, payment, site),
    /** It was sent or printed before. */
    duplicate: first + again > 0,
    name: gift.donorName,
    postalAddress: row?.postalAddress ?? null,
  };
};

/** Notes that it was put on paper: whatever comes after it is a copy. */
export const noteReceiptPrinted = async (
  tx: Database,
  { id, payment: number }: Which,
  { now, by }: ByStaff,
): Promise<Done> => {
  const gift = await lockedGift(tx, id);
  const payment = await paymentOf(tx, gift, number);
  refuseTest(payment);
  refuseUnkept(payment);
  await writeEvent(tx, gift.id, {
    kind: "receipt printed",
    source: "staff",
    actor: by,
    at: now,
    payment: number,
  });
  return { action: "printed a receipt", about: receiptNumber(payment) };
};
