import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handledEvents } from "#backend/giving/stripe-facts.ts";

/** A Stripe account as `npm run doctor` asks about it: its webhooks, and what became of reports. */
export const startStripeAccount = async (webhookUrl: string) => {
  const state = {
    key: "",
    endpoints: [
      { url: webhookUrl, status: "enabled", enabled_events: [...handledEvents] as string[] },
    ],
    events: [{ id: "evt_1", type: "invoice.paid", pending_webhooks: 0 }],
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    if (state.key && request.headers.authorization !== `Bearer ${state.key}`) {
      response.statusCode = 401;
      const message = `Invalid API Key provided: ${request.headers.authorization}`;
      return response.end(JSON.stringify({ error: { type: "invalid_request_error", message } }));
    }
    const data = request.url?.startsWith("/v1/webhook_endpoints") ? state.endpoints : state.events;
    response.end(JSON.stringify({ object: "list", data, has_more: false, url: "/v1/x" }));
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
