import type { Deps } from "#backend/deps.ts";
import { text } from "#backend/storage/columns.ts";
import { withLease } from "#backend/storage/lease.ts";

/** A call or two for each: a run ends well within its lease. */
const most = 100;
const longestRunSeconds = 300;
const day = 86_400_000;

/**
 * Fees are kept in the ledger, so that the accountant's file never waits for the card provider. Each
 * payment is asked about until its fee is known, once a day and for a month at most.
 */
export const learnFees = async ({
  db,
  now,
  log,
  stripe,
}: Pick<Deps, "db" | "now" | "log" | "stripe">) => {
  let learned = 0;
  // Tests cost nothing, and are in no accounts.
  if (!stripe?.livemode) return learned;
  const at = now();
  await withLease(db, "fees", longestRunSeconds, at, async () => {
    const payments = await db.rows(
      { reference: text },
      `select reference from gift_payments
       where livemode and fee_cents is null and reference ~ '^(pi|in)_'
         and (fee_asked_at is null
           or (fee_asked_at < $1 and fee_asked_at < paid_at + interval '30 days'))
       order by paid_at desc limit ${most}`,
      [new Date(at.getTime() - day)],
    );
    for (const { reference } of payments) {
      try {
        const fee = await stripe.feeOf(reference);
        await db.query(
          "update gift_payments set fee_cents = $2, fee_asked_at = $3 where reference = $1",
          [reference, fee, at],
        );
        if (fee !== null) learned += 1;
      } catch (error) {
        // Asked again at the next run: the others do not wait for it.
        log("fee not learned", { reference, reason: (error as { type?: string }).type });
      }
    }
  });
  return learned;
};
