import type Stripe from "stripe";
import type { Fees, Received } from "#backend/giving/ledger/received.ts";
import { idOf } from "./stripe-returns.ts";

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

const day = 86_400_000;

/**
 * What the card provider kept of these payments. Monthly ones are known by their invoice here and
 * by their payment there, so the link is asked for. Without an account nothing is known.
 */
export const feesFor = async (
  stripe:
    | (StripeDesk & { invoiceOf(paymentIntent: string): Promise<string | undefined> })
    | undefined,
  rows: Received[],
): Promise<Fees> => {
  const times = rows.map(({ paidAt }) => paidAt.getTime());
  if (!stripe || times.length === 0) return new Map();
  // A charge may be entered into the balance a little before or after it is reported.
  const since = new Date(Math.min(...times) - day);
  const until = new Date(Math.max(...times) + day);
  const references = new Set(rows.map(({ reference }) => reference));
  const fees = new Map<string, number>();
  for (const [intent, fee] of await stripe.feesBetween(since, until)) {
    const reference = references.has(intent) ? intent : await stripe.invoiceOf(intent);
    if (reference) fees.set(reference, fee);
  }
  return fees;
};
