import { expect, test } from "vitest";
import type { testSite } from "#backend/testing/site.ts";
import { deliver } from "#backend/testing/stripe-events.ts";
import { siteWithGift, states, stripeForFile } from "#backend/testing/stripe-site.ts";
import { reconcile } from "./reconcile.ts";

const stripe = await stripeForFile();

type Site = Awaited<ReturnType<typeof testSite>>;
const open = (parts?: Partial<Site["deps"]>) => siteWithGift(stripe, 50, "one_time", parts);

const run = ({ deps }: Site) => reconcile(deps);

test("gifts that Stripe doesn't know about any more are given up, with one notice, for good", async () => {
  const { site, gift } = await open();
  await site.post("create-payment", { amount: 25, frequency: "one_time" });
  await site.post("create-payment", { amount: 30, frequency: "one_time" });
  for (const [id, session] of stripe.sessions)
    if (session.metadata && id !== gift.checkout_reference) session.status = "expired";
  stripe.sessions.delete(gift.checkout_reference);
  site.wait(3700);
  expect(await run(site)).toBe(true);
  expect((await states(site)).sort()).toEqual(["canceled", "canceled", "failed"]);
  const [step] = await site.db.query("select detail from gift_events where kind = 'given up'");
  expect(step).toEqual({ detail: "given up: the card provider does not know it" });
  const mails = await site.mails();
  expect(mails.map(({ kind }) => kind)).toEqual(["gift-review"]);
  expect(mails[0]?.text).toContain(gift.id);
  stripe.requests.length = 0;
  await run(site);
  expect(stripe.requests.filter(({ path }) => path.includes("/sessions/"))).toEqual([]);
  expect(await site.mails()).toEqual([]);
});

test("money for a gift that was given up counts after all", async () => {
  const { site, gift, story } = await open();
  stripe.sessions.delete(gift.checkout_reference);
  site.wait(3700);
  await run(site);
  await deliver(site, story.completed());
  expect(await states(site)).toEqual(["paid"]);
});

test("one gift that cannot be looked up stops neither the others nor the next run", async () => {
  const { site } = await open();
  await site.post("create-payment", { amount: 25, frequency: "one_time" });
  for (const session of stripe.sessions.values()) session.status = "expired";
  site.wait(3700);
  const { standingOf } = stripe.gateway;
  let refused = 0;
  const flaky: typeof stripe.gateway = {
    ...stripe.gateway,
    standingOf: (gift) => (refused++ === 0 ? Promise.reject(new Error("away")) : standingOf(gift)),
  };
  expect(await reconcile({ ...site.deps, stripe: flaky })).toBe(true);
  expect((await states(site)).sort()).toEqual(["canceled", "open"]);
  await run(site);
  expect(await states(site)).toEqual(["canceled", "canceled"]);
});

test("an event that cannot be read is asked for by itself; the stretch of time moves on", async () => {
  const { site, story } = await open();
  const refund = story.refunded(1000);
  stripe.events.push(story.completed(), refund);
  const failing: typeof stripe.gateway = {
    ...stripe.gateway,
    invoiceOf: () => Promise.reject(new Error("no permission")),
  };
  // Heard before its payment, so that the invoice is asked for.
  stripe.events.reverse();
  const start = site.deps.now().getTime() / 1000;
  for (let turn = 0; turn < 4; turn++) {
    await reconcile({ ...site.deps, stripe: failing });
    site.wait(86_400);
  }
  const asked = stripe.requests.filter(({ path }) => path === "/v1/events");
  expect(Number(asked.at(-1)?.query.get("created[gte]"))).toBe(start + 2 * 86_400 - 3600);
  expect(await states(site)).toEqual(["paid"]);
});

test("an event that fails for ever is told to staff once, and forgotten with Stripe's own", async () => {
  const { site, story } = await open();
  const stranger = story.refunded(1000, { payment_intent: "pi_stranger" });
  stripe.events.push(stranger);
  const failing: typeof stripe.gateway = {
    ...stripe.gateway,
    invoiceOf: () => Promise.reject(new Error("no permission")),
  };
  for (let turn = 0; turn < 5; turn++) {
    await reconcile({ ...site.deps, stripe: failing });
    site.wait(7200);
  }
  const mails = await site.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(["A report that cannot be read"]);
  expect(mails[0]?.text).toContain(stranger.id);
  stripe.events.length = 0;
  await reconcile({ ...site.deps, stripe: failing });
  expect(await site.db.query("select 1 from unread_events")).toEqual([]);
});

const manyTests = (site: Site, provider: string, count: number) =>
  site.db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, created_at,
                        expires_at, updated_at)
     select gen_random_uuid(), 500, 'one_time', 'open', $1, false, $2, $2, $2
     from generate_series(1, $3)`,
    [provider, new Date("2026-01-01"), count],
  );

test.each(["sandbox", "stripe"])(
  "600 old tests (%s) hide no real gift, and are closed by and by",
  async (provider) => {
    const { site } = await open({ checkout: stripe.live, stripe: stripe.live });
    await manyTests(site, provider, 600);
    for (const session of stripe.sessions.values()) session.status = "expired";
    site.wait(3700);
    await run(site);
    expect(await site.db.query("select state from gifts where livemode")).toEqual([
      { state: "canceled" },
    ]);
    await run(site);
    expect(await site.db.query("select 1 from gifts where state = 'open'")).toEqual([]);
  },
);

test("gifts without an answer take turns with the others", async () => {
  const { site, gift } = await open();
  await site.db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, created_at,
                        expires_at, updated_at, checkout_reference)
     select gen_random_uuid(), 500, 'one_time', 'open', 'stripe', false, $1, $1, $1, 'cs_' || n
     from generate_series(1, 500) n`,
    [new Date("2026-01-01")],
  );
  Object.assign(stripe.sessions.get(gift.checkout_reference) ?? {}, { status: "expired" });
  site.wait(3700);
  const { standingOf } = stripe.gateway;
  const silent: typeof stripe.gateway = {
    ...stripe.gateway,
    standingOf: async (asked) => (asked.id === gift.id ? standingOf(asked) : null),
  };
  await reconcile({ ...site.deps, stripe: silent });
  await reconcile({ ...site.deps, stripe: silent });
  expect(await site.db.query("select state from gifts where id = $1", [gift.id])).toEqual([
    { state: "canceled" },
  ]);
});
