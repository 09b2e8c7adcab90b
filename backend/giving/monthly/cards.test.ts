import { expect, test } from "vitest";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { database } from "#backend/storage/rows.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { runningGift } from "#backend/testing/giving/monthly.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";
import { carryCards, lookAtCards } from "./cards.ts";
import { openPortal } from "./portal.ts";

const stripe = await stripeForFile();
const { cards } = stripe.monthly;
const day = 86_400;
const back = "https://circleurban.example/functions/v1/update-card";

const running = async (parts: Parameters<typeof runningGift>[1] = {}) => {
  const desk = await runningGift(stripe, { doubtDate: async () => undefined, ...parts });
  const customer = `cus_${desk.gift.id}`;
  return {
    ...desk,
    customer,
    open: async () => {
      const gift = await findGift(desk.db, desk.gift.id);
      if (gift) await openPortal(desk.deps, gift, "payment_method_update", back);
    },
    carry: () => carryCards(desk.deps),
    look: () => lookAtCards(desk.deps),
    /** The card that pays the gift at Stripe. */
    paying: () => desk.subscription()?.default_payment_method,
    lastStep: async () => (await desk.page(desk.gift.id)).steps.at(-1)?.title,
  };
};

test.each(testDatabases)(
  "on $name a card that the donor saves on Stripe's page is put to the gift, once",
  async ({ open }) => {
    const desk = await running({ db: await open() });
    const before = desk.paying();
    await desk.open();
    desk.wait(60);
    // Nothing was saved yet.
    expect(await desk.carry()).toBe(0);
    expect(desk.paying()).toBe(before);
    desk.wait(60);
    const card = cards.save(desk.customer, { month: 5, year: 2031 });
    desk.wait(60);
    expect((await Promise.all([desk.carry(), desk.carry()])).sort()).toEqual([0, 1]);
    expect(desk.paying()).toBe(card);
    expect(await desk.lastStep()).toBe("The donor saved a new card");
    expect((await desk.monthly())?.cardExpiresOn).toBe("2031-05-31");
    const asked = stripe.requests.length;
    desk.wait(3600);
    expect(await desk.carry()).toBe(0);
    expect(stripe.requests).toHaveLength(asked);
  },
);

test("a card from before the page was opened is not the donor's choice", async () => {
  const desk = await running();
  cards.save(desk.customer);
  const before = desk.paying();
  desk.wait(3600);
  await desk.open();
  desk.wait(60);
  expect(await desk.carry()).toBe(0);
  expect(desk.paying()).toBe(before);
});

test("a page that was opened again and left does not hide the card that was saved", async () => {
  const desk = await running();
  await desk.open();
  desk.wait(30);
  const card = cards.save(desk.customer);
  desk.wait(30);
  await desk.open();
  desk.wait(30);
  expect(await desk.carry()).toBe(1);
  expect(desk.paying()).toBe(card);
});

test("a page that was left is asked about seldom, and not for long", async () => {
  const desk = await running();
  await desk.open();
  const before = stripe.requests.length;
  const later = [...Array.from({ length: 24 }, () => 5), ...Array.from({ length: 70 }, () => 60)];
  for (const minutes of later) {
    desk.wait(minutes * 60);
    await desk.carry();
  }
  const asked = stripe.requests.length - before;
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(35);
});

test("a process that dies after Stripe was told writes it down with the next run", async () => {
  const desk = await running();
  await desk.open();
  const card = cards.save(desk.customer);
  const { db } = desk;
  const dying = database({ ...db, transaction: () => Promise.reject(new Error("killed")) });
  expect(await carryCards({ ...desk.deps, db: dying })).toBe(0);
  expect(desk.paying()).toBe(card);
  desk.wait(600);
  expect(await desk.carry()).toBe(1);
  expect(await desk.lastStep()).toBe("The donor saved a new card");
});

test("while Stripe does not answer, it is asked again later", async () => {
  const desk = await running();
  await desk.open();
  const card = cards.save(desk.customer);
  stripe.mishaps.push("server error", "server error");
  expect(await desk.carry()).toBe(0);
  desk.wait(60);
  expect(await desk.carry()).toBe(1);
  expect(desk.paying()).toBe(card);
});

test.each(testDatabases)(
  "on $name a card that expires is told of a month ahead, once, with a link",
  async ({ open }) => {
    const desk = await running({ db: await open() });
    const card = cards.save(desk.customer, { month: 5, year: 2026 });
    const subscription = desk.subscription();
    if (subscription) subscription.default_payment_method = card;
    const told: string[] = [];
    // From April 20 into June.
    desk.wait(49 * day);
    for (let days = 0; days < 45; days += 1) {
      await Promise.all([desk.look(), desk.look()]);
      for (const { text, subject, to } of await desk.mails()) {
        expect([subject, to]).toEqual([
          "[Test] The card for your monthly gift expires soon",
          "ada@example.org",
        ]);
        expect(text).toContain("is good until May 31, 2026.");
        expect(text).toMatch(/update-card\?token=[\w-]{43}\s/);
        told.push(desk.deps.now().toISOString().slice(0, 10));
      }
      desk.wait(day);
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^2026-04-(2[3-9]|30)$/);
    const expiring = "select detail from gift_events where kind = 'card expiring'";
    expect(await desk.db.query(expiring)).toEqual([{ detail: "05/2026" }]);
  },
);

test("a card that was replaced in time is not told of", async () => {
  const desk = await running();
  const first = cards.save(desk.customer, { month: 5, year: 2026 });
  const subscription = desk.subscription();
  if (!subscription) throw new Error("no subscription");
  subscription.default_payment_method = first;
  expect(await desk.look()).toEqual({ asked: 1, told: 0 });
  expect((await desk.monthly())?.cardExpiresOn).toBe("2026-05-31");
  subscription.default_payment_method = cards.add({ month: 5, year: 2030 });
  for (let weeks = 0; weeks < 14; weeks += 1) {
    desk.wait(8 * day);
    await desk.look();
  }
  expect(await desk.mails()).toEqual([]);
});

test("each card is asked about once a week, of gifts that run, by the key they belong to", async () => {
  const desk = await running();
  expect(await lookAtCards({ ...desk.deps, stripe: stripe.live })).toEqual({ asked: 0, told: 0 });
  expect(await lookAtCards({ ...desk.deps, stripe: undefined })).toEqual({ asked: 0, told: 0 });
  const doubted = { ...desk.deps, doubtDate: async () => "wrong" };
  expect(await lookAtCards(doubted)).toEqual({ asked: 0, told: 0 });
  expect(await desk.look()).toEqual({ asked: 1, told: 0 });
  desk.wait(6 * day);
  expect(await desk.look()).toEqual({ asked: 0, told: 0 });
  desk.wait(2 * day);
  expect(await desk.look()).toEqual({ asked: 1, told: 0 });
  desk.wait(8 * day);
  await deliver(desk, stripeStory(desk, desk.gift).ended());
  expect(await desk.look()).toEqual({ asked: 0, told: 0 });
});

test("a card that Stripe does not tell of waits an hour, behind the others", async () => {
  const desk = await running();
  stripe.mishaps.push("server error", "server error");
  expect(await desk.look()).toEqual({ asked: 1, told: 0 });
  expect(await desk.look()).toEqual({ asked: 0, told: 0 });
  desk.wait(3601);
  expect(await desk.look()).toEqual({ asked: 1, told: 0 });
  expect((await desk.monthly())?.cardExpiresOn).toBe("2030-08-31");
});
