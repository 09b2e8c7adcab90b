import { describe, expect, test, vi } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { Mishap } from "#backend/testing/stripe-mishaps.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { organisation } from "#rules/organisation.ts";

const stripe = await stripeForFile();

const stripeSite = (parts: Parameters<typeof testSite>[0] = {}) =>
  testSite({ checkout: stripe.gateway, stripe: stripe.gateway, ...parts });
type Site = Awaited<ReturnType<typeof testSite>>;

const give = (site: Site, body: unknown, key?: string) =>
  site.request("create-payment", {
    method: "POST",
    headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify(body),
  });

const fifty = { amount: 50, frequency: "one_time" };
const key = "3f0d5f6e-intent";
const rows = (site: Site, table = "gifts") =>
  storedRows<Record<string, unknown>>(site.db, `select * from ${table}`);

describe("what Stripe is asked for", () => {
  const common = (id: unknown, expires: Date) => ({
    submit_type: "donate",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "adaptive_pricing[enabled]": "false",
    "custom_text[submit][message]": "Test: no card is charged.",
    client_reference_id: id,
    "metadata[gift_id]": id,
    expires_at: String(expires.getTime() / 1000),
  });

  /** What donors may add is looked at in checkout-fields.test.ts. */
  const withoutCustomFields = () =>
    Object.fromEntries(
      Object.entries(stripe.opened()[0]?.form ?? {}).filter(
        ([name]) => !name.startsWith("custom_fields["),
      ),
    );

  test("a one-time gift is a payment over exactly the cents", async () => {
    const site = await stripeSite();
    const answer = await give(site, { amount: 1000.1, frequency: "one_time" });
    expect(answer.status).toBe(200);
    const [gift] = await rows(site);
    expect(await answer.json()).toEqual({ url: gift?.checkout_url });
    expect(gift).toMatchObject({ state: "open", amount_cents: 100_010, provider: "stripe" });
    expect(stripe.opened()[0]?.idempotencyKey).toBe(`gift-${gift?.id}`);
    expect(withoutCustomFields()).toEqual({
      ...common(gift?.id, gift?.expires_at as Date),
      mode: "payment",
      "line_items[0][price_data][unit_amount]": "100010",
      "line_items[0][price_data][product_data][name]": `Test: no card is charged. Gift to ${organisation.fullName}`,
      "payment_intent_data[metadata][gift_id]": gift?.id,
      "payment_intent_data[description]": `Gift ${gift?.id}`,
      success_url: `https://circleurban.example/donation-success?amount=1000.10&type=one_time&reference=${gift?.id}`,
      cancel_url: "https://circleurban.example/give?amount=1000.10&frequency=one_time",
    });
  });

  test("a gift from a Spanish page opens in Spanish, and comes back to one", async () => {
    const site = await stripeSite();
    await give(site, { ...fifty, language: "es" });
    expect(stripe.opened()[0]?.form).toMatchObject({
      locale: "es-419",
      "line_items[0][price_data][product_data][name]": `Prueba: no se cobra ninguna tarjeta. Donación a ${organisation.fullName}`,
      success_url: expect.stringContaining("circleurban.example/es/donation-success?"),
      cancel_url: "https://circleurban.example/es/give?amount=50&frequency=one_time",
    });
  });

  test("a monthly gift is a subscription with its price inline", async () => {
    const site = await stripeSite();
    await give(site, { amount: 25, frequency: "monthly" });
    const [gift] = await rows(site);
    expect(withoutCustomFields()).toEqual({
      ...common(gift?.id, gift?.expires_at as Date),
      mode: "subscription",
      "line_items[0][price_data][unit_amount]": "2500",
      "line_items[0][price_data][recurring][interval]": "month",
      "line_items[0][price_data][product_data][name]": `Test: no card is charged. Monthly gift to ${organisation.fullName}`,
      "subscription_data[metadata][gift_id]": gift?.id,
      "subscription_data[description]": `Monthly gift ${gift?.id}`,
      success_url: `https://circleurban.example/donation-success?amount=25&type=monthly&reference=${gift?.id}`,
      cancel_url: "https://circleurban.example/give?amount=25&frequency=monthly",
    });
  });
});

describe.each<{ mishaps: Mishap[]; status: number; requests: number }>([
  { mishaps: ["time-out", "time-out"], status: 504, requests: 2 },
  { mishaps: ["connection lost", "connection lost"], status: 504, requests: 2 },
  { mishaps: ["card declined"], status: 502, requests: 1 },
  { mishaps: Array(4).fill("too many requests"), status: 503, requests: 4 },
  { mishaps: ["server error", "server error"], status: 502, requests: 2 },
  { mishaps: ["not JSON"], status: 502, requests: 1 },
  { mishaps: ["no address"], status: 502, requests: 1 },
  { mishaps: ["a number for an address"], status: 502, requests: 1 },
  { mishaps: ["an address that is script"], status: 502, requests: 1 },
  { mishaps: ["an address without encryption"], status: 502, requests: 1 },
  { mishaps: ["an address with a name in it"], status: 502, requests: 1 },
])("when Stripe fails: $mishaps.0", ({ mishaps, status, requests }) => {
  test("the donor reads one sentence, the log has the request, another try works", async () => {
    const site = await stripeSite();
    const { checkout } = mishaps[0] === "time-out" ? { checkout: stripe.shortTimeout } : site.deps;
    stripe.mishaps.push(...mishaps);
    const answer = await give(await testSite({ ...site.deps, checkout }), fifty, key);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      error:
        "We could not reach our payment provider. You have not been charged. Please try again.",
    });
    expect(stripe.opened()).toHaveLength(requests);
    expect((await rows(site)).map(({ state }) => state)).toEqual(["failed"]);
    const logged = site.logged.find(({ event }) => event === "checkout unavailable");
    expect(logged?.fields?.gift).toBeDefined();
    expect(JSON.stringify(site.logged)).not.toMatch(/4242|secret detail|sk_test/);
    if (mishaps[0] === "card declined")
      expect(logged?.fields).toMatchObject({ stripeRequestId: "req_stand_in", stripeStatus: 402 });

    expect((await give(site, fifty, key)).status).toBe(200);
    expect((await rows(site)).map(({ state }) => state).sort()).toEqual(["failed", "open"]);
  });
});

test.each<Mishap>(["time-out", "server error", "too many requests", "slow"])(
  "one %s alone is bridged, with the same idempotency key",
  async (mishap) => {
    const site = await stripeSite({ checkout: stripe.shortTimeout });
    stripe.mishaps.push(mishap);
    expect((await give(site, fifty)).status).toBe(200);
    expect(new Set(stripe.opened().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(await rows(site)).toHaveLength(1);
  },
);

describe.each(testDatabases)("one intent, one gift, on $name", ({ open }) => {
  test("50 identical submits at once open one checkout", async () => {
    const site = await stripeSite({ db: await open() });
    stripe.mishaps.push("slow");
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(site, fifty, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const urls = await Promise.all(
      answers.map(async (a) => ((await a.json()) as { url: string }).url),
    );
    expect(new Set(urls).size).toBe(1);
    expect(stripe.opened()).toHaveLength(1);
    expect(await rows(site)).toHaveLength(1);
  });

  test("50 submits without a key are 50 gifts", async () => {
    const site = await stripeSite({ db: await open() });
    await Promise.all(Array.from({ length: 50 }, () => give(site, fifty)));
    expect(stripe.opened()).toHaveLength(50);
    expect(await rows(site)).toHaveLength(50);
  });

  test("when the first fails, those who waited hear the same and open nothing", async () => {
    const site = await stripeSite({ db: await open(), checkout: stripe.shortTimeout });
    stripe.mishaps.push("time-out", "time-out");
    const first = give(site, fifty, key);
    await vi.waitFor(async () => expect(await rows(site)).toHaveLength(1), 60_000);
    const others = Array.from({ length: 5 }, () => give(site, fifty, key));
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses).toEqual([504, 502, 502, 502, 502, 502]);
    expect(stripe.opened()).toHaveLength(2);
  });
});

test("a key belongs to its amount and frequency", async () => {
  const site = await stripeSite();
  await give(site, fifty, key);
  for (const other of [
    { amount: 51, frequency: "one_time" },
    { amount: 50, frequency: "monthly" },
  ])
    expect((await give(site, other, key)).status).toBe(422);
  expect(stripe.opened()).toHaveLength(1);
});

test.each(["short", "with space in it", "x".repeat(201)])("the key %j is refused", async (bad) => {
  const site = await stripeSite();
  const answer = await give(site, fifty, bad);
  expect(answer.status).toBe(400);
  expect(await rows(site)).toHaveLength(0);
});

test("a gift whose process died is taken up again with the same idempotency key", async () => {
  const site = await stripeSite();
  const dying = { ...stripe.gateway, open: () => Promise.reject(new Error("killed")) };
  const before = await stripeSite({ db: site.db, checkout: dying });
  expect((await give(before, fifty, key)).status).toBe(500);
  site.wait(46);
  expect((await give(site, fifty, key)).status).toBe(200);
  const [gift, ...more] = await rows(site);
  expect(more).toEqual([]);
  expect(gift).toMatchObject({ state: "open" });
  expect(stripe.opened()[0]?.idempotencyKey).toBe(`gift-${gift?.id}`);
});

test("the key of an expired checkout asks the donor to start again", async () => {
  const site = await stripeSite();
  await give(site, fifty, key);
  site.wait(3601);
  expect((await give(site, fifty, key)).status).toBe(409);
});
