import { expect } from "vitest";
import { sendMonthlyRequests } from "#backend/giving/monthly/send.ts";
import { database } from "#backend/storage/rows.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeEvent, stripeStory } from "#backend/testing/stripe-events.ts";
import type { startStripe } from "#backend/testing/stripe-stand-in.ts";
import { testGifts } from "./desk-of-gifts.ts";

type StandIn = Awaited<ReturnType<typeof startStripe>>;

export const nextCharge = new Date("2026-03-16T15:00:00Z");

/** A desk with a monthly gift of 25 dollars that runs at the stand-in, or begins as its checkout says. */
export const runningGift = async (
  stripe: StandIn,
  parts: Parameters<typeof testGifts>[0] = {},
  checkout: object = {},
) => {
  const desk = await testGifts({ checkout: stripe.gateway, stripe: stripe.gateway, ...parts });
  stripe.monthly.useClock(desk.deps.now);
  await desk.submit("create-payment", [
    ["amount", "25"],
    ["frequency", "monthly"],
  ]);
  const [row] = await storedRows<{
    id: string;
    amount_cents: number;
    frequency: string;
    livemode: boolean;
  }>(desk.db, "select id, amount_cents, frequency, livemode from gifts");
  if (!row) throw new Error("no gift");
  await deliver(desk, stripeStory(desk, row).completed(checkout));
  stripe.monthly.begin(row, nextCharge);
  await desk.mails();
  desk.wait(60);
  return {
    ...desk,
    gift: row,
    subscription: () => stripe.monthly.subscriptions.get(`sub_${row.id}`),
    ask: (wanted: object, key: string = crypto.randomUUID()) =>
      desk.change("ask-monthly", { id: row.id, key, ...wanted }),
    monthly: async () => (await desk.page(row.id)).monthly,
    /** Stripe tells how the gift stands now. */
    report: () =>
      stripeEvent(
        "customer.subscription.updated",
        structuredClone(stripe.monthly.subscriptions.get(`sub_${row.id}`)) ?? {},
        desk.deps.now(),
      ),
    /** What the stand-in has to report comes in by the webhook. */
    told: async () => {
      for (const event of stripe.events) expect((await deliver(desk, event)).status).toBe(200);
    },
    changes: () =>
      stripe.requests.filter(
        ({ path, method }) => path.includes("/subscriptions/") && method !== "GET",
      ),
    send: () => sendMonthlyRequests(desk.deps),
    /** A process that is killed before it notes that Stripe was told. */
    sendAndDie() {
      const dying = database({
        ...desk.db,
        query: (text, values) => {
          if (text.includes("set sent_at")) throw new Error("killed");
          return desk.db.query(text, values);
        },
      });
      return sendMonthlyRequests({ ...desk.deps, db: dying });
    },
  };
};
