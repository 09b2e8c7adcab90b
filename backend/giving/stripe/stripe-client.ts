import Stripe from "stripe";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";

export type ClientSettings = {
  secretKey: string;
  /** A stand-in's address, for tests. */
  apiBase?: string | undefined;
  timeoutMs?: number;
};

export const stripeClient = ({ secretKey, apiBase, timeoutMs }: ClientSettings) =>
  new Stripe(secretKey, {
    // A donor waits for this answer; the library's own 80 seconds are far too long.
    timeout: timeoutMs ?? 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(apiBase),
  });

const addressOf = (apiBase: string | undefined) => {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === "http:";
  return {
    protocol: plain ? ("http" as const) : ("https" as const),
    host: hostname,
    port: port || (plain ? 80 : 443),
  };
};

/** Donors type their cards there: nothing else in an answer is passed on to them. */
export const isStripePage = (text: unknown): text is string => {
  if (typeof text !== "string" || !URL.canParse(text)) return false;
  const { protocol, username } = new URL(text);
  return protocol === "https:" && !username;
};

export const unavailable = (error: Stripe.errors.StripeError) => {
  const timedOut = error instanceof Stripe.errors.StripeConnectionError;
  const busy = error instanceof Stripe.errors.StripeRateLimitError;
  return new CheckoutUnavailable(timedOut ? 504 : busy ? 503 : 502, {
    type: error.type,
    code: error.code,
    stripeStatus: error.statusCode,
    stripeRequestId: error.requestId,
  });
};
