import type { Handler } from "hono";
import type { Deps } from "#backend/deps.ts";
import { createPayment } from "#backend/giving/create-payment.ts";
import { giftStatus } from "#backend/giving/gift-status.ts";
import { showSandboxCheckout, useSandboxCheckout } from "#backend/giving/sandbox-checkout.ts";
import { stripeWebhook } from "#backend/giving/stripe-webhook.ts";
import { sendContactForm } from "#backend/inbox/send-contact-form.ts";
import { sendVolunteerApplication } from "#backend/inbox/send-volunteer-application.ts";
import { showConfirmation, useConfirmation } from "#backend/newsletter/confirm-newsletter.ts";
import { subscribeNewsletter } from "#backend/newsletter/subscribe-newsletter.ts";
import { showUnsubscribe, useUnsubscribe } from "#backend/newsletter/unsubscribe-newsletter.ts";
import type { AppEnv } from "./http.ts";

export type Route = { method: "GET" | "POST"; name: string; handle: Handler<AppEnv> };

/** Every function of the backend, by the name the browser calls. */
export const routes = (deps: Deps): Route[] => [
  { method: "POST", name: "send-contact-form", handle: sendContactForm(deps) },
  { method: "POST", name: "send-volunteer-application", handle: sendVolunteerApplication(deps) },
  { method: "POST", name: "subscribe-newsletter", handle: subscribeNewsletter(deps) },
  { method: "GET", name: "confirm-newsletter", handle: showConfirmation(deps) },
  { method: "POST", name: "confirm-newsletter", handle: useConfirmation(deps) },
  { method: "GET", name: "unsubscribe-newsletter", handle: showUnsubscribe(deps) },
  { method: "POST", name: "unsubscribe-newsletter", handle: useUnsubscribe(deps) },
  { method: "POST", name: "create-payment", handle: createPayment(deps) },
  { method: "GET", name: "gift-status", handle: giftStatus(deps) },
  { method: "POST", name: "gift-status", handle: giftStatus(deps) },
  { method: "POST", name: "stripe-webhook", handle: stripeWebhook(deps) },
  { method: "GET", name: "sandbox-checkout/:checkout", handle: showSandboxCheckout(deps) },
  { method: "POST", name: "sandbox-checkout/:checkout", handle: useSandboxCheckout(deps) },
];

/** The first part of every path: what a hosted function, or a line in a log, is named after. */
export const functionNames = (): string[] => [
  // Only the names are read; no function is called.
  ...new Set(routes({} as Deps).map(({ name }) => name.split("/")[0] ?? name)),
];
