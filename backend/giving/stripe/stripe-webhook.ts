import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { ImpossibleAmount, UnreadableFact } from "#backend/giving/ledger/facts.ts";
import { putAside } from "#backend/giving/ledger/record-return.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import type { AppContext } from "#backend/http/context.ts";
import { receiveEvent } from "./receive-event.ts";

const anEvent = z.object({
  id: z.string().regex(/^\w+$/),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.looseObject({}) }),
});

/** Stripe calls here. A failure answers 500, and Stripe calls again for up to three days. */
export const stripeWebhook = (deps: Deps) => async (c: AppContext) => {
  if (!deps.stripe) return c.json({ error: "Card payments are not set up here." }, 404);
  const signature = c.req.header("stripe-signature") ?? "";
  const verified = await deps.stripe.verify(await c.req.text(), signature, deps.now());
  if ("refused" in verified) {
    deps.log("webhook refused", { reason: verified.refused });
    return c.json({ error: "The signature does not fit." }, 400);
  }
  const { event } = verified;
  // Signed, and still no event: it cannot be acted on, however often it comes.
  if (!anEvent.safeParse(event).success) return c.json({ error: "This is no event." }, 400);
  const outcome = await receiveEvent(deps, deps.stripe, event, "webhook").catch((error) => {
    if (error instanceof ImpossibleAmount || error instanceof UnreadableFact) return error;
    throw error;
  });
  if (outcome instanceof UnreadableFact) {
    const recording = await recordingFrom(deps, "webhook");
    await deps.db.transaction((tx) => putAside(tx, event, outcome.message, recording, true));
    // Taken: to bring it again for three days would change nothing.
    return c.json({ received: true });
  }
  if (outcome instanceof ImpossibleAmount) {
    deps.log("webhook refused", { event: event.id, type: event.type, reason: outcome.message });
    return c.json({ error: outcome.message }, 400);
  }
  deps.log("webhook", { event: event.id, type: event.type, outcome });
  // Refused, not taken: Stripe brings it again for three days, by when the keys may fit.
  if (outcome === "wrong mode")
    return c.json({ error: "Test and live are mixed up between this site and the webhook." }, 400);
  return c.json({ received: true });
};
