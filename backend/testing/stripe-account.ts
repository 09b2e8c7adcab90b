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
    /** Whether donors may enter a new card in the customer portal; null without its settings. */
    newCards: true as boolean | null,
    /** What is kept of each payment, and the invoices that payments belong to. */
    fees: [] as { intent: string; fee: number; invoice?: string }[],
    /** How many requests came. */
    asked: 0,
  };
  const answer = (url: URL): unknown => {
    const list = (data: unknown[]) => ({
      object: "list",
      data,
      has_more: false,
      url: url.pathname,
    });
    if (url.pathname === "/v1/webhook_endpoints") return list(state.endpoints);
    if (url.pathname === "/v1/billing_portal/configurations") {
      const features = { payment_method_update: { enabled: state.newCards } };
      return list(state.newCards === null ? [] : [{ id: "bpc_1", features }]);
    }
    if (url.pathname === "/v1/invoice_payments") {
      const invoice = url.searchParams.get("invoice");
      const intent = state.fees.find((fee) => fee.invoice === invoice)?.intent;
      return list(
        intent ? [{ object: "invoice_payment", payment: { payment_intent: intent } }] : [],
      );
    }
    const intent = url.pathname.match(/^\/v1\/payment_intents\/([\w-]+)$/)?.[1];
    if (intent) {
      const fee = state.fees.find((one) => one.intent === intent)?.fee;
      const entry = fee === undefined ? null : { object: "balance_transaction", fee };
      return {
        id: intent,
        object: "payment_intent",
        latest_charge: { object: "charge", balance_transaction: entry },
      };
    }
    return list(state.events);
  };
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    state.asked += 1;
    if (state.key && request.headers.authorization !== `Bearer ${state.key}`) {
      response.statusCode = 401;
      const message = `Invalid API Key provided: ${request.headers.authorization}`;
      return response.end(JSON.stringify({ error: { type: "invalid_request_error", message } }));
    }
    const url = new URL(request.url ?? "/", "http://stand-in");
    response.end(JSON.stringify(answer(url)));
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
