import type Stripe from "stripe";
import { subscriptionOf } from "./stripe-facts.ts";
import { idOf } from "./stripe-returns.ts";
import { unlessMissing } from "./unless-missing.ts";

export const stripeDesk = (stripe: Stripe) => {
  const invoiceOf = async (paymentIntent: string): Promise<string | null | undefined> => {
    const { data } = await stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: paymentIntent },
      limit: 1,
    });
    return idOf(data[0]?.invoice);
  };

  const intentOf = async (reference: string) => {
    if (!reference.startsWith("in_")) return reference;
    const { data } = await stripe.invoicePayments.list({ invoice: reference, status: "paid" });
    return idOf(data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent);
  };

  return {
    invoiceOf,

    /** For which gift a payment was made, as its checkout told Stripe; undefined where none did. */
    async giftOf(paymentIntent: string, invoice: string | null | undefined) {
      if (!invoice) {
        const paid = await unlessMissing(stripe.paymentIntents.retrieve(paymentIntent));
        return paid?.metadata.gift_id;
      }
      const paid = await unlessMissing(stripe.invoices.retrieve(invoice));
      return paid && subscriptionOf(paid).giftId;
    },

    /** In cents; null while it cannot be told. Monthly payments are known by their invoice here. */
    async feeOf(reference: string): Promise<number | null> {
      const intent = await intentOf(reference);
      if (!intent) return null;
      const expand = ["latest_charge.balance_transaction"];
      const paid = await unlessMissing(stripe.paymentIntents.retrieve(intent, { expand }));
      const charge = paid?.latest_charge;
      const entry = charge && typeof charge === "object" ? charge.balance_transaction : null;
      return entry && typeof entry === "object" ? entry.fee : null;
    },
  };
};
