import type { Deps } from "#backend/deps.ts";
import { createSandbox } from "./sandbox.ts";

export type GivingSettings = {
  siteUrl: string;
  functionsUrl: string;
  stripeSecretKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  stripeApiBase?: string | undefined;
};

/** Real cards when there is an account, the test checkout otherwise, never both. */
export const chooseCheckout = async (
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
