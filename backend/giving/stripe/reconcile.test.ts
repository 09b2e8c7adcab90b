import { describe, expect, test } from "vitest";
import { withLease } from "#backend/storage/lease.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { deliver, stripeEvent } from "#backend/testing/stripe-events.ts";
import { siteWithGift, states, stripeForFile } from "#backend/testing/stripe-site.ts";
import { reconcile } from "./reconcile.ts";

const stripe = await stripeForFile();

type Site = Awaited<ReturnType<typeof testSite>>;
const open = (parts?: Partial<Site["deps"]>) => siteWithGift(stripe, 50, "one_time", parts);

const run = ({ deps }: Site) => reconcile(deps);

describe.each(testDatabases)("on $name", ({ open: openDatabase }) => {
  test("what the webhook missed is learned, with its receipt, and only once", async () => {
    const { site, story } = await open({ db: await openDatabase() });
    stripe.events.push(story.completed(), story.refunded(1000), story.refunded(2000));
    expect(await run(site)).toBe(true);
    expect(await states(site)).toEqual(["paid"]);
    expect(await site.mails()).toHaveLength(1);
    await run(site);
    for (const event of stripe.events) await deliver(site, event);
    expect(await site.mails()).toHaveLength(0);
    const sources = await site.db.query(
      "select distinct source from gift_events where kind in ('paid', 'refund succeeded')",
    );
    expect(sources).toEqual([{ source: "reconciler" }]);
  });

  test("after a clock that was ahead the replay begins in the past", async () => {
    const { site, story } = await open({ db: await openDatabase() });
    await run(site);
    const years = 3 * 366 * 86_400;
    site.wait(years);
    // While it is ahead, what happened since the last run is not passed over.
    stripe.events.push(story.completed());
    await run(site);
    expect(await states(site)).toEqual(["paid"]);
    site.wait(-years + 300);
    stripe.events.push(story.refunded(1000));
    await run(site);
    expect(await site.db.query("select refunded_cents from gift_payments")).toEqual([
      { refunded_cents: 1000 },
    ]);
  });

  test("one process at a time; who dies at it is replaced", async () => {
    const db = await openDatabase();
    const now = new Date();
    const inner: boolean[] = [];
    const outer = await withLease(db, "work", 60, now, async () => {
      inner.push(await withLease(db, "work", 60, now, async () => {}));
    });
    expect([outer, ...inner]).toEqual([true, false]);
    await db.query("update leases set held_until = clock_timestamp() - interval '1 second'");
    let lastDone: Date | null = null;
    await withLease(db, "work", 60, now, async (before) => {
      lastDone = before;
    });
    expect(lastDone).toEqual(now);
  });
});

test("each run asks from the last success on, the first for all that Stripe keeps", async () => {
  const { site } = await open();
  const since = () => {
    const asked = stripe.requests.filter(({ path }) => path === "/v1/events").at(-1);
    return Number(asked?.query.get("created[gte]"));
  };
  const start = site.deps.now().getTime() / 1000;
  await run(site);
  expect(since()).toBe(start - 29 * 86_400);
  site.wait(7200);
  await run(site);
  expect(since()).toBe(start - 3600);
  stripe.mishaps.push("server error", "server error");
  site.wait(7200);
  await expect(run(site)).rejects.toThrow();
  await run(site);
  expect(since()).toBe(start + 7200 - 3600);
});

test("a checkout past its time is looked up by name", async () => {
  const { site, gift } = await open();
  await run(site);
  expect(await states(site)).toEqual(["open"]);
  site.wait(3700);
  await run(site);
  expect(await states(site)).toEqual(["open"]);
  const session = stripe.sessions.get(gift.checkout_reference);
  Object.assign(session ?? {}, { status: "expired" });
  await run(site);
  expect(await states(site)).toEqual(["canceled"]);
});

test("a payment that no event tells of is found at its checkout", async () => {
  const { site, gift } = await open();
  Object.assign(stripe.sessions.get(gift.checkout_reference) ?? {}, {
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_found",
    amount_total: 5000,
    currency: "usd",
    customer_details: { name: null, email: "ada@example.org" },
  });
  site.wait(3700);
  await run(site);
  expect(await states(site)).toEqual(["paid"]);
  expect(await site.mails()).toHaveLength(1);
});

test.each([
  ["one_time", { mode: "payment", payment_intent: "pi_midnight" }],
  ["monthly", { mode: "subscription", invoice: "in_midnight" }],
])("a %s payment found at its checkout has the day it was paid", async (_, how) => {
  const { site, gift } = await open();
  const newYear = Date.parse("2027-01-01T06:00:00Z") / 1000;
  Object.assign(stripe.sessions.get(gift.checkout_reference) ?? {}, {
    ...how,
    status: "complete",
    payment_status: "paid",
    created: newYear - 600,
    amount_total: 5000,
    currency: "usd",
  });
  stripe.paidAt.set("pi_midnight", newYear + 60).set("in_midnight", newYear + 60);
  site.wait(365 * 86_400);
  await run(site);
  expect(await site.db.query("select paid_at from gift_payments")).toEqual([
    { paid_at: new Date("2027-01-01T06:01:00Z") },
  ]);
});

test("a bank debit found at its checkout has the day that its report tells, not the day it was begun", async () => {
  const { site, gift, story } = await open();
  const begun = Math.floor(site.deps.now().getTime() / 1000);
  const paidSession = { ...story.bankPaid().data.object, id: gift.checkout_reference };
  await deliver(site, story.completed({ payment_status: "unpaid" }));
  site.wait(4 * 86_400);
  const arrived = site.deps.now();
  site.wait(7200);
  await run(site);
  expect(await states(site)).toEqual(["pending"]);
  // Listed so late that the replay no longer asks for it.
  stripe.paidAt.set(story.intent, begun);
  const type = "checkout.session.async_payment_succeeded";
  stripe.events.push(stripeEvent(type, paidSession, arrived));
  stripe.sessions.set(gift.checkout_reference, paidSession);
  site.wait(7200);
  await run(site);
  const [paid] = (await site.db.query("select paid_at from gift_payments")) as { paid_at: Date }[];
  expect(paid?.paid_at.toISOString().slice(0, 19)).toBe(arrived.toISOString().slice(0, 19));
});

test("a gift that never got a checkout is failed", async () => {
  const dying = { ...stripe.gateway, open: () => Promise.reject(new Error("killed")) };
  const site = await testSite({ checkout: dying, stripe: stripe.gateway });
  await site.post("create-payment", { amount: 50, frequency: "one_time" });
  expect(await states(site)).toEqual(["started"]);
  site.wait(3700);
  await run(site);
  expect(await states(site)).toEqual(["failed"]);
});

test("test checkouts that nobody finished are closed without Stripe", async () => {
  const site = await testSite();
  await site.post("create-payment", { amount: 50, frequency: "one_time" });
  await run(site);
  expect(await states(site)).toEqual(["open"]);
  site.wait(3700);
  await run(site);
  expect(await states(site)).toEqual(["canceled"]);
});
