import Stripe from "stripe";
import type { StoredRequest } from "#backend/giving/monthly/requests.ts";
import { periodEnd } from "./stripe-facts.ts";
import { idOf } from "./stripe-returns.ts";
import { unlessMissing } from "./unless-missing.ts";

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

type Item = { id: string; product: string | null };

type Told = Pick<StoredRequest, "id" | "kind" | "amountCents" | "chargeAt" | "resumesAt">;

const changed = (told: Told, item: Item): Stripe.SubscriptionUpdateParams => ({
  ...(told.amountCents !== null && {
    items: [
      {
        id: item.id,
        price_data: {
          currency: "usd",
          product: item.product ?? "",
          recurring: { interval: "month" },
          unit_amount: told.amountCents,
        },
      },
    ],
  }),
  // The only way to move the day without a charge now: what is called a trial ends on the new one.
  ...(told.chargeAt && { trial_end: seconds(told.chargeAt) }),
  proration_behavior: "none",
});

const paramsFor = (told: Told, item: Item): Stripe.SubscriptionUpdateParams => {
  if (told.kind === "resume") return { pause_collection: "" };
  if (told.kind === "pause" && told.resumesAt)
    return { pause_collection: { behavior: "void", resumes_at: seconds(told.resumesAt) } };
  return changed(told, item);
};

export const stripeMonthly = (stripe: Stripe) => ({
  async subscriptionOf(id: string) {
    const subscription = await unlessMissing(stripe.subscriptions.retrieve(id));
    const item = subscription?.items.data[0];
    if (!subscription || !item) return undefined;
    const end = periodEnd(subscription);
    return {
      id: item.id,
      product: idOf(item.price.product),
      nextCharge: end === undefined ? null : new Date(end * 1000),
    };
  },

  /** Answers why Stripe refused it, or undefined. Told twice, it happens once. */
  async tellMonthly(subscription: string, told: Told, item: Item): Promise<string | undefined> {
    const once = { idempotencyKey: `monthly-${told.id}` };
    try {
      if (told.kind === "stop") await stripe.subscriptions.cancel(subscription, {}, once);
      else await stripe.subscriptions.update(subscription, paramsFor(told, item), once);
      return undefined;
    } catch (error) {
      // The first telling arrived, and something has changed at Stripe since.
      if (error instanceof Stripe.errors.StripeIdempotencyError) return undefined;
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return error.message.slice(0, 200);
      throw error;
    }
  },
});
