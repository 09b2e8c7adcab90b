import type Stripe from "stripe";
import { fault, list, missing } from "./stripe-answers.ts";
import { standInCards } from "./stripe-cards.ts";
import { stripeEvent } from "./stripe-events.ts";
import type { SeenRequest } from "./stripe-stand-in.ts";

/** What was billed and not paid: charged again and again, also while the subscription is paused. */
type Invoice = { id: string; subscription: string; status: "draft" | "open" | "void" | "paid" };

type Subscription = {
  id: string;
  object: "subscription";
  livemode: boolean;
  status: "active" | "trialing" | "canceled";
  currency: "usd";
  metadata: { gift_id: string };
  customer: string;
  /** As the checkout leaves it: the card that began the gift. */
  default_payment_method: string | null;
  items: {
    data: {
      id: string;
      current_period_end: number;
      price: { unit_amount: number; product: string };
      quantity: 1;
    }[];
  };
  pause_collection: { behavior: string; resumes_at: number | null } | null;
};

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

/** Monthly gifts at the stand-in. Each change lies among its events, for whoever tells or asks. */
export const standInSubscriptions = (events: Stripe.Event[]) => {
  const subscriptions = new Map<string, Subscription>();
  const invoices: Invoice[] = [];
  const answered = new Map<string, string>();
  /** Keys whose first answer was a failure of Stripe's own. */
  const failed = new Set<string>();
  let failNext = false;
  let now = () => new Date();
  const cards = standInCards(() => secondsOf(now()));

  const tell = (type: string, subscription: Subscription) =>
    events.push(stripeEvent(type, structuredClone(subscription), now(), subscription.livemode));

  const update = (subscription: Subscription, form: Record<string, string>) => {
    const [item] = subscription.items.data;
    if (!item) throw new Error("no item");
    const trialEnd = Number(form.trial_end ?? 0);
    if (form.trial_end && trialEnd <= secondsOf(now()))
      return [400, fault("invalid_request_error", "Invalid trial_end: in the past")] as const;
    const cents = form["items[0][price_data][unit_amount]"];
    if (cents && form["items[0][id]"] !== item.id)
      return [400, fault("invalid_request_error", "No such item")] as const;
    if (cents) item.price.unit_amount = Number(cents);
    if (trialEnd) {
      item.current_period_end = trialEnd;
      subscription.status = "trialing";
    }
    if (form.pause_collection === "") subscription.pause_collection = null;
    const card = form.default_payment_method;
    if (card && !cards.known(card))
      return [400, fault("invalid_request_error", "No such PaymentMethod", missing)] as const;
    if (card) subscription.default_payment_method = card;
    const behavior = form["pause_collection[behavior]"];
    const resumes = form["pause_collection[resumes_at]"];
    if (behavior)
      subscription.pause_collection = { behavior, resumes_at: resumes ? Number(resumes) : null };
    tell("customer.subscription.updated", subscription);
    return [200, subscription] as const;
  };

  const change = (subscription: Subscription, { method, form }: SeenRequest) => {
    if (method !== "DELETE") return update(subscription, form);
    subscription.status = "canceled";
    tell("customer.subscription.deleted", subscription);
    return [200, subscription] as const;
  };

  const answerInvoices = ({ method, path, query }: SeenRequest) => {
    if (method === "GET")
      return [
        200,
        list(
          invoices.filter(
            ({ subscription, status }) =>
              subscription === query.get("subscription") && status === query.get("status"),
          ),
          false,
        ),
      ] as const;
    const [, id, act] = path.match(/^\/v1\/invoices\/(\w+)\/(finalize|void)$/) ?? [];
    const invoice = invoices.find((one) => one.id === id);
    if (invoice?.status !== (act === "finalize" ? "draft" : "open"))
      return [400, fault("invalid_request_error", "This invoice is not open.")] as const;
    invoice.status = act === "finalize" ? "open" : "void";
    return [200, invoice] as const;
  };

  return {
    subscriptions,
    invoices,
    /** The next change is answered with a failure, and so is all that comes under its key. */
    failForGood() {
      failNext = true;
    },
    cards,
    /** The clock of what it reports. */
    useClock(clock: () => Date) {
      now = clock;
    },
    begin(gift: { id: string; amount_cents: number; livemode?: boolean }, nextCharge: Date) {
      const id = `sub_${gift.id}`;
      const customer = cards.begin(`cus_${gift.id}`, gift.livemode ?? false);
      subscriptions.set(id, {
        customer,
        default_payment_method: cards.add({ month: 8, year: 2030 }),
        id,
        object: "subscription",
        livemode: gift.livemode ?? false,
        status: "active",
        currency: "usd",
        metadata: { gift_id: gift.id },
        items: {
          data: [
            {
              id: `si_${gift.id}`,
              current_period_end: secondsOf(nextCharge),
              price: { unit_amount: gift.amount_cents, product: "prod_gift" },
              quantity: 1,
            },
          ],
        },
        pause_collection: null,
      });
      return id;
    },
    answer(request: SeenRequest, body: string): readonly [number, unknown] | undefined {
      const portal = cards.answer(request);
      if (portal) return portal;
      if (/^\/v1\/invoices(\/\w+\/(finalize|void))?$/.test(request.path))
        return answerInvoices(request);
      const id = request.path.match(/^\/v1\/subscriptions\/([\w-]+)$/)?.[1];
      if (!id) return undefined;
      const subscription = subscriptions.get(id);
      // Each mode knows its own objects only, and what is over cannot be changed.
      if (
        subscription?.livemode !== request.livemode ||
        (subscription.status === "canceled" && request.method !== "GET")
      )
        return [404, fault("invalid_request_error", `No such subscription: '${id}'`, missing)];
      if (request.method === "GET") return [200, cards.expanded(subscription, request.query)];
      const key = request.method === "DELETE" ? "" : (request.idempotencyKey ?? "");
      if (failNext) failed.add(key);
      failNext = false;
      if (failed.has(key)) return [500, fault("api_error", "Something went wrong")];
      const before = answered.get(key);
      if (before !== undefined && before !== body)
        return [400, fault("idempotency_error", "Keys can only be used with the same body")];
      if (before !== undefined) return [200, subscription];
      const changed = change(subscription, request);
      if (changed[0] === 200 && key) answered.set(key, body);
      return changed;
    },
  };
};
