import type Stripe from "stripe";
import { expect, test } from "vitest";
import { deliver } from "#backend/testing/stripe-events.ts";
import {
  nothing,
  paidOnce,
  siteWithGift,
  standing,
  stripeForFile,
} from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

type Story = Awaited<ReturnType<typeof siteWithGift>>["story"];

const changed = (event: Stripe.Event, object: object, more: object = {}) =>
  ({ ...event, ...more, data: { object: { ...event.data.object, ...object } } }) as Stripe.Event;

const price = { items: { data: [{ price: null, quantity: 1 }] } };

const impossible: [string, (story: Story) => Stripe.Event][] = [
  [
    "from a year that no calendar has",
    (story) => changed(story.completed(), {}, { created: 1e15 }),
  ],
  ["from long before the year 0", (story) => changed(story.completed(), {}, { created: -1e12 })],
  [
    "whose donor's name is no text",
    (story) => changed(story.completed(), { customer_details: { name: {}, email: null } }),
  ],
  [
    "whose donor's name cannot be stored",
    (story) => changed(story.completed(), { customer_details: { name: "A\u0000", email: null } }),
  ],
  ["of a refund made at no time", (story) => changed(story.refunded(1000), { created: "x" })],
  ["of a refund from a far year", (story) => changed(story.refunded(1000), { created: 8e12 })],
  [
    "of a monthly gift without a price",
    (story) =>
      changed(story.completed(), price, { type: "customer.subscription.updated" } as object),
  ],
];

test.each(impossible)("a report %s is put aside, and staff are told once", async (_, report) => {
  const { site, story } = await siteWithGift(stripe);
  const event = report(story);
  for (const _time of ["first", "second"]) {
    const answer = await deliver(site, event);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
  }
  expect(await site.db.query("select id from unread_events")).toEqual([{ id: event.id }]);
  const mails = await site.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(["A report that cannot be read"]);
  expect(mails[0]?.text).toContain(event.id);
  expect(await standing(site)).toEqual(nothing);
});

test("a refund that cannot be read keeps its payment from nobody", async () => {
  const { site, story } = await siteWithGift(stripe);
  await deliver(site, changed(story.refunded(1000), { created: 8e12 }));
  expect((await deliver(site, story.completed())).status).toBe(200);
  expect(await standing(site)).toEqual(paidOnce);
});

test("nor does one that waits already", async () => {
  const { site, story } = await siteWithGift(stripe);
  const refund = story.refunded(1000);
  expect((await deliver(site, refund)).status).toBe(200);
  await site.db.query(
    `update stripe_events set fact = jsonb_set(fact, '{0,madeAt}', '"+255482-01-01T00:00:00.000Z"')
     where id = $1`,
    [refund.id],
  );
  expect((await deliver(site, story.completed())).status).toBe(200);
  expect(await standing(site)).toEqual(paidOnce);
  expect(await site.db.query("select id from unread_events")).toEqual([{ id: refund.id }]);
});
