import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import type { ByStaff } from "#backend/giving/office/by-staff.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { queueReceipt } from "./receipts.ts";
import { mailboxHash } from "./statement.ts";

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

/** They are of all gifts of an address: as long as one has it, they go there. */
const readdressStatements = async (tx: Database, from: string, to: string) => {
  const hashes = [mailboxHash(from), mailboxHash(to)];
  await tx.query(
    `with readdressed as (
       update mails set recipient = $2
       where state = 'queued' and kind = 'statement' and lower(recipient) = lower($1)
         and not exists (select 1 from gifts where lower(donor_email) = lower($1))
       returning substring(key from 11 for 64) as digest)
     update statements_issued set sent_to = array_replace(sent_to, $3, $4)
     where digest in (select digest from readdressed)`,
    [from, to, ...hashes],
  );
};

/**
 * What has not left yet goes to the address as it was corrected. Answers the payments whose receipts
 * those were.
 */
export const readdressMails = async (
  tx: Database,
  changes: { id: string; from: string | null; to: string | null }[],
  staff: ByStaff,
) => {
  const readdressed: number[] = [];
  for (const { id, from } of changes)
    if (from !== null) readdressed.push(...(await readdressReceipts(tx, id, from, staff)));
  for (const [from, to] of new Map(changes.map(({ from, to }) => [from, to])))
    if (from !== null && to !== null) await readdressStatements(tx, from, to);
  return readdressed;
};
