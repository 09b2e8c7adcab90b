import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "#functions/testing/databases.ts";
import { testSite } from "#functions/testing/site.ts";
import { deliver, stripeEvent, stripeStory } from "#functions/testing/stripe-events.ts";
import { startStripe } from "#functions/testing/stripe-stand-in.ts";

let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

type Site = Awaited<ReturnType<typeof testSite>>;
type Row = { id: string; state: string; amount_cents: number; frequency: string };

const open = async (db?: Site["db"], amount = 50, frequency = "one_time") => {
  const gateway = { checkout: stripe.gateway, stripe: stripe.gateway };
  const site = await testSite({ ...gateway, ...(db ? { db } : {}) });
  const answer = await site.post("create-payment", { amount, frequency });
  expect(answer.status).toBe(200);
  const [gift] = await site.db.query<Row>("select * from gifts");
  if (!gift) throw new Error("no gift");
  return { site, story: stripeStory(site, gift) };
};

const deliverAll = async (site: Site, events: Stripe.Event[]) => {
  for (const event of events) expect((await deliver(site, event)).status).toBe(200);
};

const standing = async (site: Site) => {
  const [gift] = await site.db.query<Row>("select * from gifts");
  const payments = await site.db.query<Row & { refunded_cents: number }>(
    "select * from gift_payments order by number",
  );
  return {
    gift: gift?.state,
    payments: payments.map(({ state }) => state),
    refunded: payments.map(({ refunded_cents }) => refunded_cents),
    receipts: (await site.mails()).filter(({ kind }) => kind === "receipt").length,
  };
};

const paidOnce = { gift: "paid", payments: ["paid"], refunded: [0], receipts: 1 };
const nothing = { gift: "open", payments: [], refunded: [], receipts: 0 };

describe("who may tell us", () => {
  test.each([
    ["a wrong secret", { secret: "whsec_other" }],
    ["a report 301 seconds old", { age: 301 }],
    ["a changed body", { body: '{"id":"evt_x","amount":1}' }],
    ["an empty body", { body: "" }],
  ])("%s is refused and changes nothing", async (_, how) => {
    const { site, story } = await open();
    const answer = await deliver(site, story.completed(), how);
    expect(answer.status).toBe(400);
    expect(await standing(site)).toEqual(nothing);
    expect(await site.db.query("select 1 from stripe_events")).toHaveLength(0);
  });

  test("no signature is refused; 299 seconds are young enough", async () => {
    const { site, story } = await open();
    const unsigned = await site.post("stripe-webhook", story.completed());
    expect(unsigned.status).toBe(400);
    expect((await deliver(site, story.completed(), { age: 299 })).status).toBe(200);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test("without an account there is no webhook", async () => {
    const site = await testSite();
    expect((await site.post("stripe-webhook", {})).status).toBe(404);
  });
});

describe.each(testDatabases)("on $name", ({ open: openDatabase }) => {
  test("a hundred deliveries of one event are one change and one receipt", async () => {
    const { site, story } = await open(await openDatabase());
    const event = story.completed();
    await deliverAll(
      site,
      Array.from({ length: 100 }, () => event),
    );
    expect(await standing(site)).toEqual(paidOnce);
    const steps = await site.db.query<{ kind: string }>("select kind from gift_events order by id");
    expect(steps.map(({ kind }) => kind)).toEqual(["started", "open", "paid", "receipt"]);
  });

  test("twenty at once, of the same and of different events, are one payment", async () => {
    const { site, story } = await open(await openDatabase());
    const same = story.completed();
    const events = [
      ...Array<Stripe.Event>(10).fill(same),
      ...Array.from({ length: 10 }, story.bankPaid),
    ];
    const answers = await Promise.all(events.map((event) => deliver(site, event)));
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test("a month's story told at once, in any mixture, ends the same", async () => {
    const { site, story } = await open(await openDatabase(), 25, "monthly");
    const events = [story.ended(), story.invoicePaid(2), story.invoicePaid(1), story.completed()];
    await Promise.all([...events, ...events].map((event) => deliver(site, event)));
    expect(await standing(site)).toEqual({
      gift: "ended",
      payments: ["paid", "paid"],
      refunded: [0, 0],
      receipts: 2,
    });
  });

  test("payment and refund at once: the refund is never lost", async () => {
    const { site, story } = await open(await openDatabase());
    await Promise.all(
      [story.refunded(5000), story.completed(), story.disputed(), story.disputeClosed("won")].map(
        (event) => deliver(site, event),
      ),
    );
    expect(await standing(site)).toMatchObject({ payments: ["refunded"], refunded: [5000] });
    expect(await site.db.query("select 1 from stripe_events where waits_for is not null")).toEqual(
      [],
    );
  });
});

describe("whatever the order", () => {
  const stories: Record<string, (story: ReturnType<typeof stripeStory>) => Stripe.Event[]> = {
    "a bank transfer that arrives": (s) => [
      s.completed({ payment_status: "unpaid" }),
      s.bankPaid(),
    ],
    "a refunded gift": (s) => [s.completed(), s.refunded(2000), s.refunded(5000)],
    "a dispute that was lost": (s) => [s.completed(), s.disputed(), s.disputeClosed("lost")],
    "a dispute that was won": (s) => [s.completed(), s.disputed(), s.disputeClosed("won")],
  };
  const ends: Record<string, object> = {
    "a bank transfer that arrives": paidOnce,
    "a refunded gift": { ...paidOnce, gift: "refunded", payments: ["refunded"], refunded: [5000] },
    "a dispute that was lost": { ...paidOnce, gift: "lost", payments: ["lost"] },
    "a dispute that was won": paidOnce,
  };
  const orders: ((events: Stripe.Event[]) => (Stripe.Event | undefined)[])[] = [
    (events) => events,
    (events) => events.reverse(),
    ([first, ...rest]) => [first, ...rest.reverse()],
  ];
  test.each(Object.keys(stories))("%s", async (name) => {
    for (const turn of orders) {
      const { site, story } = await open();
      const events = turn(stories[name]?.(story) ?? []);
      await deliverAll(
        site,
        events.filter((event) => event !== undefined),
      );
      expect(await standing(site)).toEqual(ends[name]);
    }
  });

  test.each([false, true])(
    "a monthly gift with a missed month (reversed: %s)",
    async (reversed) => {
      const { site, story } = await open(undefined, 100, "monthly");
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

describe("monthly gifts", () => {
  test("a missed payment is past due, the end is the end", async () => {
    const { site, story } = await open(undefined, 25, "monthly");
    await deliverAll(site, [story.completed(), story.invoiceFailed(2)]);
    expect((await standing(site)).gift).toBe("past_due");
    await deliverAll(site, [story.ended()]);
    expect((await standing(site)).gift).toBe("ended");
  });

  test("a refund finds its month through the invoice", async () => {
    const { site, story } = await open(undefined, 25, "monthly");
    const invoice = story.invoicePaid(2);
    stripe.invoices.set("pi_second_month", (invoice.data.object as { id: string }).id);
    const refund = story.refunded(2500, { payment_intent: "pi_second_month" });
    await deliverAll(site, [refund, story.invoicePaid(1), invoice, story.completed()]);
    expect(await standing(site)).toEqual({
      gift: "active",
      payments: ["paid", "refunded"],
      refunded: [0, 2500],
      receipts: 2,
    });
  });

  test("an address that becomes known late still gets its receipt", async () => {
    const { site, story } = await open(undefined, 25, "monthly");
    await deliverAll(site, [story.invoicePaid(1, { customer_email: null })]);
    expect(await standing(site)).toMatchObject({ gift: "active", receipts: 0 });
    await deliverAll(site, [story.completed(), story.bankPaid()]);
    expect(await standing(site)).toMatchObject({ payments: ["paid"], receipts: 1 });
  });

  test("an invoice in the form of older API versions is understood", async () => {
    const { site, story } = await open(undefined, 25, "monthly");
    const [gift] = await site.db.query<Row>("select id from gifts");
    const older = { parent: null, subscription_details: { metadata: { gift_id: gift?.id } } };
    await deliverAll(site, [story.invoicePaid(1, older)]);
    expect(await standing(site)).toMatchObject({ gift: "active", payments: ["paid"] });
  });
});

describe("what does not fit", () => {
  test.each([
    ["another amount", { amount_total: 500 }],
    ["another currency", { currency: "eur" }],
  ])("%s is kept for review: no receipt, staff are told", async (_, change) => {
    const { site, story } = await open();
    await deliverAll(site, [story.completed(change)]);
    const mails = await site.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["gift-review", site.deps.settings.staffEmail],
    ]);
    expect(await standing(site)).toMatchObject({ gift: "review", payments: ["review"] });
    expect(site.logged.map(({ event }) => event)).toContain("payment is not what was asked");
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
      stripeEvent("payout.paid", { id: "po_1" }, now),
    ]);
    expect(await standing(site)).toEqual(nothing);
  });

  test("when the ledger cannot be written, Stripe is told to come again", async () => {
    const { site, story } = await open();
    const broken: Site["db"] = {
      query: site.db.query,
      transaction: () => Promise.reject(new Error("the database is away")),
    };
    const event = story.completed();
    const failing = await testSite({ ...site.deps, db: broken });
    expect((await deliver(failing, event)).status).toBe(500);
    await deliverAll(site, [event]);
    expect(await standing(site)).toEqual(paidOnce);
  });
});
