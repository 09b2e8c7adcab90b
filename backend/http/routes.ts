import type { Handler } from "hono";
import type { Deps } from "#backend/deps.ts";
import { createPayment } from "#backend/giving/create-payment.ts";
import { giftStatus } from "#backend/giving/gift-status.ts";
import { showSandboxCheckout, submitSandboxCheckout } from "#backend/giving/sandbox-checkout.ts";
import { stripeWebhook } from "#backend/giving/stripe-webhook.ts";
import { sendContactForm } from "#backend/inbox/send-contact-form.ts";
import { sendVolunteerApplication } from "#backend/inbox/send-volunteer-application.ts";
import { confirmSubscription, showConfirmation } from "#backend/newsletter/confirm-newsletter.ts";
import { subscribeNewsletter } from "#backend/newsletter/subscribe-newsletter.ts";
import { confirmUnsubscribe, showUnsubscribe } from "#backend/newsletter/unsubscribe-newsletter.ts";
import type { AppEnv } from "./context.ts";

export type Route = {
  method: "GET" | "POST";
  /** What the browser calls it; a path below it may follow. */
  name: string;
  handler(deps: Deps): Handler<AppEnv>;
  /** Browsers without our script send it as a form, and its limits refuse with what was typed. */
  isForm?: true;
};

/** Every function of the backend. */
export const routes: readonly Route[] = [
  { method: "POST", name: "send-contact-form", handler: sendContactForm, isForm: true },
  {
    method: "POST",
    name: "send-volunteer-application",
    handler: sendVolunteerApplication,
    isForm: true,
  },
  { method: "POST", name: "subscribe-newsletter", handler: subscribeNewsletter, isForm: true },
  { method: "GET", name: "confirm-newsletter", handler: showConfirmation },
  { method: "POST", name: "confirm-newsletter", handler: confirmSubscription },
  { method: "GET", name: "unsubscribe-newsletter", handler: showUnsubscribe },
  { method: "POST", name: "unsubscribe-newsletter", handler: confirmUnsubscribe },
  { method: "POST", name: "create-payment", handler: createPayment, isForm: true },
  { method: "GET", name: "gift-status", handler: giftStatus },
  { method: "POST", name: "gift-status", handler: giftStatus },
  { method: "POST", name: "stripe-webhook", handler: stripeWebhook },
  { method: "GET", name: "sandbox-checkout/:checkout", handler: showSandboxCheckout },
  { method: "POST", name: "sandbox-checkout/:checkout", handler: submitSandboxCheckout },
];

/** The first part of every path: what a hosted function, or a line in a log, is named after. */
export const functionNames: readonly string[] = [
  ...new Set(routes.map(({ name }) => name.split("/")[0] ?? name)),
  // One function with many paths below it, which backend/desk/ names.
  "desk",
];
