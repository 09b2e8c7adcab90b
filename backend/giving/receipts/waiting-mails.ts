import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import type { ByStaff } from "#backend/giving/office/by-staff.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { queueReceipt } from "./receipts.ts";

/** Each anew: the links in it changed with the address. Answers of which payments they are. */
const readdressReceipts = async (tx: Database, id: string, from: string, staff: ByStaff) => {
  const gift = await findGift(tx, id);
  if (!gift?.donorEmail) return [];
  const readdressed: number[] = [];
  for (const payment of await paymentsOfGift(tx, id)) {
    const waiting = await tx.rows(
      { key: text },
      `delete from mails where state = 'queued' and kind = 'receipt' and lower(recipient) = lower($2)
         and (key = $1 or starts_with(key, $1 || ' copy ')) returning key`,
      [`receipt ${payment.reference}`, from],
    );
    for (const { key } of waiting) {
      const copy = Number(/ copy (\d+)$/.exec(key)?.[1] ?? 0);
      await queueReceipt(tx, gift, gift.donorEmail, payment, staff, copy);
      readdressed.push(payment.number);
    }
  }
  return readdressed;
};

/** Each lists gifts that are somebody else's by now: it counts as never sent, and is made anew. */
const takeBackStatements = (tx: Database, from: string) =>
  tx.query(
    `with gone as (
       delete from mails where state = 'queued' and kind = 'statement' and lower(recipient) = lower($1)
       returning substring(key from 11 for 64) as digest)
     delete from statements_issued where digest in (select digest from gone)`,
    [from],
  );

/**
 * Receipts that have not left yet go to the address as it was corrected. Answers the payments that
 * they are for.
 */
export const readdressMails = async (
  tx: Database,
  changes: { id: string; from: string | null; to: string | null }[],
  staff: ByStaff,
) => {
  const readdressed: number[] = [];
  for (const { id, from } of changes)
    if (from !== null) readdressed.push(...(await readdressReceipts(tx, id, from, staff)));
  for (const from of new Set(changes.map((change) => change.from)))
    if (from !== null) await takeBackStatements(tx, from);
  return readdressed;
};
