import { describe, expect, test } from "vitest";
import { testDesk } from "#backend/testing/desk.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { Mishap } from "#backend/testing/stripe-mishaps.ts";
import { deliverAll, siteWithGift, stripeForFile } from "#backend/testing/stripe-site.ts";
import type { FeeRate } from "#rules/checkout-fields.ts";

const stripe = await stripeForFile();

const cardFee: FeeRate = { share: 2900, fixedCents: 30 };
const settings = {
  siteUrl: "https://circleurban.example",
  functionsUrl: "https://circleurban.example/functions/v1",
  mailFrom: "hello@circleurban.example",
  cardFee,
};

const open = (amount?: number, frequency?: string) =>
  siteWithGift(stripe, amount, frequency, { settings });

const stored = async (db: Parameters<typeof storedRows>[0]) => {
  const [gift] = await storedRows<Record<string, unknown>>(
    db,
    `select g.state, g.honoree, g.designation, p.amount_cents, p.fee_cover_cents, p.state as payment
     from gifts g left join gift_payments p on p.gift_id = g.id`,
  );
  return gift;
};

describe("at Stripe", () => {
  test("a donor may name somebody, choose what to support and cover the fee", async () => {
    await open();
    const { form } = stripe.opened().at(-1) ?? { form: {} as Record<string, string> };
    expect(form).toMatchObject({
      "custom_fields[0][key]": "honoree",
      "custom_fields[0][label][custom]": "In honor or memory of",
      "custom_fields[0][optional]": "true",
      "custom_fields[1][key]": "designation",
      "custom_fields[1][optional]": "true",
      "optional_items[0][quantity]": "1",
    });
    const price = stripe.prices.find(({ id }) => id === form["optional_items[0][price]"]);
    expect(price?.unit_amount).toBe(181);
    await open();
    expect(stripe.prices).toHaveLength(1);
  });

  test("what was added is in the ledger and on the receipt, in any order and once", async () => {
    const { site, story } = await open();
    const custom_fields = [
      { key: "honoree", type: "text", text: { value: " Rosa Delgado " } },
      { key: "designation", type: "dropdown", dropdown: { value: "education" } },
    ];
    const paid = story.completed({ amount_total: 5181, custom_fields });
    await deliverAll(site, [paid, story.completed({ amount_total: 5181, custom_fields }), paid]);
    expect(await stored(site.db)).toEqual({
      state: "paid",
      honoree: "Rosa Delgado",
      designation: "education",
      amount_cents: 5181,
      fee_cover_cents: 181,
      payment: "paid",
    });
    const [receipt, ...others] = await site.mails();
    expect(others).toEqual([]);
    expect(receipt?.subject).toContain("$51.81");
    expect(receipt?.text).toMatch(/Of this for the card fee: +\$1\.81/);
    expect(receipt?.text).toMatch(/To support: +Education and Youth/);
    expect(receipt?.text).toMatch(/In honor or memory of: +Rosa Delgado/);
  });

  test("the first receipt of a monthly gift names the person, also where its invoice is told of first", async () => {
    const { site, gift, story } = await open(50, "monthly");
    const custom_fields = [
      { key: "honoree", type: "text", text: { value: "Rosa Delgado" } },
      { key: "designation", type: "dropdown", dropdown: { value: "education" } },
    ];
    const completed = story.completed({ id: gift.checkout_reference, custom_fields });
    stripe.sessions.set(gift.checkout_reference, { ...completed.data.object });
    await deliverAll(site, [story.invoicePaid(1), completed]);
    expect(await stored(site.db)).toMatchObject({ state: "active", honoree: "Rosa Delgado" });
    const [receipt, ...others] = await site.mails();
    expect(others).toEqual([]);
    expect(receipt?.text).toMatch(/To support: +Education and Youth/);
    expect(receipt?.text).toMatch(/In honor or memory of: +Rosa Delgado/);
  });

  test("the thank-you page hears the whole sum", async () => {
    const { site, gift, story } = await open();
    await deliverAll(site, [story.completed({ amount_total: 5181 })]);
    const answer = await site.get(`gift-status?reference=${gift.id}`);
    expect(await answer.json()).toMatchObject({ state: "paid", amount: 51.81 });
  });

  test("a sum between the gift and the gift with its fee is for a person to look at", async () => {
    const { site, story } = await open();
    await deliverAll(site, [story.completed({ amount_total: 5100 })]);
    expect(await stored(site.db)).toMatchObject({ state: "review", fee_cover_cents: 0 });
  });

  test("nothing is added to a monthly gift", async () => {
    await open(25, "monthly");
    expect(stripe.opened().at(-1)?.form).not.toHaveProperty("optional_items[0][price]");
    expect(stripe.opened().at(-1)?.form).toHaveProperty("custom_fields[1][key]");
  });

  test.each<Mishap>(["card declined", "not JSON", "no address"])(
    "a gift does not wait for its fee when Stripe says “%s” to the price",
    async (mishap) => {
      stripe.mishaps.push(mishap);
      await open(1234);
      expect(stripe.opened()).toHaveLength(1);
      expect(stripe.opened()[0]?.form).not.toHaveProperty("optional_items[0][price]");
    },
  );

  test("a price that was archived at Stripe keeps no gift away, and the next one has another", async () => {
    const price = async () => {
      await open(77);
      return stripe.opened().at(-1)?.form["optional_items[0][price]"];
    };
    const first = await price();
    expect(first).toBeDefined();
    for (const known of stripe.prices)
      Object.assign(known, { id: "price_archived", lookup_key: null });
    expect(await price()).toBeUndefined();
    const next = await price();
    expect(next).toBeDefined();
    expect(next).not.toBe(first);
  });
});

describe("at the test checkout", () => {
  const start = async () => {
    const site = await testSite({ settings });
    const answer = await site.post("create-payment", { amount: 50, frequency: "one_time" });
    const { url } = (await answer.json()) as { url: string };
    return { site, path: url.split("/functions/v1/")[1] ?? "" };
  };

  test("the same can be added", async () => {
    const { site, path } = await start();
    expect(await (await site.get(path)).text()).toContain("Cover the card fee and add $1.81");
    const paid = await site.submit(path, [
      ["email", "ada@example.org"],
      ["honoree", "Rosa Delgado"],
      ["designation", "Education and Youth"],
      ["cover-fee", "on"],
      ["action", "pay"],
    ]);
    expect(paid.status).toBe(303);
    expect(await stored(site.db)).toMatchObject({
      state: "paid",
      honoree: "Rosa Delgado",
      designation: "education",
      amount_cents: 5181,
      fee_cover_cents: 181,
    });
  });

  test("what is not offered cannot be added", async () => {
    const { site, path } = await start();
    await site.submit(path, [
      ["email", "ada@example.org"],
      ["honoree", "R".repeat(500)],
      ["designation", "My own pocket"],
      ["action", "pay"],
    ]);
    const gift = await stored(site.db);
    expect(gift).toMatchObject({ designation: null, amount_cents: 5000, fee_cover_cents: 0 });
    expect(gift?.honoree).toHaveLength(100);
  });
});

test("the accountant's file tells the covered fee apart, and what the gift supports", async () => {
  const desk = await testDesk({ checkout: stripe.live, stripe: stripe.live, settings });
  await desk.db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, designation,
                        created_at, expires_at, updated_at)
     values (gen_random_uuid(), 5000, 'one_time', 'paid', 'stripe', true, 'education', now(), now(), now())`,
  );
  await desk.db.query(
    `insert into gift_payments (gift_id, reference, livemode, amount_cents, fee_cover_cents, currency,
                                state, in_review, paid_at, recorded_at)
     select id, 'pi_1', true, 5181, 181, 'usd', 'paid', false, '2026-02-10T18:00:00Z', now() from gifts`,
  );
  const token = await desk.signedIn({ owner: true }, "accounts@circleurban.example");
  const answer = await desk.read("gifts/accounts-export?since=2026-01-01&until=2026-12-31", token);
  const [head = "", row = ""] = (await answer.text()).split(/\r?\n/);
  const columns = head.replaceAll('"', "").split(",");
  const values = row.replaceAll('"', "").split(",");
  expect(values[columns.indexOf("Fee covered by donor")]).toBe("1.81");
  expect(values[columns.indexOf("Supports")]).toBe("Education and Youth");
});
