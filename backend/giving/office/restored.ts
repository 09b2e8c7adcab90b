import { reconcilingLease } from "#backend/giving/stripe/reconcile.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Restored } from "#backend/storage/upkeep.ts";
import type { Held } from "#backend/subject.ts";

/** Whoever stopped statements has seen it by then. */
const shownDays = 30;

const day = 24 * 3_600_000;

/** More than came in on any day. */
const numbersADay = 1000;

/** Receipts since the backup have numbers that this database does not know: none is given out twice. */
const skipNumbers = async (tx: Database, { madeAt, at }: Restored) => {
  const days = Math.max(1, Math.ceil((at.getTime() - madeAt.getTime()) / day));
  await tx.query(
    `select setval(pg_get_serial_sequence('gift_payments', 'number'),
                   (select coalesce(max(number), 0) from gift_payments) + $1::bigint)`,
    [days * numbersADay],
  );
};

export const restoredGiving = {
  async hold(tx: Database, restored: Restored) {
    const { at } = restored;
    await skipNumbers(tx, restored);
    // What Stripe was asked before was asked about other gifts.
    await tx.query("update leases set done_at = null where name = $1", [reconcilingLease]);
    // Told or not: Stripe's own reports show which were done, and after a day people hear of the others.
    await tx.query("update monthly_requests set sent_at = $1 where state = 'waiting'", [at]);
    await tx.query(
      "update statement_runs set ended_at = $1, stopped = true where ended_at is null",
      [at],
    );
  },
  async held(db: Database, { at }: Restored, now: Date): Promise<Held[]> {
    const runs = await db.count(
      `select count(*) as n from statement_runs r
       where stopped and ended_at = $1 and $2::timestamptz < $1 + interval '${shownDays} days'
         and not exists (select from statement_runs later
                         where later.year = r.year and later.started_at > r.started_at)`,
      [at, now],
    );
    return runs > 0
      ? [{ n: runs, what: "a run of year-end statements", to: "/gifts/statements" }]
      : [];
  },
};
