import Stripe from "stripe";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import type { Language } from "#rules/languages.ts";
import { isStripePage, unavailable } from "./stripe-client.ts";
import { idOf } from "./stripe-returns.ts";
import { unlessMissing } from "./unless-missing.ts";

/** For what donors go to a page of the card provider: a new card, or a new billing address. */
export type PortalStep = "payment_method_update" | "customer_update";

/** A card, or a bank account, which expires at no time. */
export type SavedCard = {
  id: string;
  savedAt: Date;
  expires: { month: number; year: number } | null;
};

const savedCard = (method: string | Stripe.PaymentMethod | null | undefined) => {
  if (!method || typeof method === "string") return null;
  const { id, created, card } = method;
  const expires = card ? { month: card.exp_month, year: card.exp_year } : null;
  return { id, savedAt: new Date(created * 1000), expires };
};

export const stripePortal = (stripe: Stripe) => ({
  /**
   * Stripe's page for this one step, which leads back when it is done. `openedAt` is by Stripe's
   * clock, as is the time at which a card was saved. Rejects with `CheckoutUnavailable`.
   */
  async openPortal(
    customer: string,
    step: PortalStep,
    returnUrl: string,
    language: Language = "en",
  ) {
    try {
      const session = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        ...(language === "es" && { locale: "es-419" as const }),
        flow_data: {
          type: step,
          after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
        },
      });
      if (!isStripePage(session.url))
        throw new CheckoutUnavailable(502, { reason: "no address in the answer" });
      return { url: session.url, openedAt: new Date(session.created * 1000) };
    } catch (error) {
      throw error instanceof Stripe.errors.StripeError ? unavailable(error) : error;
    }
  },

  /** The card that pays a monthly gift, and the one that its donor saved last. */
  async cardsOf(subscription: string) {
    const expand = ["default_payment_method", "customer.invoice_settings.default_payment_method"];
    const found = await unlessMissing(stripe.subscriptions.retrieve(subscription, { expand }));
    if (!found) return undefined;
    const { customer, default_payment_method: own } = found;
    const known = typeof customer === "object" && !customer.deleted ? customer : undefined;
    const saved = savedCard(known?.invoice_settings.default_payment_method);
    return { paying: savedCard(own) ?? saved, saved };
  },

  /**
   * Has the monthly gift paid by this card. The page for a new card makes it the customer's, while
   * a gift that began at the checkout goes on with its own card. Answers whether Stripe says so.
   */
  async payWith(subscription: string, card: string) {
    const told = await stripe.subscriptions.update(subscription, { default_payment_method: card });
    return idOf(told.default_payment_method) === card;
  },
});
