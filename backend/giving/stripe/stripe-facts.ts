import type Stripe from "stripe";
import { checkFact, type Fact, UnreadableFact } from "#backend/giving/ledger/facts.ts";
import { honoreeIn } from "#rules/checkout-fields.ts";
import { disputeFact, idOf, isoTime, refundFact } from "./stripe-returns.ts";

/** The events we act on: to be ticked when the webhook is set up at Stripe. */
export const handledEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.updated",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const;

export const factFrom = (event: Stripe.Event): Fact | null => {
  let fact: Fact | null;
  try {
    fact = read(event);
  } catch (error) {
    // Something in it is missing or of another kind than the API promises.
    throw new UnreadableFact(`This ${event.type} cannot be read: ${error}`);
  }
  return checkFact(fact);
};

const read = (event: Stripe.Event): Fact | null => {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return sessionFact(event.data.object, event.created);
    case "checkout.session.async_payment_failed":
      return transferFailed(event.data.object);
    case "invoice.paid":
      return invoicePaid(event.data.object, event.created);
    case "invoice.payment_failed":
      return invoiceMissed(event.data.object);
    case "customer.subscription.deleted":
      return ended(event.data.object);
    case "customer.subscription.updated":
      return monthlyFact(event.data.object, event.created);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.refund.updated":
      return refundFact(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed":
      return disputeFact(event.data.object, event.type, event.created);
    default:
      return null;
  }
};

const billingFields = ["address", "name", "phone"] as const;

/** Whose billing address changed, if that is what changed: a customer is reported for anything. */
export const changedBilling = (event: Stripe.Event) => {
  if (event.type !== "customer.updated") return undefined;
  const { object, previous_attributes: before = {} } = event.data;
  const changed = billingFields.some((field) => Object.hasOwn(before, field));
  return changed ? { customer: object.id, at: isoTime(event.created) } : undefined;
};

export const sessionFact = (session: Stripe.Checkout.Session, at: number): Fact | null => {
  const giftId = session.metadata?.gift_id;
  if (!giftId) return null;
  if (session.status === "expired") return { kind: "expired", giftId };
  if (session.status !== "complete") return null;

  const known = {
    giftId,
    livemode: session.livemode,
    donor: donorOf(session),
    subscription: idOf(session.subscription),
    customer: idOf(session.customer),
    ...addedIn(session),
    begun: begunIn(session),
  };
  const reference =
    session.mode === "subscription" ? idOf(session.invoice) : idOf(session.payment_intent);
  if (session.payment_status !== "paid" || !reference || session.amount_total === null)
    return { kind: "pending", ...known, ...amountOf(session) };
  const payment = {
    reference,
    amountCents: session.amount_total,
    currency: session.currency ?? "unknown",
    paidAt: isoTime(at),
  };
  return { kind: "paid", ...known, payment };
};

/** A gift is begun by us in this form alone; what else the account sells is no concern of ours. */
const begunIn = (session: Stripe.Checkout.Session) => {
  const { metadata, success_url: returnUrl, client_reference_id: reference } = session;
  if (!returnUrl || reference !== metadata?.gift_id) return null;
  return {
    checkout: session.id,
    returnUrl,
    frequency: session.mode === "subscription" ? ("monthly" as const) : ("one_time" as const),
    language: session.locale?.startsWith("es") ? ("es" as const) : ("en" as const),
    campaign: metadata?.campaign ?? null,
    createdAt: isoTime(session.created),
    expiresAt: isoTime(session.expires_at),
  };
};

const donorOf = ({ customer_details: details }: Stripe.Checkout.Session) => ({
  name: details?.name ?? null,
  email: details?.email ?? null,
});

const addedIn = ({ custom_fields: fields }: Stripe.Checkout.Session) => {
  const field = (key: string) => fields?.find((one) => one.key === key);
  return {
    honoree: honoreeIn(field("honoree")?.text?.value),
    designation: field("designation")?.dropdown?.value ?? null,
  };
};

/** What the donor said yes to: the gift and whatever was added at the checkout. */
const amountOf = ({ amount_total: total }: Stripe.Checkout.Session) =>
  total === null || total === undefined ? {} : { amountCents: total };

const transferFailed = (session: Stripe.Checkout.Session): Fact | null => {
  const giftId = session.metadata?.gift_id;
  if (!giftId) return null;
  return {
    kind: "failed",
    giftId,
    donor: donorOf(session),
    subscription: idOf(session.subscription),
    customer: idOf(session.customer),
    ...amountOf(session),
  };
};

/** When the money came, if the answer was asked to tell: a gift belongs to the year it was paid in. */
export const paidTime = ({ payment_intent: intent, invoice }: Stripe.Checkout.Session) => {
  const charge = typeof intent === "object" ? intent?.latest_charge : undefined;
  if (charge && typeof charge === "object") return charge.created;
  return typeof invoice === "object" ? invoice?.status_transitions.paid_at : undefined;
};

/** An invoice carries the metadata of its subscription: it names the gift even when it is first. */
export const subscriptionOf = (invoice: Stripe.Invoice) => {
  // Before 2025 the API kept these at the top; Stripe's event list may answer in that form.
  const older = invoice as unknown as {
    subscription?: string;
    subscription_details?: { metadata?: Stripe.Metadata | null };
  };
  const details = invoice.parent?.subscription_details;
  return {
    giftId: (details?.metadata ?? older.subscription_details?.metadata)?.gift_id,
    subscription: idOf(details?.subscription) ?? older.subscription ?? null,
  };
};

/** The first invoice of a subscription is for what was asked; these are for what it is by then. */
const renewals = new Set(["subscription_cycle", "subscription_update", "subscription"]);

const invoicePaid = (invoice: Stripe.Invoice, at: number): Fact | null => {
  const { giftId, subscription } = subscriptionOf(invoice);
  if (!giftId || !invoice.id || invoice.amount_paid === 0) return null;
  return {
    kind: "paid",
    giftId,
    livemode: invoice.livemode,
    donor: { name: invoice.customer_name ?? null, email: invoice.customer_email ?? null },
    subscription,
    customer: idOf(invoice.customer),
    payment: {
      reference: invoice.id,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      paidAt: isoTime(invoice.status_transitions?.paid_at ?? at),
      renewal: renewals.has(invoice.billing_reason ?? ""),
    },
  };
};

const invoiceMissed = (invoice: Stripe.Invoice): Fact | null => {
  const { giftId } = subscriptionOf(invoice);
  return giftId && invoice.id ? { kind: "missed", giftId, reference: invoice.id } : null;
};

/** The end of its period, where the API keeps it today and where it kept it before 2025. */
export const periodEnd = (subscription: Stripe.Subscription): number | undefined =>
  subscription.items?.data[0]?.current_period_end ??
  (subscription as unknown as { current_period_end?: number }).current_period_end;

const monthlyFact = (subscription: Stripe.Subscription, at: number): Fact | null => {
  const giftId = subscription.metadata?.gift_id;
  const amountCents = subscription.items?.data.reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
    0,
  );
  if (!giftId || !amountCents || subscription.currency !== "usd") return null;
  const end = periodEnd(subscription);
  const pause = subscription.pause_collection;
  return {
    kind: "monthly",
    giftId,
    amountCents,
    at: isoTime(at),
    nextChargeAt: end === undefined ? null : isoTime(end),
    paused: pause ? { until: pause.resumes_at ? isoTime(pause.resumes_at) : null } : null,
  };
};

const ended = ({ metadata }: Stripe.Subscription): Fact | null =>
  metadata?.gift_id ? { kind: "ended", giftId: metadata.gift_id } : null;
