import type { Handler } from "hono";
import { createPayment } from "./create-payment.ts";
import type { Deps } from "./deps.ts";
import { giftStatus } from "./gift-status.ts";
import type { AppEnv } from "./http.ts";
import { showSandboxCheckout, useSandboxCheckout } from "./sandbox-checkout.ts";
import { stripeWebhook } from "./stripe-webhook.ts";

export type Route = { method: "GET" | "POST"; name: string; handle: Handler<AppEnv> };

/** Every function of the backend, by the name the browser calls. */
export const routes = (deps: Deps): Route[] => [
  { method: "POST", name: "create-payment", handle: createPayment(deps) },
  { method: "GET", name: "gift-status", handle: giftStatus(deps) },
  { method: "POST", name: "gift-status", handle: giftStatus(deps) },
  { method: "POST", name: "stripe-webhook", handle: stripeWebhook(deps) },
  { method: "GET", name: "sandbox-checkout/:checkout", handle: showSandboxCheckout(deps) },
  { method: "POST", name: "sandbox-checkout/:checkout", handle: useSandboxCheckout(deps) },
];
