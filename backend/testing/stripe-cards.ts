import { fault, missing } from "./stripe-answers.ts";
import type { SeenRequest } from "./stripe-stand-in.ts";

type Expiry = { month: number; year: number };

type Customer = {
  id: string;
  object: "customer";
  livemode: boolean;
  invoice_settings: { default_payment_method: string | null };
};

/** Customers at the stand-in, their cards, and the pages on which they change them. */
export const standInCards = (seconds: () => number) => {
  const customers = new Map<string, Customer>();
  const methods = new Map<string, object>();
  const portals: Record<string, string>[] = [];

  const add = ({ month, year }: Expiry) => {
    const id = `pm_${methods.size + 1}`;
    const card = { brand: "visa", last4: "4242", exp_month: month, exp_year: year };
    methods.set(id, { id, object: "payment_method", type: "card", created: seconds(), card });
    return id;
  };

  return {
    portals,
    add,
    known: (id: string) => methods.has(id),
    begin(id: string, livemode: boolean) {
      const settings = { default_payment_method: null };
      customers.set(id, { id, object: "customer", livemode, invoice_settings: settings });
      return id;
    },
    /** The donor saves a card on the page. It becomes the customer's, and no subscription's. */
    save(customer: string, expiry: Expiry = { month: 5, year: 2031 }) {
      const id = add(expiry);
      const known = customers.get(customer);
      if (known) known.invoice_settings.default_payment_method = id;
      return id;
    },
    /** Objects instead of their names, where they were asked for. */
    expanded(
      subscription: { customer: string; default_payment_method: string | null },
      query: URLSearchParams,
    ) {
      const asked = [...query].filter(([name]) => name.startsWith("expand[")).map(([, to]) => to);
      const whole: Record<string, unknown> = {};
      const { customer, default_payment_method: own } = subscription;
      if (own && asked.includes("default_payment_method"))
        whole.default_payment_method = methods.get(own);
      const known = customers.get(customer);
      if (known && asked.includes("customer.invoice_settings.default_payment_method")) {
        const saved = known.invoice_settings.default_payment_method;
        const settings = { default_payment_method: saved && methods.get(saved) };
        whole.customer = { ...known, invoice_settings: settings };
      }
      return { ...subscription, ...whole };
    },
    answer({ method, path, form, livemode }: SeenRequest): readonly [number, unknown] | undefined {
      if (method !== "POST" || path !== "/v1/billing_portal/sessions") return undefined;
      const { customer = "" } = form;
      if (customers.get(customer)?.livemode !== livemode)
        return [404, fault("invalid_request_error", `No such customer: '${customer}'`, missing)];
      portals.push(form);
      const id = `bps_${portals.length}`;
      const url = `https://billing.stripe.com/p/session/${id}`;
      return [200, { id, object: "billing_portal.session", created: seconds(), customer, url }];
    },
  };
};
