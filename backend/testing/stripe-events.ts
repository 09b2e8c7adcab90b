import Stripe from "stripe";
import { successUrl } from "#backend/giving/checkout/checkout.ts";
import type { Language } from "#rules/languages.ts";
import type { testSite } from "./site.ts";
import { webhookSecret } from "./stripe-stand-in.ts";

type Site = Awaited<ReturnType<typeof testSite>>;
type Gift = {
  id: string;
  amount_cents: number;
  frequency: string;
  livemode?: boolean;
  language?: Language;
  campaign?: string | null;
};

let counter = 0;

/** An event as Stripe would send it; only what we read of it. */
export const stripeEvent = (
  type: string,
  object: Record<string, unknown>,
  at: Date,
  livemode = false,
) =>
  ({
    id: `evt_${++counter}`,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: Math.floor(at.getTime() / 1000),
    livemode,
    type,
    data: { object },
  }) as unknown as Stripe.Event;

const ada = { name: "Ada Okoro", email: "ada@example.org" };

/** What Stripe says about one gift. Every part may be replaced. */
export const stripeStory = (
  site: { deps: Pick<Site["deps"], "now"> & Partial<Pick<Site["deps"], "settings">> },
  gift: Gift,
  donor = ada,
) => {
  const now = site.deps.now();
  const metadata = { gift_id: gift.id, ...(gift.campaign && { campaign: gift.campaign }) };
  const { livemode = false } = gift;
  const monthly = gift.frequency === "monthly";
  const intent = `pi_${gift.id}`;
  const chosen = {
    id: gift.id,
    amountCents: gift.amount_cents,
    frequency: monthly ? ("monthly" as const) : ("one_time" as const),
    campaign: gift.campaign ?? null,
    language: gift.language ?? ("en" as const),
  };
  const session = {
    id: `cs_${gift.id}`,
    object: "checkout.session",
    livemode,
    status: "complete",
    payment_status: "paid",
    mode: monthly ? "subscription" : "payment",
    amount_total: gift.amount_cents,
    currency: "usd",
    created: Math.floor(now.getTime() / 1000),
    customer: `cus_${gift.id}`,
    customer_details: donor,
    invoice: monthly ? `in_1_${gift.id}` : null,
    payment_intent: monthly ? null : intent,
    subscription: monthly ? `sub_${gift.id}` : null,
    metadata,
    client_reference_id: gift.id,
    success_url: successUrl(site.deps.settings?.siteUrl ?? "https://site.example", chosen),
    locale: chosen.language === "es" ? "es-419" : null,
    expires_at: Math.floor(now.getTime() / 1000) + 3600,
  };
  const invoice = (month: number) => ({
    id: `in_${month}_${gift.id}`,
    object: "invoice",
    livemode,
    amount_paid: gift.amount_cents,
    billing_reason: month === 1 ? "subscription_create" : "subscription_cycle",
    currency: "usd",
    customer: `cus_${gift.id}`,
    customer_name: donor.name,
    customer_email: donor.email,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: `sub_${gift.id}`, metadata },
    },
    status_transitions: { paid_at: Math.floor(now.getTime() / 1000) },
  });
  const created = Math.floor(now.getTime() / 1000);
  const refund = (cents: number) => ({
    id: `re_${cents}_${gift.id}`,
    object: "refund",
    amount: cents,
    created,
    payment_intent: intent,
    status: "succeeded",
  });
  const dispute = {
    id: `dp_${gift.id}`,
    object: "dispute",
    amount: gift.amount_cents,
    created,
    payment_intent: intent,
  };
  const report = (type: string, object: object, change: object = {}) =>
    stripeEvent(type, { ...object, ...change }, now, livemode);
  return {
    intent,
    completed: (change?: object) => report("checkout.session.completed", session, change),
    bankPaid: () => report("checkout.session.async_payment_succeeded", session),
    bankFailed: () =>
      report("checkout.session.async_payment_failed", session, { payment_status: "unpaid" }),
    expired: () => report("checkout.session.expired", session, { status: "expired" }),
    invoicePaid: (month: number, change?: object) => report("invoice.paid", invoice(month), change),
    invoiceFailed: (month: number) =>
      report("invoice.payment_failed", invoice(month), { amount_paid: 0 }),
    ended: () =>
      report("customer.subscription.deleted", {
        id: `sub_${gift.id}`,
        object: "subscription",
        metadata,
      }),
    /** The donor sets another amount at Stripe. */
    amountChanged: (cents: number, at = now) =>
      stripeEvent(
        "customer.subscription.updated",
        {
          id: `sub_${gift.id}`,
          object: "subscription",
          currency: "usd",
          items: { data: [{ price: { unit_amount: cents }, quantity: 1 }] },
          metadata,
        },
        at,
        livemode,
      ),
    refunded: (cents: number, change?: object) => report("refund.created", refund(cents), change),
    refundFailed: (cents: number) => report("refund.failed", refund(cents), { status: "failed" }),
    disputed: () => report("charge.dispute.created", dispute, { status: "needs_response" }),
    disputeClosed: (status: "won" | "lost") => report("charge.dispute.closed", dispute, { status }),
  };
};

/** Delivers an event to the webhook, signed as Stripe signs, `age` seconds ago. */
export const deliver = async (
  site: Site,
  event: Stripe.Event,
  { age = 0, secret = webhookSecret, body = JSON.stringify(event) } = {},
) => {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: JSON.stringify(event),
    secret,
    timestamp: Math.floor(site.deps.now().getTime() / 1000) - age,
  });
  return site.request("stripe-webhook", {
    method: "POST",
    headers: { "stripe-signature": signature },
    body,
  });
};
