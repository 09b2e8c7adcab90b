import type { Deps } from "#backend/deps.ts";
import { type Env, settingsFrom } from "#backend/env.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import { type Checkout, createSandbox } from "./checkout.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    /** Where donors pay: Stripe's pages or the test page. Absent where online giving is not set up. */
    checkout: Checkout | undefined;
    /** Card payments, when there is an account. */
    stripe?: StripeGateway | undefined;
  }
}

/** Real cards when there is an account, otherwise the test checkout where it is wanted, or none. */
export const checkoutFrom = async (env: Env): Promise<Pick<Deps, "checkout" | "stripe">> => {
  const { siteUrl, functionsUrl } = settingsFrom(env);
  if (!env.STRIPE_SECRET_KEY)
    return { checkout: env.TEST_CHECKOUT === "on" ? createSandbox(functionsUrl) : undefined };
  // Stripe's library is large, and most machines that run the site take no cards.
  const { createStripe } = await import("#backend/giving/stripe/stripe.ts");
  const stripe = createStripe({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    siteUrl,
    apiBase: env.STRIPE_API_BASE,
  });
  return { checkout: stripe, stripe };
};
