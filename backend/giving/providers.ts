import type { Deps } from "#backend/deps.ts";
import { type Env, settingsFrom } from "#backend/env.ts";
import { createSandbox } from "./sandbox.ts";

type GivingSettings = {
  siteUrl: string;
  functionsUrl: string;
  stripeSecretKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  stripeApiBase?: string | undefined;
};

/** Real cards when there is an account, the test checkout otherwise, never both. */
const chooseCheckout = async (
  settings: GivingSettings,
): Promise<Pick<Deps, "checkout" | "stripe">> => {
  if (!settings.stripeSecretKey) return { checkout: createSandbox(settings.functionsUrl) };
  // Stripe's library is large, and most machines that run the site take no cards.
  const { createStripe } = await import("./stripe.ts");
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
  });
