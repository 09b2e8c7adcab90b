import type Stripe from "stripe";
import type { Fact } from "./facts.ts";

/** The events we act on: to be ticked when the webhook is set up at Stripe. */
export const handledEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.deleted",
  "charge.refunded",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;

/** A Stripe event in our words, or null when it says nothing about a gift. */
export const factFrom = (event: Stripe.Event): Fact | null => {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return sessionFact(event.data.object, event.created);
    case "checkout.session.async_payment_failed":
      return giftFact("failed", event.data.object.metadata);
    case "invoice.paid":
      return invoicePaid(event.data.object, event.created);
    case "invoice.payment_failed":
      return invoiceMissed(event.data.object);
    case "customer.subscription.deleted":
      return giftFact("ended", event.data.object.metadata);
    case "charge.refunded":
      return refunded(event.data.object);
    case "refund.failed":
      return refundFailed(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.closed":
      return disputed(event.data.object, event.type === "charge.dispute.closed");
    default:
      return null;
  }
};

/** How a checkout stands; null while it is open or when it is not one of ours. */
export const sessionFact = (
  session: Stripe.Checkout.Session,
  at = session.created,
): Fact | null => {
  const giftId = session.metadata?.gift_id;
  if (!giftId) return null;
  if (session.status === "expired") return { kind: "expired", giftId };
  if (session.status !== "complete") return null;

  const known = {
    giftId,
    donor: {
      name: session.customer_details?.name ?? null,
      email: session.customer_details?.email ?? null,
    },
    subscription: idOf(session.subscription),
    customer: idOf(session.customer),
  };
  const reference =
    session.mode === "subscription" ? idOf(session.invoice) : idOf(session.payment_intent);
  if (session.payment_status !== "paid" || !reference || session.amount_total === null)
    return { kind: "pending", ...known };
  const payment = {
    reference,
    amountCents: session.amount_total,
    currency: session.currency ?? "unknown",
    paidAt: isoTime(at),
  };
  return { kind: "paid", ...known, payment };
};

/** An invoice carries the metadata of its subscription: it names the gift even when it is first. */
const subscriptionOf = (invoice: Stripe.Invoice) => {
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

const invoicePaid = (invoice: Stripe.Invoice, at: number): Fact | null => {
  const { giftId, subscription } = subscriptionOf(invoice);
  if (!giftId || !invoice.id || invoice.amount_paid === 0) return null;
  return {
    kind: "paid",
    giftId,
    donor: { name: invoice.customer_name ?? null, email: invoice.customer_email ?? null },
    subscription,
    customer: idOf(invoice.customer),
    payment: {
      reference: invoice.id,
      amountCents: invoice.amount_paid,
      currency: invoice.currency,
      paidAt: isoTime(invoice.status_transitions?.paid_at ?? at),
    },
  };
};

const invoiceMissed = (invoice: Stripe.Invoice): Fact | null => {
  const { giftId } = subscriptionOf(invoice);
  return giftId && invoice.id ? { kind: "missed", giftId, reference: invoice.id } : null;
};

const refunded = (charge: Stripe.Charge): Fact | null => {
  const reference = idOf(charge.payment_intent);
  if (!reference) return null;
  return { kind: "refunded", references: [reference], refundedCents: charge.amount_refunded };
};

const refundFailed = (refund: Stripe.Refund): Fact | null => {
  const reference = idOf(refund.payment_intent);
  return reference
    ? { kind: "refund_failed", references: [reference], amountCents: refund.amount }
    : null;
};

const disputed = (dispute: Stripe.Dispute, closed: boolean): Fact | null => {
  const reference = idOf(dispute.payment_intent);
  if (!reference) return null;
  const fact = { references: [reference], dispute: dispute.id };
  if (!closed) return { kind: "disputed", ...fact };
  const won = dispute.status === "won" || dispute.status === "warning_closed";
  return { kind: "dispute_closed", ...fact, won };
};

const giftFact = (kind: "failed" | "ended", metadata: Stripe.Metadata | null): Fact | null =>
  metadata?.gift_id ? { kind, giftId: metadata.gift_id } : null;

const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === "string" ? object : (object?.id ?? null);

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
