import type Stripe from "stripe";
import type { Fees, Received } from "#backend/giving/ledger/received.ts";
import { idOf } from "./stripe-returns.ts";

const day = 86_400;

const intentOf = (source: Stripe.BalanceTransaction["source"]) =>
  source && typeof source === "object" && source.object === "charge"
    ? idOf(source.payment_intent)
    : null;

export const stripeDesk = (stripe: Stripe) => {
  const invoiceOf = async (paymentIntent: string): Promise<string | null | undefined> => {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentIntent },
      limit: 1,
    });
    return idOf(data[0]?.invoice);
  };

  return {
    invoiceOf,

    /** Ends a monthly gift now. The report of it changes the ledger. */
    async endMonthly(subscription: string) {
      await stripe.subscriptions.cancel(subscription);
    },

    /** Monthly ones are known by their invoice here and by their payment there. */
    async feesFor(rows: Received[]): Promise<Fees> {
      const fees = new Map<string, number>();
      if (rows.length === 0) return fees;
      const times = rows.map(({ paidAt }) => Math.floor(paidAt.getTime() / 1000));
      // A charge may be entered into the balance a little before or after it is reported.
      const created = { gte: Math.min(...times) - day, lte: Math.max(...times) + day };
      const references = new Set(rows.map(({ reference }) => reference));
      for (const type of ["charge", "payment"] as const) {
        const asked = { created, type, expand: ["data.source"], limit: 100 };
        for await (const { source, fee } of stripe.balanceTransactions.list(asked)) {
          const intent = intentOf(source);
          const known = intent === null || references.has(intent);
          const reference = known ? intent : await invoiceOf(intent);
          if (reference) fees.set(reference, fee);
        }
      }
      return fees;
    },
  };
};
