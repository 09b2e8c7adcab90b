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

  const returnUrlOf = async (about: { payment_intent: string } | { subscription: string }) => {
    const { data } = await stripe.checkout.sessions.list({ ...about, limit: 1 });
    return data[0]?.success_url;
  };

  return {
    invoiceOf,

    /** Where the checkout behind what an event tells of led its donor back to. */
    async returnUrlOf({ data: { object } }: Stripe.Event) {
      if (object.object === "checkout.session") return object.success_url;
      if (object.object === "subscription") return returnUrlOf({ subscription: object.id });
      const intent = "payment_intent" in object ? idOf(object.payment_intent) : null;
      const name = intent && (await invoiceOf(intent));
      const paid = name ? await unlessMissing(stripe.invoices.retrieve(name)) : undefined;
      const invoice = object.object === "invoice" ? object : paid;
      const subscription = invoice && subscriptionOf(invoice).subscription;
      if (subscription) return returnUrlOf({ subscription });
      return intent ? returnUrlOf({ payment_intent: intent }) : undefined;
    },

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
