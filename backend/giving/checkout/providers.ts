import type { Deps } from "#backend/deps.ts";
import { type Env, settingsFrom } from "#backend/env.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import type { Checkout } from "./checkout.ts";
import { createSandbox } from "./sandbox.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    /** Where donors pay: Stripe's pages or the test page. Absent where online giving is not set up. */
    checkout: Checkout | undefined;
    /** Card payments, when there is an account. */
    stripe?: StripeGateway | undefined;
  }
}

type GivingSettings = {
  siteUrl: string;
  functionsUrl: string;
  stripeSecretKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  stripeApiBase?: string | undefined;
  /** Whether the test page may stand in for cards. */
  testCheckout: boolean;
};

/** Real cards when there is an account, otherwise the test checkout where it is wanted, or none. */
const chooseCheckout = async (
  settings: GivingSettings,
): Promise<Pick<Deps, "checkout" | "stripe">> => {
  if (!settings.stripeSecretKey)
    return { checkout: settings.testCheckout ? createSandbox(settings.functionsUrl) : undefined };
  // Stripe's library is large, and most machines that run the site take no cards.
  const { createStripe } = await import("#backend/giving/stripe/stripe.ts");
  const stripe = createStripe({
    secretKey: settings.stripeSecretKey,
    webhookSecret: settings.stripeWebhookSecret,
    siteUrl: settings.siteUrl,
    apiBase: settings.stripeApiBase,
  });
  return { checkout: stripe, stripe };
};

export const checkoutFrom = (env: Env) =>
  chooseCheckout({
    ...settingsFrom(env),
    stripeSecretKey: env.STRIPE_SECRET_KEY,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
    stripeApiBase: env.STRIPE_API_BASE,
    testCheckout: env.TEST_CHECKOUT === "on",
  });
