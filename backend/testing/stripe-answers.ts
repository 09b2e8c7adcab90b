export const list = (data: unknown[], hasMore: boolean) => ({
  object: "list",
  data,
  has_more: hasMore,
  url: "/v1/events",
});

export const missing = "resource_missing";

export const fault = (type: string, message: string, code = "stand_in") => ({
  error: { type, message, code },
});

/** Objects instead of their names, where they were asked for. */
export const expanded = (
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
