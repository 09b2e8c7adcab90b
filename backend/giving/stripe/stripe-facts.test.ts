import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { database } from "#backend/storage/rows.ts";
import { testSite } from "#backend/testing/site.ts";
import { deliver, stripeEvent, type stripeStory } from "#backend/testing/stripe-events.ts";
import {
  deliverAll,
  nothing,
  paidOnce,
  siteWithGift,
  standing,
  stripeForFile,
} from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

const open = (amount?: number, frequency?: string, parts?: object) =>
  siteWithGift(stripe, amount, frequency, parts);

describe("whatever the order", () => {
  const stories: Record<string, (story: ReturnType<typeof stripeStory>) => Stripe.Event[]> = {
    "a bank transfer that arrives": (s) => [
      s.completed({ payment_status: "unpaid" }),
      s.bankPaid(),
    ],
    "a dispute that was won": (s) => [s.completed(), s.disputed(), s.disputeClosed("won")],
  };
  const ends: Record<string, object> = {
    "a bank transfer that arrives": paidOnce,
    "a dispute that was won": paidOnce,
  };
  const orders: ((events: Stripe.Event[]) => (Stripe.Event | undefined)[])[] = [
    (events) => events,
    (events) => events.reverse(),
    ([first, ...rest]) => [first, ...rest.reverse()],
  ];
  test.each(Object.keys(stories))("%s", async (name) => {
    for (const arrange of orders) {
      const { site, story } = await open();
      const events = arrange(stories[name]?.(story) ?? []);
      await deliverAll(
        site,
        events.filter((event) => event !== undefined),
      );
      expect(await standing(site)).toEqual(ends[name]);
    }
  });

  const allBack: Record<string, [(typeof stories)[string], object]> = {
    "a refunded gift": [
      (s) => [s.refunded(2000), s.refunded(3000)],
      { gift: "refunded", payments: ["refunded"], refunded: [5000] },
    ],
    "a dispute that was lost": [
      (s) => [s.disputed(), s.disputeClosed("lost")],
      { gift: "lost", payments: ["lost"], refunded: [0] },
    ],
  };
  test.each(Object.entries(allBack))(
    "%s has a receipt only if it came while the gift was ours",
    async (_, [returns, end]) => {
      for (const arrange of orders)
        for (const paidFirst of [true, false]) {
          const { site, story } = await open();
          const returned = arrange(returns(story)).filter((event) => event !== undefined);
          const paid = story.completed();
          await deliverAll(site, paidFirst ? [paid, ...returned] : [...returned, paid]);
          expect(await standing(site)).toEqual({ ...end, receipts: paidFirst ? 1 : 0 });
        }
    },
  );

  test("a refund in part that is told before the payment is in the receipt", async () => {
    const { site, story } = await open(100);
    await deliverAll(site, [story.refunded(6000), story.completed()]);
    const [receipt] = await site.mails();
    expect(receipt?.text).toContain("Of this amount, $60 has since gone back to you.");
  });

  test.each<[string, (story: ReturnType<typeof stripeStory>) => [Stripe.Event, Stripe.Event]]>([
    ["a refund that fails", (s) => [s.refunded(5000), s.refundFailed(5000)]],
    ["a dispute that is won", (s) => [s.disputed(), s.disputeClosed("won")]],
  ])("%s after all gives the gift its first receipt, once", async (_, returns) => {
    const { site, story } = await open();
    const [begun, over] = returns(story);
    await deliverAll(site, [begun, story.completed()]);
    expect(await standing(site)).toMatchObject({ receipts: 0 });
    await deliverAll(site, [over, over]);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test.each([false, true])(
    "a monthly gift with a missed month (reversed: %s)",
    async (reversed) => {
      const { site, story } = await open(100, "monthly");
      const events = [
        story.completed(),
        story.invoicePaid(1),
        story.invoiceFailed(2),
        story.invoicePaid(2),
      ];
      await deliverAll(site, reversed ? events.reverse() : events);
      expect(await standing(site)).toEqual({
        gift: "active",
        payments: ["paid", "paid"],
        refunded: [0, 0],
        receipts: 2,
      });
    },
  );
});

describe("money from a bank account", () => {
  const kinds = async (site: Awaited<ReturnType<typeof testSite>>) =>
    (await site.mails()).map(({ kind }) => kind);
  const onItsWay = { payment_status: "unpaid" };

  test("is told to the donor while it is on its way, and again when it has arrived", async () => {
    const { site, story } = await open();
    const sent = story.completed(onItsWay);
    await deliverAll(site, [sent, sent, story.completed(onItsWay)]);
    expect(await kinds(site)).toEqual(["gift-on-its-way"]);
    await deliverAll(site, [story.bankPaid(), story.completed(onItsWay)]);
    expect(await kinds(site)).toEqual(["receipt"]);
  });

  test("that does not come gets a kind word, also when its reports come in the wrong order", async () => {
    const { site, story } = await open();
    await deliverAll(site, [story.bankFailed(), story.completed(onItsWay), story.bankFailed()]);
    expect(await kinds(site)).toEqual(["gift-not-arrived"]);
    expect((await standing(site)).gift).toBe("failed");
  });

  test("that had arrived already is not told to be on its way", async () => {
    const { site, story } = await open();
    await deliverAll(site, [story.bankPaid(), story.completed(onItsWay)]);
    expect(await kinds(site)).toEqual(["receipt"]);
  });
});

describe("monthly gifts", () => {
  test("a missed payment is past due, the end is the end", async () => {
    const { site, story } = await open(25, "monthly");
    await deliverAll(site, [story.completed(), story.invoiceFailed(2)]);
    expect((await standing(site)).gift).toBe("past_due");
    await deliverAll(site, [story.ended()]);
    expect((await standing(site)).gift).toBe("ended");
  });

  test("a refund finds its month through the invoice", async () => {
    const { site, story } = await open(25, "monthly");
    const invoice = story.invoicePaid(2);
    stripe.invoices.set("pi_second_month", (invoice.data.object as { id: string }).id);
    const refund = story.refunded(2500, { payment_intent: "pi_second_month" });
    await deliverAll(site, [refund, story.invoicePaid(1), invoice, story.completed()]);
    expect(await standing(site)).toEqual({
      gift: "active",
      payments: ["paid", "refunded"],
      refunded: [0, 2500],
      receipts: 1,
    });
  });

  test("an amount changed at the card provider is receipted, and part of the history", async () => {
    const { site, story } = await open(25, "monthly");
    const later = (month: number) =>
      story.invoicePaid(month, { amount_paid: 5000, amount_due: 5000 });
    await deliverAll(site, [
      story.completed(),
      story.invoicePaid(1),
      story.amountChanged(5000),
      story.amountChanged(5000),
      later(2),
      later(3),
    ]);
    expect(await standing(site)).toEqual({
      gift: "active",
      payments: ["paid", "paid", "paid"],
      refunded: [0, 0, 0],
      receipts: 3,
    });
    expect(await site.db.query("select amount_cents, monthly_cents from gifts")).toEqual([
      { amount_cents: 2500, monthly_cents: 5000 },
    ]);
    expect(
      await site.db.query("select detail, source from gift_events where kind = 'amount changed'"),
    ).toEqual([{ detail: "$25 to $50", source: "webhook" }]);
  });

  test.each([
    ["the first month in another amount", 1, { amount_paid: 5000 }],
    ["a later month in another currency", 2, { currency: "eur" }],
    ["an invoice made by hand", 2, { amount_paid: 5000, billing_reason: "manual" }],
  ])("%s is for a person to look at", async (_, month, change) => {
    const { site, story } = await open(25, "monthly");
    await deliverAll(site, [story.invoicePaid(month, change)]);
    expect(await standing(site)).toMatchObject({ payments: ["review"], receipts: 0 });
  });

  test("an address that becomes known late still gets its receipt", async () => {
    const { site, story } = await open(25, "monthly");
    await deliverAll(site, [story.invoicePaid(1, { customer_email: null })]);
    expect(await standing(site)).toMatchObject({ gift: "active", receipts: 0 });
    await deliverAll(site, [story.completed(), story.bankPaid()]);
    expect(await standing(site)).toMatchObject({ payments: ["paid"], receipts: 1 });
  });

  test("an invoice in the form of older API versions is understood", async () => {
    const { site, gift, story } = await open(25, "monthly");
    const older = { parent: null, subscription_details: { metadata: { gift_id: gift.id } } };
    await deliverAll(site, [story.invoicePaid(1, older)]);
    expect(await standing(site)).toMatchObject({ gift: "active", payments: ["paid"] });
  });
});

describe("what does not fit", () => {
  test.each([
    ["another amount", { amount_total: 500 }],
    ["another currency", { currency: "eur" }],
  ])("%s is kept for review: no receipt, staff are notified", async (_, change) => {
    const { site, story } = await open();
    await deliverAll(site, [story.completed(change)]);
    const mails = await site.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["gift-review", site.deps.settings.staffEmail],
    ]);
    expect(await standing(site)).toMatchObject({ gift: "review", payments: ["review"] });
    expect(site.logged.map(({ event }) => event)).toContain("payment is not what was asked");
  });

  test("staff are notified of a refund that the bank refuses, once", async () => {
    const { site, story } = await open();
    await deliverAll(site, [
      story.refundFailed(5000),
      story.completed(),
      story.refunded(5000),
      story.refundFailed(5000),
    ]);
    const mails = await site.mails();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["gift-review", "receipt"]);
    expect(mails.find(({ kind }) => kind === "gift-review")?.text).toContain("A refund of $50");
  });

  test("a failed bank transfer ends the gift; money that comes after all counts", async () => {
    const { site, story } = await open();
    await deliverAll(site, [story.completed({ payment_status: "unpaid" })]);
    expect((await standing(site)).gift).toBe("pending");
    await deliverAll(site, [story.bankFailed()]);
    expect(await standing(site)).toMatchObject({ gift: "failed", receipts: 0 });
    await deliverAll(site, [story.bankPaid()]);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test("an expired checkout is canceled, never a paid one", async () => {
    const { site, story } = await open();
    await deliverAll(site, [story.expired()]);
    expect((await standing(site)).gift).toBe("canceled");
    await deliverAll(site, [story.completed(), story.expired(), story.bankFailed()]);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test("events about other people's business are noted and left alone", async () => {
    const { site } = await open();
    const now = site.deps.now();
    const stranger = { metadata: { gift_id: crypto.randomUUID() }, status: "expired" };
    await deliverAll(site, [
      stripeEvent("checkout.session.expired", stranger, now),
      stripeEvent("checkout.session.completed", { metadata: {}, status: "complete" }, now),
      stripeEvent("checkout.session.completed", { metadata: { gift_id: "'; drop" } }, now),
      stripeEvent("invoice.paid", { id: "in_x", amount_paid: 5, parent: null }, now),
      stripeEvent("charge.refunded", { payment_intent: "pi_x", amount_refunded: 5 }, now),
      stripeEvent("charge.refunded", { payment_intent: null, amount_refunded: 5 }, now),
      stripeEvent("refund.created", { id: "re_x", payment_intent: null, amount: 5 }, now),
      stripeEvent("customer.subscription.updated", { id: "sub_x", metadata: {} }, now),
      stripeEvent("payout.paid", { id: "po_1" }, now),
    ]);
    expect(await standing(site)).toEqual(nothing);
  });

  test("when the ledger cannot be written, Stripe is told to come again", async () => {
    const { site, story } = await open();
    const broken = database({
      query: site.db.query,
      transaction: () => Promise.reject(new Error("the database is away")),
    });
    const event = story.completed();
    const failing = await testSite({ ...site.deps, db: broken });
    expect((await deliver(failing, event)).status).toBe(500);
    await deliverAll(site, [event]);
    expect(await standing(site)).toEqual(paidOnce);
  });
});
