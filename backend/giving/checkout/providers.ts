import type { Deps } from "#backend/deps.ts";
import { type Env, settingsFrom } from "#backend/env.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import type { Log } from "#backend/log.ts";
import { type Checkout, createSandbox } from "./checkout.ts";

declare module "#backend/deps.ts" {
  interface Deps {
    checkout: Checkout | undefined;
    stripe?: StripeGateway | undefined;
  }
}

export const checkoutFrom = async (
  env: Env,
  log?: Log,
): Promise<Pick<Deps, "checkout" | "stripe">> => {
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
    log,
  });
  return { checkout: stripe, stripe };
};
