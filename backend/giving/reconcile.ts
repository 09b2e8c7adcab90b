import type { Deps } from "#backend/deps.ts";
import { withLease } from "#backend/storage/lease.ts";
import { overdueGifts } from "./ledger.ts";
import { receiveEvent } from "./receive-event.ts";
import { recordFact } from "./record.ts";
import type { StripeGateway } from "./stripe.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Stripe keeps its events for 30 days. */
const furthestBack = 29 * day;
/** Events can be listed a little after they happened. */
const overlap = 60 * minute;
const longestRunSeconds = 300;

type Reconciling = Pick<Deps, "db" | "log" | "now" | "settings"> & {
  stripe: StripeGateway | undefined;
};

/**
 * Learns what the webhook missed: Stripe's list of events since the last run goes through the
 * same code as the webhook, then every gift whose checkout should be over is looked up by name.
 * Without Stripe, test checkouts that nobody finished are closed. Answers false when another
 * process is at it.
 */
export const reconcile = (deps: Reconciling): Promise<boolean> => {
  const now = deps.now();
  return withLease(deps.db, "reconcile gifts", longestRunSeconds, now, async (lastDone) => {
    const tally = { changed: 0, failed: 0 };
    if (deps.stripe) await replayEvents(deps, deps.stripe, now, lastDone, tally);
    await settleOverdue(deps, now, tally);
    if (tally.changed > 0) deps.log("gifts reconciled", { changed: tally.changed });
    // The next run has to look at the same stretch of time again.
    if (tally.failed > 0) throw new Error(`${tally.failed} reports could not be reconciled.`);
  });
};

type Tally = { changed: number; failed: number };

/** One report that cannot be read must not keep the others from being recorded. */
const count = async (
  { log }: Reconciling,
  tally: Tally,
  about: Record<string, unknown>,
  work: () => Promise<unknown>,
) => {
  try {
    if ((await work()) === "changed") tally.changed += 1;
  } catch (error) {
    tally.failed += 1;
    log("gift not reconciled", { ...about, reason: String(error) });
  }
};

const replayEvents = async (
  deps: Reconciling,
  stripe: StripeGateway,
  now: Date,
  lastDone: Date | null,
  tally: Tally,
) => {
  const since = Math.max(
    now.getTime() - furthestBack,
    (lastDone?.getTime() ?? Number.NEGATIVE_INFINITY) - overlap,
  );
  for (const event of await stripe.eventsSince(new Date(since)))
    await count(deps, tally, { event: event.id }, () =>
      receiveEvent(deps, stripe, event, "reconciler"),
    );
};

const settleOverdue = async (deps: Reconciling, now: Date, tally: Tally) => {
  const { db, stripe, log, settings } = deps;
  for (const gift of await overdueGifts(db, now)) {
    // Gifts of the other provider wait until it is configured again.
    if ((gift.provider === "stripe") !== (stripe !== undefined)) continue;
    await count(deps, tally, { gift: gift.id }, async () => {
      const expired = { kind: "expired", giftId: gift.id } as const;
      const fact = stripe ? await stripe.standingOf(gift) : expired;
      if (!fact) return "unchanged";
      return db.transaction((tx) =>
        recordFact(tx, fact, { source: "reconciler", now, log, settings }),
      );
    });
  }
};
