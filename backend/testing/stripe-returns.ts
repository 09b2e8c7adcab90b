import type Stripe from "stripe";
import type { testSite } from "./site.ts";
import { stripeEvent } from "./stripe-events.ts";
import type { startStripe } from "./stripe-stand-in.ts";

type Deps = Pick<Awaited<ReturnType<typeof testSite>>["deps"], "now" | "checkout">;
type Site = { deps: Pick<Deps, "now"> & Partial<Deps> };
type StandIn = Pick<Awaited<ReturnType<typeof startStripe>>, "refunds">;

export type RefundStatus = "pending" | "requires_action" | "succeeded" | "failed" | "canceled";

/** One refund at Stripe and the events that tell of it. Its list of refunds keeps up. */
export const refundStory = (
  { refunds }: StandIn,
  site: Site,
  intent: string,
  id: string,
  cents: number,
) => {
  const seconds = () => Math.floor(site.deps.now().getTime() / 1000);
  const refund = {
    id,
    object: "refund",
    amount: cents,
    created: seconds(),
    currency: "usd",
    payment_intent: intent,
    status: "pending" as RefundStatus,
  };
  const tell = (type: string, object: object) =>
    stripeEvent(
      type,
      { ...object },
      site.deps.now(),
      site.deps.checkout?.livemode,
    ) satisfies Stripe.Event;
  const charge = () => ({
    id: `ch_${intent}`,
    object: "charge",
    payment_intent: intent,
    amount_refunded: refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && !isOver(status))
      .reduce((sum, { amount }) => sum + amount, 0),
  });
  return {
    made(status: RefundStatus) {
      refund.status = status;
      refunds.push(refund);
      return [tell("refund.created", refund), tell("charge.refunded", charge())];
    },
    became(status: RefundStatus) {
      refund.status = status;
      const events = [tell("refund.updated", refund), tell("charge.refund.updated", refund)];
      return status === "failed" ? [...events, tell("refund.failed", refund)] : events;
    },
  };
};

const isOver = (status: RefundStatus) => status === "failed" || status === "canceled";

/** One dispute at Stripe and the events that tell of it. */
export const disputeStory = (site: Site, intent: string, id: string, cents: number) => {
  const created = Math.floor(site.deps.now().getTime() / 1000);
  const dispute = { id, object: "dispute", amount: cents, created, payment_intent: intent };
  let standing = "needs_response";
  const tell =
    (type: string) =>
    (status = standing) => {
      standing = status;
      return stripeEvent(
        `charge.dispute.${type}`,
        { ...dispute, status },
        site.deps.now(),
        site.deps.checkout?.livemode,
      );
    };
  return {
    created: tell("created"),
    updated: tell("updated"),
    closed: tell("closed"),
    /** Under whatever the dispute is called by then. */
    withdrawn: () => tell("funds_withdrawn")(),
    reinstated: () => tell("funds_reinstated")("won"),
  };
};
