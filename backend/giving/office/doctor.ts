import Stripe from "stripe";
import { compareClocks, type Finding } from "#backend/doctor/finding.ts";
import type { Env } from "#backend/env.ts";
import { stripeClient } from "#backend/giving/stripe/stripe-client.ts";
import { handledEvents } from "#backend/giving/stripe/stripe-facts.ts";

type CardEnv = Pick<Env, "STRIPE_SECRET_KEY" | "STRIPE_API_BASE" | "FUNCTIONS_URL">;

const day = 86_400;
/** Stripe tries again for days; a report that is younger may simply be on its way. */
const onItsWaySeconds = 600;

const webhookAddress = ({ FUNCTIONS_URL }: CardEnv) => `${FUNCTIONS_URL}/stripe-webhook`;

const findEndpoint = async (stripe: Stripe, address: string) => {
  const { data, lastResponse } = await stripe.webhookEndpoints.list({ limit: 100 });
  const ours = data.filter(({ url }) => url === address);
  // One that is turned off may have been replaced.
  const endpoint = ours.find(({ status }) => status === "enabled") ?? ours[0];
  return { endpoint, date: lastResponse?.headers?.date };
};

const checkEndpoint = (
  endpoint: Stripe.WebhookEndpoint | undefined,
  address: string,
): Finding | undefined => {
  if (!endpoint)
    return {
      level: "error",
      about: "webhook-missing",
      says: `Stripe has no webhook to ${address}: receipts go out late, and refunds and disputes are missed.`,
      remedy:
        "Add it at Stripe with the events in docs/giving.md, and put its secret into STRIPE_WEBHOOK_SECRET.",
    };
  if (endpoint.status !== "enabled")
    return {
      level: "error",
      about: "webhook-off",
      says: "The webhook is turned off at Stripe.",
      remedy:
        "Turn it on there. Stripe turns a webhook off automatically when it was refused for days.",
    };
  const events: string[] = endpoint.enabled_events;
  const missing = handledEvents.filter((type) => !events.includes(type) && !events.includes("*"));
  if (missing.length === 0) return undefined;
  return {
    level: "warning",
    about: "webhook-events",
    says: `The webhook at Stripe leaves out ${missing.join(", ")}.`,
    remedy: "Add these events to it at Stripe.",
  };
};

/** Stripe counts the webhooks that have not taken an event: ours, if the secret is wrong. */
const checkReports = async (stripe: Stripe, now: Date): Promise<Finding | undefined> => {
  const seconds = Math.floor(now.getTime() / 1000);
  const created = { gte: seconds - 3 * day, lte: seconds - onItsWaySeconds };
  const { data } = await stripe.events.list({ created, types: [...handledEvents], limit: 100 });
  const waiting = data.filter(({ pending_webhooks }) => pending_webhooks > 0).length;
  if (waiting === 0) return undefined;
  return {
    level: "error",
    about: "webhook-refused",
    says: `${waiting} of Stripe's last ${data.length} reports were not accepted: the webhook's secret is wrong, or the site cannot be reached.`,
    remedy:
      "Copy the signing secret of this webhook into STRIPE_WEBHOOK_SECRET and restart; then send the reports again at Stripe.",
  };
};

/** Donors enter a new card there; without settings Stripe opens no page for it. */
const checkPortal = async (stripe: Stripe): Promise<Finding | undefined> => {
  const { data } = await stripe.billingPortal.configurations
    .list({ is_default: true, active: true, limit: 1 })
    .catch((error) => {
      // A restricted key may well open the page and not read its settings.
      if (error instanceof Stripe.errors.StripePermissionError) return { data: undefined };
      throw error;
    });
  if (!data || data[0]?.features.payment_method_update.enabled) return undefined;
  return {
    level: "warning",
    about: "card-portal",
    says: "Stripe's customer portal is not set up for new cards: a donor whose card was refused cannot enter another one.",
    remedy: "Turn on payment methods in the customer portal's settings at Stripe, and save them.",
  };
};

const refusal = (error: unknown): Finding => {
  if (error instanceof Stripe.errors.StripePermissionError)
    return {
      level: "note",
      about: "webhook-unknown",
      says: "STRIPE_SECRET_KEY is a restricted key that may not read webhooks, so they were not checked.",
      remedy: "Give the key the right to read Webhook Endpoints, or look at the webhook at Stripe.",
    };
  if (error instanceof Stripe.errors.StripeConnectionError)
    return {
      level: "warning",
      about: "stripe-away",
      says: "Stripe is not answering: no one can give by card now.",
      remedy: "Check that this machine can reach api.stripe.com, and Stripe's own status page.",
    };
  return {
    level: "error",
    about: "card-key-refused",
    says: "Stripe does not accept STRIPE_SECRET_KEY: no one can give by card.",
    remedy: "Copy the key from Stripe again; it may have been rolled or revoked.",
  };
};

export const checkCards = async (env: CardEnv, now: Date): Promise<Finding[]> => {
  if (!env.STRIPE_SECRET_KEY) return [];
  const stripe = stripeClient({ secretKey: env.STRIPE_SECRET_KEY, apiBase: env.STRIPE_API_BASE });
  try {
    const { endpoint, date } = await findEndpoint(stripe, webhookAddress(env));
    return [
      ...(date ? compareClocks(now, new Date(date), "Stripe's") : []),
      checkEndpoint(endpoint, webhookAddress(env)),
      await checkReports(stripe, now),
      await checkPortal(stripe),
    ].filter((finding) => finding !== undefined);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return [refusal(error)];
    throw error;
  }
};

/** Calls as Stripe would, with a signature that cannot fit. Being refused for it is the answer. */
export const probeWebhook = async (env: CardEnv): Promise<Finding[]> => {
  if (!env.STRIPE_SECRET_KEY) return [];
  const address = webhookAddress(env);
  const says = await fetch(address, {
    method: "POST",
    headers: { "stripe-signature": "t=1,v1=0" },
    body: "{}",
    signal: AbortSignal.timeout(8_000),
  }).then(
    ({ status }) =>
      status === 400 ? undefined : `answers ${status} instead of refusing a forged one`,
    // Its cause says more, where there is one.
    ({ cause, message }: Error & { cause?: { code?: string } }) =>
      `cannot be reached from here (${cause?.code ?? message})`,
  );
  if (!says) return [];
  return [
    {
      level: "error",
      about: "webhook-away",
      says: `The webhook's address ${address} ${says}.`,
      remedy:
        "Make sure that the site runs with STRIPE_SECRET_KEY set, and that the proxy forwards /functions/.",
    },
  ];
};
