import type Stripe from "stripe";
import { afterAll, beforeEach, expect } from "vitest";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { testSite } from "./site.ts";
import { deliver, stripeStory } from "./stripe-events.ts";
import { startStripe } from "./stripe-stand-in.ts";

type Site = Awaited<ReturnType<typeof testSite>>;
type Row = {
  id: string;
  state: string;
  amount_cents: number;
  frequency: string;
  livemode: boolean;
  checkout_reference: string;
};

/** Stripe on this machine for the tests of a file. Each begins with nothing asked or reported. */
export const stripeForFile = async () => {
  const stripe = await startStripe();
  afterAll(() => stripe.close());
  beforeEach(() => {
    stripe.requests.length = 0;
    stripe.events.length = 0;
    stripe.mishaps.length = 0;
  });
  return stripe;
};

/** A site that takes cards, with one gift whose checkout is open. */
export const siteWithGift = async (
  { gateway }: Awaited<ReturnType<typeof startStripe>>,
  amount = 50,
  frequency = "one_time",
  parts: Partial<Site["deps"]> = {},
) => {
  const site = await testSite({ checkout: gateway, stripe: gateway, ...parts });
  const answer = await site.post("create-payment", { amount, frequency });
  expect(answer.status).toBe(200);
  const [gift] = await storedRows<Row>(site.db, "select * from gifts");
  if (!gift) throw new Error("no gift");
  return { site, gift, story: stripeStory(site, gift) };
};

export const states = async (site: Site) =>
  (await storedRows<Row>(site.db, "select state from gifts")).map(({ state }) => state);

export const deliverAll = async (site: Site, events: Stripe.Event[]) => {
  for (const event of events) expect((await deliver(site, event)).status).toBe(200);
};

/** What the ledger says, and how many receipts went out since it was asked last. */
export const standing = async (site: Site) => {
  const [gift] = await storedRows<Row>(site.db, "select * from gifts");
  const payments = await storedRows<Row & { refunded_cents: number }>(
    site.db,
    "select * from gift_payments order by number",
  );
  return {
    gift: gift?.state,
    payments: payments.map(({ state }) => state),
    refunded: payments.map(({ refunded_cents }) => refunded_cents),
    receipts: (await site.mails()).filter(({ kind }) => kind === "receipt").length,
  };
};

export const paidOnce = { gift: "paid", payments: ["paid"], refunded: [0], receipts: 1 };
export const nothing = { gift: "open", payments: [], refunded: [], receipts: 0 };
