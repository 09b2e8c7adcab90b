import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { createStripe } from "#backend/giving/stripe/stripe.ts";
import { expanded, fault, list, missing } from "./stripe-answers.ts";
import { happen, type Mishap, send, shortTimeoutMs } from "./stripe-mishaps.ts";
import { standInSubscriptions } from "./stripe-subscriptions.ts";

export type SeenRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
  livemode: boolean;
};

export const secretKey = "sk_test_stand_in";
const liveKey = "sk_live_stand_in";
export const webhookSecret = "whsec_stand_in";
const siteUrl = "https://circleurban.example";

const usualTimeoutMs = 20_000;

export type StandInRefund = {
  id: string;
  amount: number;
  created: number;
  payment_intent: string;
  status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled";
};

/**
 * Stripe on this machine, as far as we use it. It refuses what Stripe would refuse: another key or
 * version, a body that is no form, a reused idempotency key with other content.
 */
export const startStripe = async () => {
  const requests: SeenRequest[] = [];
  const mishaps: Mishap[] = [];
  const sessions = new Map<string, Record<string, unknown>>();
  let sessionsOpened = 0;
  const answersByKey = new Map<string, { body: string; session: Record<string, unknown> }>();
  const events: Stripe.Event[] = [];
  const invoices = new Map<string, string>();
  const refunds: StandInRefund[] = [];
  const metadata = new Map<string, Record<string, string>>();
  const paidAt = new Map<string, number>();
  const monthly = standInSubscriptions(events);
  const prices: { id: string; object: "price"; lookup_key: string; unit_amount: number }[] = [];
  const answerPrices = ({ method, query, form }: SeenRequest): readonly [number, unknown] => {
    if (method === "GET") {
      const key = query.get("lookup_keys[0]");
      return [
        200,
        list(
          prices.filter(({ lookup_key }) => lookup_key === key),
          false,
        ),
      ];
    }
    const price = {
      id: `price_${prices.length + 1}`,
      object: "price" as const,
      lookup_key: form.lookup_key ?? "",
      unit_amount: Number(form.unit_amount),
    };
    prices.push(price);
    return [200, price];
  };

  const openSession = (request: SeenRequest, body: string) => {
    const key = request.idempotencyKey;
    if (!key) return [400, fault("invalid_request_error", "Send an Idempotency-Key")] as const;
    const before = answersByKey.get(key);
    if (before)
      return before.body === body
        ? ([200, before.session] as const)
        : ([400, fault("idempotency_error", "Keys can only be used with the same body")] as const);
    const { livemode } = request;
    const item = request.form["optional_items[0][price]"];
    if (item && !prices.some(({ id }) => id === item))
      return [400, fault("invalid_request_error", `No such price: ${item}`, missing)] as const;
    const id = `cs_${livemode ? "live" : "test"}_${++sessionsOpened}`;
    const session = {
      id,
      object: "checkout.session",
      livemode,
      status: "open",
      payment_status: "unpaid",
      mode: request.form.mode,
      metadata: { gift_id: request.form["metadata[gift_id]"] },
      created: Math.floor(Date.now() / 1000),
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    answersByKey.set(key, { body, session });
    return [200, session] as const;
  };

  const expireSession = (id: string) => {
    const session = sessions.get(id);
    if (!session)
      return [
        404,
        fault("invalid_request_error", `No such checkout.session: ${id}`, missing),
      ] as const;
    if (session.status !== "open")
      return [
        400,
        fault(
          "invalid_request_error",
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
        ),
      ] as const;
    session.status = "expired";
    return [200, session] as const;
  };

  const listEvents = (query: URLSearchParams) => {
    const since = Number(query.get("created[gte]"));
    const types = [...query].filter(([name]) => name.startsWith("types[")).map(([, type]) => type);
    const found = events
      .filter((event) => event.created >= since && types.includes(event.type))
      .sort((a, b) => b.created - a.created);
    const after = found.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    // Small pages, so that turning them is tried too.
    return list(found.slice(after, after + 2), found.length > after + 2);
  };

  const answer = (request: SeenRequest, body: string): readonly [number, unknown] => {
    if (request.method === "POST" && request.path === "/v1/checkout/sessions")
      return openSession(request, body);
    const toExpire = request.path.match(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/)?.[1];
    if (request.method === "POST" && toExpire) return expireSession(toExpire);
    const id = request.path.match(/^\/v1\/checkout\/sessions\/(\w+)$/)?.[1];
    if (id) {
      const session = sessions.get(id);
      // Each mode knows its own objects only.
      return session && session.livemode === request.livemode
        ? [200, expanded(session, request.query, paidAt)]
        : [404, fault("invalid_request_error", `No such checkout.session: ${id}`, missing)];
    }
    const event = request.path.match(/^\/v1\/events\/(\w+)$/)?.[1];
    if (event) {
      const found = events.find(({ id }) => id === event);
      return found
        ? [200, found]
        : [404, fault("invalid_request_error", `No such event: ${event}`, missing)];
    }
    const subscription = monthly.answer(request, body);
    if (subscription) return subscription;
    if (request.path === "/v1/prices") return answerPrices(request);
    if (request.path === "/v1/events") return [200, listEvents(request.query)];
    const named = request.path.match(/^\/v1\/(payment_intents|invoices)\/(\w[\w-]*)$/);
    if (named) {
      const [, kind = "", name = ""] = named;
      const found = metadata.get(name);
      if (!found) return [404, fault("invalid_request_error", `No such object: ${name}`, missing)];
      const parent = { type: "subscription_details", subscription_details: { metadata: found } };
      const about = kind === "invoices" ? { parent } : { metadata: found };
      return [200, { id: name, object: kind.slice(0, -1), ...about }];
    }
    if (request.path === "/v1/invoice_payments") {
      const invoice = invoices.get(request.query.get("payment[payment_intent]") ?? "");
      return [200, list(invoice ? [{ object: "invoice_payment", invoice }] : [], false)];
    }
    if (request.path === "/v1/refunds") {
      const intent = request.query.get("payment_intent");
      return [
        200,
        list(
          refunds.filter(({ payment_intent }) => payment_intent === intent),
          false,
        ),
      ];
    }
    return [404, fault("invalid_request_error", "Unrecognized request URL")];
  };

  const server = createServer(async (incoming, response) => {
    const body = await textOf(incoming);
    const url = new URL(incoming.url ?? "/", "http://stand-in");
    const request: SeenRequest = {
      method: incoming.method ?? "",
      path: url.pathname,
      query: url.searchParams,
      form: Object.fromEntries(new URLSearchParams(body)),
      idempotencyKey: incoming.headers["idempotency-key"] as string | undefined,
      livemode: incoming.headers.authorization === `Bearer ${liveKey}`,
    };
    requests.push(request);
    const refused = wrongHeaders(incoming);
    if (refused)
      return send(response, 400, JSON.stringify(fault("invalid_request_error", refused)));
    const mishap = mishaps.shift();
    if (mishap && (await happen(mishap, incoming, response))) return;
    const [status, object] = answer(request, body);
    if (mishap === "answer lost") return incoming.socket.destroy();
    send(response, status, JSON.stringify(object));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const settings = { secretKey, webhookSecret, siteUrl };
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    apiBase,
    gateway: createStripe({ ...settings, apiBase, timeoutMs: usualTimeoutMs }),
    /** With a live key: what it opens and tells is real money. */
    live: createStripe({ ...settings, secretKey: liveKey, apiBase, timeoutMs: usualTimeoutMs }),
    /** For time-outs: the usual one would be too long for a test. */
    shortTimeout: createStripe({ ...settings, apiBase, timeoutMs: shortTimeoutMs }),
    requests,
    /** What goes wrong with the next requests, one each. */
    mishaps,
    sessions,
    events,
    /** Which invoice a payment intent belongs to. */
    invoices,
    refunds,
    /** Of payment intents, and of the subscriptions that invoices are for. */
    metadata,
    prices,
    /** When a payment intent was charged or an invoice paid, in seconds. */
    paidAt,
    monthly,
    opened: () => requests.filter(({ path }) => path === "/v1/checkout/sessions"),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const wrongHeaders = ({ method, headers }: IncomingMessage) => {
  if (![secretKey, liveKey].some((key) => headers.authorization === `Bearer ${key}`))
    return "Invalid API Key";
  if (headers["stripe-version"] !== Stripe.API_VERSION) return "Unknown version";
  if (method === "POST" && headers["content-type"] !== "application/x-www-form-urlencoded")
    return "Not a form";
  return undefined;
};

const textOf = async (incoming: IncomingMessage) => {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return text;
};
