import type Stripe from "stripe";
import type { Deps } from "#backend/deps.ts";
import { putAside } from "#backend/giving/ledger/record-return.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { text } from "#backend/storage/columns.ts";
import { withLease } from "#backend/storage/lease.ts";
import { receiveEvent } from "./receive-event.ts";
import { closeOldTests, settleOverdue } from "./settle.ts";
import type { StripeGateway } from "./stripe.ts";

const longestRunSeconds = 300;
const hour = 3_600_000;
/** Stripe keeps its events for 30 days. */
const furthestBack = 29 * 24 * hour;
/** Events can be listed a little after they happened. */
const overlap = hour;

/** Its last success tells when the card provider last answered. */
export const reconcilingLease = "reconcile gifts";

type Reconciling = Pick<Deps, "db" | "log" | "now" | "settings" | "site" | "stripe">;

/** Asks Stripe for what the webhook missed. Answers false when another process is at it. */
export const reconcile = (deps: Reconciling): Promise<boolean> => {
  const { db, log, stripe } = deps;
  const now = deps.now();
  return withLease(db, reconcilingLease, longestRunSeconds, now, async (lastDone) => {
    // Not the later of the two: with a clock that is ahead that would be after everything.
    const since = new Date(lastDone ? lastDone.getTime() - overlap : now.getTime() - furthestBack);
    const recording = await recordingFrom(deps, "reconciler");
    let changed = 0;
    const failures: unknown[] = [];
    const attempt = async (step: Promise<number>) => {
      changed += await step.catch((error) => {
        failures.push(error);
        return 0;
      });
    };
    if (stripe) {
      await attempt(replayEvents(deps, stripe, since));
      await attempt(settleOverdue(db, stripe, recording));
    }
    await attempt(closeOldTests(db, stripe?.livemode ?? false, recording));
    if (changed > 0) log("gifts reconciled", { changed });
    // The next run looks at the same stretch of time again.
    if (failures.length > 0) throw failures[0];
  });
};

/** What cannot be acted on is put aside and asked for by itself, so that the time moves on. */
const replayEvents = async (deps: Reconciling, stripe: StripeGateway, since: Date) => {
  const { db } = deps;
  const forget = (id: string) => db.query("delete from unread_events where id = $1", [id]);
  const receive = async (event: Stripe.Event) => {
    try {
      const outcome = await receiveEvent(deps, stripe, event, "reconciler");
      await forget(event.id);
      return outcome === "changed" ? 1 : 0;
    } catch (error) {
      const recording = await recordingFrom(deps, "reconciler");
      await db.transaction((tx) => putAside(tx, event, String(error), recording));
      return 0;
    }
  };
  const unread = await db.rows(
    { id: text },
    "select id from unread_events order by first_tried_at, id limit 500",
  );
  let changed = 0;
  for (const event of await stripe.eventsSince(since)) changed += await receive(event);
  for (const { id } of unread) {
    const event = await stripe.event(id);
    if (event) changed += await receive(event);
    // Stripe has forgotten it; staff were told while there was time.
    else await forget(id);
  }
  return changed;
};
