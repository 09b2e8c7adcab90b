import type { Deps } from "#backend/deps.ts";
import { withLease } from "#backend/storage/lease.ts";
import { replayEvents } from "./replay.ts";
import { closeOldTests, settleOverdue } from "./settle.ts";
import type { StripeGateway } from "./stripe.ts";

const longestRunSeconds = 300;

/** Its last success tells when the card provider last answered. */
export const reconcilingLease = "reconcile gifts";

export type Reconciling = Pick<Deps, "db" | "log" | "now" | "settings" | "site"> & {
  stripe: StripeGateway | undefined;
};

export type Tally = { changed: number };

/**
 * Learns what the webhook missed: Stripe's list of events since the last run goes through the
 * same code as the webhook, then every gift whose checkout should be over is looked up by name.
 * Test checkouts that nobody finished are closed. The steps do not depend on each other. Answers
 * false when another process is at it.
 */
export const reconcile = (deps: Reconciling): Promise<boolean> => {
  const now = deps.now();
  const { stripe } = deps;
  return withLease(deps.db, reconcilingLease, longestRunSeconds, now, async (lastDone) => {
    const tally: Tally = { changed: 0 };
    const steps: (() => Promise<void>)[] = [
      ...(stripe
        ? [
            () => replayEvents(deps, stripe, now, lastDone, tally),
            () => settleOverdue(deps, stripe, now, tally),
          ]
        : []),
      () => closeOldTests(deps, now, tally),
    ];
    const failures: unknown[] = [];
    for (const step of steps) await step().catch((error) => failures.push(error));
    if (tally.changed > 0) deps.log("gifts reconciled", tally);
    // The next run looks at the same stretch of time again.
    if (failures.length > 0) throw failures[0];
  });
};
