import fc from "fast-check";
import { expect, onTestFinished } from "vitest";
import { testSite } from "#backend/testing/site.ts";
import { startStripe } from "#backend/testing/stripe-stand-in.ts";

const good = { amount: 50, frequency: "one_time" };

const badAmount = fc.oneof(
  fc.string(),
  fc.constantFrom("50", "$50", "1e3", "٥٠", "0x32", null, true, [], [50], {}, { valueOf: 50 }),
  fc.constantFrom(0, -0, 0.49, 0.5 - 1e-9, 1_000_000, 999_999.991, 1e21, 1e308, 5e-324),
  fc.double({ max: 0, noNaN: true }),
  fc.double({ min: 1_000_000, noNaN: true }),
  fc.integer({ min: 50, max: 99_999_998 }).map((cents) => cents / 100 + 0.005),
  fc.integer({ min: Number.MIN_SAFE_INTEGER, max: 0 }),
);

const badFrequency = fc.oneof(
  fc.string().filter((text) => text !== "one_time" && text !== "monthly"),
  fc.constantFrom("ONE_TIME", "one-time", "weekly", "monthly ", "", null, 1, true, [], ["monthly"]),
);

const json = (value: unknown) => JSON.stringify(value);

const badBody = fc.oneof(
  badAmount.map((amount) => json({ ...good, amount })),
  badFrequency.map((frequency) => json({ ...good, frequency })),
  fc.tuple(badAmount, badFrequency).map(([amount, frequency]) => json({ amount, frequency })),
  // Monthly gifts have three amounts.
  fc
    .integer({ min: 50, max: 99_999_999 })
    .filter((cents) => ![2500, 5000, 10_000].includes(cents))
    .map((cents) => json({ amount: cents / 100, frequency: "monthly" })),
  fc.constantFrom(json({ amount: 50 }), json({ frequency: "monthly" }), json([good]), "null"),
  fc.jsonValue({ maxDepth: 4 }).map(json),
  // Half a request, and things that only look like one.
  fc.integer({ min: 0, max: json(good).length - 1 }).map((end) => json(good).slice(0, end)),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    '{"amount":1e999,"frequency":"one_time"}',
    '{"amount":NaN,"frequency":"one_time"}',
    '{"amount":0x32,"frequency":"one_time"}',
    '{"__proto__":{"amount":50,"frequency":"one_time"}}',
    '{"Amount":50,"Frequency":"one_time"}',
    '{"amount":50,"amount":-1,"frequency":"one_time"}',
    "amount=50&frequency=one_time",
    "[".repeat(5000),
  ),
);

/** Sends so many bodies that are no gift: all refused with a sentence, no call to Stripe, no row. */
export const sendBadBodies = async (count: number) => {
  const stripe = await startStripe();
  onTestFinished(stripe.close);
  const site = await testSite({ checkout: stripe.gateway, stripe: stripe.gateway });
  const statuses = new Map<number, number>();
  let call = 0;
  await fc.assert(
    fc.asyncProperty(badBody, async (body) => {
      // Each from elsewhere: what is refused counts, and whoever goes on is only told to wait.
      const address = `10.0.${call >> 8}.${call++ & 255}`;
      const sent = { method: "POST", headers: { "content-type": "application/json" }, body };
      const answer = await site.request("create-payment", sent, address);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const { error, url } = (await answer.json()) as { error?: string; url?: string };
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(error).toMatch(/^[A-Z].*\.$/);
      expect(url).toBeUndefined();
    }),
    { numRuns: count, endOnFailure: true },
  );
  const gifts = await site.db.query("select 1 from gifts");
  const counted = await site.db.query("select 1 from limits where name like 'gifts%'");
  console.log(
    `bad bodies by status: ${JSON.stringify(Object.fromEntries(statuses))}, ` +
      `calls to Stripe: ${stripe.requests.length}, gifts: ${gifts.length}`,
  );
  expect([...statuses.values()].reduce((a, b) => a + b)).toBe(count);
  expect(stripe.requests).toHaveLength(0);
  expect(gifts).toHaveLength(0);
  expect(counted).toHaveLength(0);
};
