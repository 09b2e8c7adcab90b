import { type Finding, found } from "#backend/doctor/finding.ts";
import type { Env } from "#backend/env.ts";
import { isLocalAddress } from "#backend/settings.ts";
import { isLiveKey } from "#backend/stripe-key.ts";

const aboutCards = ({ STRIPE_SECRET_KEY: key, ...env }: Env): Finding | undefined => {
  if (!key)
    return {
      level: "warning",
      about: "test-checkout",
      says:
        env.TEST_CHECKOUT === "on"
          ? "STRIPE_SECRET_KEY is not set: donors see the test checkout, and no card is charged."
          : "STRIPE_SECRET_KEY is not set: no one can give online, and donors are asked to call.",
      remedy: "Set up Stripe: docs/giving.md.",
    };
  if (!isLiveKey(key))
    return {
      level: "warning",
      about: "test-key",
      says: "STRIPE_SECRET_KEY is a test key: no card is charged.",
      remedy: "Put in the live key (sk_live_… or rk_live_…), with the live webhook's secret.",
    };
  return undefined;
};

/** What the settings tell about cards. On one's own machine everything may stand in for something. */
export const cardSettings = (env: Env): Finding[] =>
  found([
    isLocalAddress(env.SITE_URL) ? undefined : aboutCards(env),
    env.STRIPE_SECRET_KEY !== undefined &&
      !env.STRIPE_WEBHOOK_SECRET && {
        level: "error",
        about: "webhook-secret-missing",
        says: "STRIPE_WEBHOOK_SECRET is not set: every report from Stripe is refused.",
        remedy: "Copy the signing secret of the webhook at Stripe into STRIPE_WEBHOOK_SECRET.",
      },
  ]);
