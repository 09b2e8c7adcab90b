import type { Deps } from "#functions/deps.ts";
import { createSandbox } from "./sandbox.ts";
import { createStripe } from "./stripe.ts";

export type GivingSettings = {
  siteUrl: string;
  functionsUrl: string;
  stripeSecretKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  stripeApiBase?: string | undefined;
};

/** Real cards when there is an account, the test checkout otherwise, never both. */
export const chooseCheckout = (settings: GivingSettings): Pick<Deps, "checkout" | "stripe"> => {
  if (!settings.stripeSecretKey) return { checkout: createSandbox(settings.functionsUrl) };
  const stripe = createStripe({
    secretKey: settings.stripeSecretKey,
    webhookSecret: settings.stripeWebhookSecret,
    siteUrl: settings.siteUrl,
    apiBase: settings.stripeApiBase,
  });
  return { checkout: stripe, stripe };
};
