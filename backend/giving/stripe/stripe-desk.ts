import type Stripe from "stripe";
import { idOf } from "./stripe-objects.ts";

/** What staff ask of Stripe, no visitor waiting. */
export type StripeDesk = {
  /** Ends a monthly gift now. The report of it changes the ledger. */
  endMonthly(subscription: string): Promise<void>;
  /** What Stripe kept of each payment made in these days, by its payment intent. */
  feesBetween(since: Date, until: Date): Promise<Map<string, number>>;
};

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const intentOf = (source: Stripe.BalanceTransaction["source"]) =>
  source && typeof source === "object" && source.object === "charge"
    ? idOf(source.payment_intent)
    : undefined;

export const stripeDesk = (stripe: Stripe): StripeDesk => ({
  async endMonthly(subscription) {
    await stripe.subscriptions.cancel(subscription);
  },

  async feesBetween(since, until) {
    const fees = new Map<string, number>();
    const created = { gte: seconds(since), lte: seconds(until) };
    const expand = ["data.source"];
    for (const type of ["charge", "payment"] as const)
      for await (const { source, fee } of stripe.balanceTransactions.list({
        created,
        type,
        expand,
        limit: 100,
      })) {
        const intent = intentOf(source);
        if (intent) fees.set(intent, fee);
      }
    return fees;
  },
});
