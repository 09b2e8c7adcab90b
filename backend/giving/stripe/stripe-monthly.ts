import Stripe from "stripe";
import type { StoredRequest } from "#backend/giving/monthly/requests.ts";
import { periodEnd } from "./stripe-facts.ts";
import { idOf } from "./stripe-returns.ts";
import { unlessMissing } from "./unless-missing.ts";

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

type Item = { id: string; product: string | null };

type Told = Pick<
  StoredRequest,
  "id" | "keyNumber" | "kind" | "amountCents" | "chargeAt" | "resumesAt"
>;

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

/** Stripe answers the same key with the same failure for a day. */
export const isKeptFailure = (error: unknown) => error instanceof Stripe.errors.StripeAPIError;

const isRefusal = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError;

/** A restricted key may not do all of it. A stop goes on being tried until somebody has mended that. */
const isForbidden = (error: unknown) => error instanceof Stripe.errors.StripePermissionError;

export const stripeMonthly = (stripe: Stripe) => {
  /** What was billed before a pause would be charged in spite of it. */
  const voidUnpaid = async (subscription: string) => {
    for (const status of ["draft", "open"] as const)
      for await (const { id } of stripe.invoices.list({ subscription, status }))
        try {
          if (status === "draft")
            await stripe.invoices.finalizeInvoice(id, { auto_advance: false });
          await stripe.invoices.voidInvoice(id);
        } catch (error) {
          // Paid meanwhile, or its money is on the way.
          if (!isRefusal(error)) throw error;
        }
  };

  return {
    async subscriptionOf(id: string) {
      const subscription = await unlessMissing(stripe.subscriptions.retrieve(id));
      const item = subscription?.items.data[0];
      if (!subscription || !item) return undefined;
      const end = periodEnd(subscription);
      return {
        id: item.id,
        product: idOf(item.price.product),
        nextCharge: end === undefined ? null : new Date(end * 1000),
        isOver: subscription.status === "canceled" || subscription.status === "incomplete_expired",
      };
    },

    /** Answers why Stripe refused it, or undefined. Told twice, it happens once. */
    async tellMonthly(subscription: string, told: Told, item: Item): Promise<string | undefined> {
      const { kind, id, keyNumber } = told;
      const once = { idempotencyKey: `monthly-${id}-${keyNumber}` };
      try {
        if (kind === "pause") await voidUnpaid(subscription);
        // A key means nothing here: told again after a lost answer, what is over is missing.
        if (kind === "stop") await unlessMissing(stripe.subscriptions.cancel(subscription));
        else await stripe.subscriptions.update(subscription, paramsFor(told, item), once);
        return undefined;
      } catch (error) {
        // The first telling arrived, and something has changed at Stripe since.
        if (error instanceof Stripe.errors.StripeIdempotencyError) return undefined;
        const isFinal = isRefusal(error) || (isForbidden(error) && kind !== "stop");
        if (isFinal && error instanceof Error) return error.message.slice(0, 200);
        throw error;
      }
    },
  };
};
