import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handledEvents } from "#backend/giving/stripe/stripe-facts.ts";

/** A Stripe account as `npm run doctor` asks about it: its webhooks, and what became of reports. */
export const startStripeAccount = async (webhookUrl: string) => {
  const state = {
    key: "",
    endpoints: [
      { url: webhookUrl, status: "enabled", enabled_events: [...handledEvents] as string[] },
    ],
    events: [{ id: "evt_1", type: "invoice.paid", pending_webhooks: 0 }],
    /** What was kept of each payment, and the invoices that payments belong to. */
    fees: [] as { intent: string; fee: number; invoice?: string }[],
    /** Subscriptions that were ended. */
    ended: [] as string[],
  };
  const answer = (method: string, url: URL): unknown => {
    const subscription = url.pathname.match(/^\/v1\/subscriptions\/(\w+)$/)?.[1];
    if (method === "DELETE" && subscription) {
      state.ended.push(subscription);
      return { id: subscription, object: "subscription", status: "canceled" };
    }
    const list = (data: unknown[]) => ({
      object: "list",
      data,
      has_more: false,
      url: url.pathname,
    });
    if (url.pathname === "/v1/webhook_endpoints") return list(state.endpoints);
    if (url.pathname === "/v1/balance_transactions")
      return list(
        (url.searchParams.get("type") === "charge" ? state.fees : []).map(({ intent, fee }) => ({
          object: "balance_transaction",
          fee,
          source: { object: "charge", payment_intent: intent },
        })),
      );
    if (url.pathname === "/v1/invoice_payments") {
      const intent = url.searchParams.get("payment[payment_intent]");
      const found = state.fees.find((fee) => fee.intent === intent)?.invoice;
      return list(found ? [{ object: "invoice_payment", invoice: found }] : []);
    }
    return list(state.events);
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (state.key && request.headers.authorization !== `Bearer ${state.key}`) {
      response.statusCode = 401;
      const message = `Invalid API Key provided: ${request.headers.authorization}`;
      return response.end(JSON.stringify({ error: { type: "invalid_request_error", message } }));
    }
    const url = new URL(request.url ?? "/", "http://stand-in");
    response.end(JSON.stringify(answer(request.method ?? "", url)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    state,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
