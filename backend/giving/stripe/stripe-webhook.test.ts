import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver } from "#backend/testing/stripe-events.ts";
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

describe("whose reports are believed", () => {
  test.each([
    ["a wrong secret", { secret: "whsec_other" }],
    ["a report 301 seconds old", { age: 301 }],
    ["a report from 301 seconds ahead", { age: -301 }],
    ["a report from 4000 seconds ahead", { age: -4000 }],
    ["a changed body", { body: '{"id":"evt_x","amount":1}' }],
    ["an empty body", { body: "" }],
  ])("%s is refused and changes nothing", async (_, how) => {
    const { site, story } = await open();
    const answer = await deliver(site, story.completed(), how);
    expect(answer.status).toBe(400);
    expect(await standing(site)).toEqual(nothing);
    expect(await site.db.query("select 1 from stripe_events")).toHaveLength(0);
  });

  test("a clock that is a few minutes behind keeps no report out", async () => {
    const { site, story } = await open();
    expect((await deliver(site, story.completed(), { age: -299 })).status).toBe(200);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test.each([0, -5000, 50.5, 2 ** 31, 1e300, "5000"])(
    "a payment of %s cents is refused and changes nothing",
    async (amount) => {
      const { site, story } = await open();
      const event = story.completed();
      const object = { ...event.data.object, amount_total: amount };
      const answer = await deliver(site, { ...event, data: { object } } as unknown as Stripe.Event);
      expect(answer.status).toBe(400);
      expect(await standing(site)).toEqual(nothing);
    },
  );

  const event = { id: "evt_x", type: "checkout.session.completed", created: 1, livemode: false };
  test.each([
    ["{}"],
    ["[]"],
    ["null"],
    ["5"],
    ['"text"'],
    [JSON.stringify({ ...event, data: null })],
    [JSON.stringify({ ...event, data: { object: null } })],
    [JSON.stringify({ ...event, data: { object: [] } })],
    [JSON.stringify({ ...event, id: undefined, data: { object: {} } })],
    [JSON.stringify({ ...event, id: 5, data: { object: {} } })],
    [JSON.stringify({ ...event, id: "evt_\u0000", data: { object: {} } })],
    [JSON.stringify({ ...event, type: 5, data: { object: {} } })],
    [JSON.stringify({ ...event, created: "now", data: { object: {} } })],
  ])("signed, and still no event: %s", async (body) => {
    const { site } = await open();
    const answer = await deliver(site, JSON.parse(body), { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: "This is no event." });
    expect(await standing(site)).toEqual(nothing);
    expect(await site.mails()).toEqual([]);
  });

  test("no signature is refused; 299 seconds are young enough", async () => {
    const { site, story } = await open();
    const unsigned = await site.post("stripe-webhook", story.completed());
    expect(unsigned.status).toBe(400);
    expect((await deliver(site, story.completed(), { age: 299 })).status).toBe(200);
    expect(await standing(site)).toEqual(paidOnce);
  });

  test.each(["t=1,v1=", "t=,v1=00", "v1=", "t=1,v1==0", "t=1,v1", "="])(
    "a signature like %s is refused as any other",
    async (signature) => {
      const { site, story } = await open();
      const answer = await site.request("stripe-webhook", {
        method: "POST",
        headers: { "stripe-signature": signature },
        body: JSON.stringify(story.completed()),
      });
      expect(answer.status).toBe(400);
      expect(await standing(site)).toEqual(nothing);
    },
  );

  test("without an account there is no webhook", async () => {
    const site = await testSite();
    expect((await site.post("stripe-webhook", {})).status).toBe(404);
  });
});

describe.each(testDatabases)("on $name", ({ open: openDatabase }) => {
  test("a hundred deliveries of one event are one change and one receipt", async () => {
    const { site, story } = await open(50, "one_time", { db: await openDatabase() });
    const event = story.completed();
    await deliverAll(
      site,
      Array.from({ length: 100 }, () => event),
    );
    expect(await standing(site)).toEqual(paidOnce);
    const steps = await storedRows<{ kind: string }>(
      site.db,
      "select kind from gift_events order by id",
    );
    expect(steps.map(({ kind }) => kind)).toEqual(["started", "open", "paid", "receipt"]);
  });

  test("twenty at once, of the same and of different events, are one payment", async () => {
    const { site, story } = await open(50, "one_time", { db: await openDatabase() });
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
    const { site, story } = await open(25, "monthly", { db: await openDatabase() });
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
    const { site, story } = await open(50, "one_time", { db: await openDatabase() });
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
