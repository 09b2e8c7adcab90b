import type Stripe from "stripe";
import { text } from "#backend/storage/columns.ts";
import { receiveEvent } from "./receive-event.ts";
import type { Reconciling, Tally } from "./reconcile.ts";
import type { StripeGateway } from "./stripe.ts";
import { putAside } from "./unread-events.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Stripe keeps its events for 30 days. */
const furthestBack = 29 * day;
/** Events can be listed a little after they happened. */
const overlap = 60 * minute;

/**
 * Hears every event since the last run. One that cannot be acted on is put aside and asked for
 * again by itself, so that the stretch of time moves on.
 */
export const replayEvents = async (
  deps: Reconciling,
  stripe: StripeGateway,
  now: Date,
  lastDone: Date | null,
  tally: Tally,
) => {
  // Not the later of the two: with a clock that is ahead that would be after everything.
  const since = lastDone ? lastDone.getTime() - overlap : now.getTime() - furthestBack;
  const unread = await deps.db.rows(
    { id: text },
    "select id from unread_events order by first_tried_at, id limit 500",
  );
  for (const event of await stripe.eventsSince(new Date(since)))
    await receiveOrPutAside(deps, stripe, event, tally);
  for (const { id } of unread) {
    const event = await stripe.event(id);
    if (event) await receiveOrPutAside(deps, stripe, event, tally);
    // Stripe has forgotten it; staff were told while there was time.
    else await forget(deps, id);
  }
};

const forget = ({ db }: Reconciling, id: string) =>
  db.query("delete from unread_events where id = $1", [id]);

const receiveOrPutAside = async (
  deps: Reconciling,
  stripe: StripeGateway,
  event: Stripe.Event,
  tally: Tally,
) => {
  try {
    if ((await receiveEvent(deps, stripe, event, "reconciler")) === "changed") tally.changed += 1;
    await forget(deps, event.id);
  } catch (error) {
    const { id, type } = event;
    const reason = String(error);
    deps.log("event not read", { event: id, type, reason });
    const recording = { now: deps.now(), settings: deps.settings, site: await deps.site() };
    await deps.db.transaction((tx) => putAside(tx, { id, type, reason }, recording));
  }
};
