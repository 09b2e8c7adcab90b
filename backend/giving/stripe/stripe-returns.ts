import type Stripe from "stripe";
import { type DisputeState, type PaymentFact, refundStates } from "#backend/giving/ledger/facts.ts";

/** Stripe names an object or, when asked to, sends it whole. */
export const idOf = (object: string | { id: string } | null | undefined) =>
  typeof object === "string" ? object : (object?.id ?? null);

export const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();

export const refundFact = (refund: Stripe.Refund): PaymentFact | null => {
  const reference = idOf(refund.payment_intent);
  if (!reference) return null;
  return {
    kind: "refund",
    references: [reference],
    refund: refund.id,
    amountCents: refund.amount,
    // Refunds from before Stripe gave them a status went through.
    state: refundStates.find((state) => state === refund.status) ?? "succeeded",
    madeAt: isoTime(refund.created),
  };
};

/** An appeal begins after a loss: the money is gone until it is won. */
const states: Record<string, DisputeState> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
};

/** Where the money is counts until the dispute is decided, which may be told of before it. */
const stateOf = ({ status }: Stripe.Dispute, eventType: string): DisputeState => {
  if (eventType === "charge.dispute.funds_reinstated") return "reinstated";
  const state = states[status] ?? "open";
  const withdrawn = eventType === "charge.dispute.funds_withdrawn";
  return withdrawn && state === "inquiry" ? "open" : state;
};

export const disputeFact = (
  dispute: Stripe.Dispute,
  eventType: string,
  at: number,
): PaymentFact | null => {
  const reference = idOf(dispute.payment_intent);
  if (!reference) return null;
  return {
    kind: "dispute",
    references: [reference],
    dispute: dispute.id,
    amountCents: dispute.amount,
    state: stateOf(dispute, eventType),
    madeAt: isoTime(dispute.created),
    at: isoTime(at),
  };
};
