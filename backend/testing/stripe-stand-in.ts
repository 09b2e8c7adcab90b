import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { createStripe } from "#backend/giving/stripe.ts";

/** The ways in which the next request goes wrong. */
export type Mishap =
  | "time-out"
  | "connection lost"
  | "card declined"
  | "too many requests"
  | "server error"
  | "not JSON"
  | "no address"
  | "slow";

export type SeenRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
  livemode: boolean;
};

export const secretKey = "sk_test_stand_in";
export const liveKey = "sk_live_stand_in";
export const webhookSecret = "whsec_stand_in";
const siteUrl = "https://circleurban.example";

const usualTimeoutMs = 20_000;
const shortTimeoutMs = 500;

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
  const paidAt = new Map<string, number>();

  const openSession = (request: SeenRequest, body: string) => {
    const key = request.idempotencyKey;
    if (!key) return [400, fault("invalid_request_error", "Send an Idempotency-Key")] as const;
    const before = answersByKey.get(key);
    if (before)
      return before.body === body
        ? ([200, before.session] as const)
        : ([400, fault("idempotency_error", "Keys can only be used with the same body")] as const);
    const { livemode } = request;
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
      url: `https://checkout.stripe.example/c/pay/${id}`,
    };
    sessions.set(id, session);
    answersByKey.set(key, { body, session });
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
    if (request.path === "/v1/events") return [200, listEvents(request.query)];
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
    /** When a payment intent was charged or an invoice paid, in seconds. */
    paidAt,
    opened: () => requests.filter(({ method }) => method === "POST"),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const list = (data: unknown[], hasMore: boolean) => ({
  object: "list",
  data,
  has_more: hasMore,
  url: "/v1/events",
});

const missing = "resource_missing";

const fault = (type: string, message: string, code = "stand_in") => ({
  error: { type, message, code },
});

/** Objects instead of their names, where they were asked for. */
const expanded = (
  session: Record<string, unknown>,
  query: URLSearchParams,
  paidAt: Map<string, number>,
) => {
  const asked = [...query].filter(([name]) => name.startsWith("expand[")).map(([, path]) => path);
  const { payment_intent: intent, invoice } = session;
  const whole: Record<string, unknown> = {};
  if (typeof intent === "string" && asked.includes("payment_intent.latest_charge"))
    whole.payment_intent = {
      id: intent,
      object: "payment_intent",
      latest_charge: { id: `ch_${intent}`, object: "charge", created: paidAt.get(intent) },
    };
  if (typeof invoice === "string" && asked.includes("invoice"))
    whole.invoice = {
      id: invoice,
      object: "invoice",
      status_transitions: { paid_at: paidAt.get(invoice) ?? null },
    };
  return { ...session, ...whole };
};

const wrongHeaders = ({ method, headers }: IncomingMessage) => {
  if (![secretKey, liveKey].some((key) => headers.authorization === `Bearer ${key}`))
    return "Invalid API Key";
  if (headers["stripe-version"] !== Stripe.API_VERSION) return "Unknown version";
  if (method === "POST" && headers["content-type"] !== "application/x-www-form-urlencoded")
    return "Not a form";
  return undefined;
};

/** Answers true when the request is dealt with, or lost. */
const happen = async (mishap: Mishap, incoming: IncomingMessage, response: ServerResponse) => {
  switch (mishap) {
    case "time-out":
      return true;
    case "connection lost":
      incoming.socket.destroy();
      return true;
    case "card declined":
      send(response, 402, JSON.stringify(fault("card_error", "Your card 4242 was declined.")));
      return true;
    case "too many requests":
      send(response, 429, JSON.stringify(fault("rate_limit_error", "Slow down, sk_test_stand_in")));
      return true;
    case "server error":
      send(response, 500, JSON.stringify(fault("api_error", "Internal secret detail")));
      return true;
    case "not JSON":
      send(response, 200, "<html>a proxy's own page</html>");
      return true;
    case "no address":
      send(
        response,
        200,
        JSON.stringify({ id: "cs_test_x", object: "checkout.session", url: null }),
      );
      return true;
    case "slow":
      await new Promise((resolve) => setTimeout(resolve, shortTimeoutMs / 2));
      return false;
  }
};

const send = (response: ServerResponse, status: number, body: string) => {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_stand_in" });
  response.end(body);
};

const textOf = async (incoming: IncomingMessage) => {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return text;
};
