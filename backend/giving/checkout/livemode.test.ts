import { describe, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { totalGifts } from "#backend/giving/ledger/gift-list.ts";
import { prepareStatement } from "#backend/giving/receipts/statement.ts";
import { reconcile } from "#backend/giving/stripe/reconcile.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import type { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import {
  deliverAll,
  nothing,
  siteWithGift,
  standing,
  stripeForFile,
} from "#backend/testing/stripe-site.ts";
import { giftFilter } from "#rules/gifts.ts";
import { organisation } from "#rules/organisation.ts";

const stripe = await stripeForFile();

const liveSite = (amount = 50, frequency = "one_time") =>
  siteWithGift({ ...stripe, gateway: stripe.live }, amount, frequency);
type Site = Awaited<ReturnType<typeof testSite>>;

const staff = async ({ deps: { db, settings, site } }: Site, ...args: string[]) =>
  (await runStaffCommand({ db, settings, site, now: new Date("2026-12-31"), cwd: "." }, args))
    .output;
const statementOf = ({ db }: Site) => prepareStatement(db, 2026, "ada@example.org", shippedSite);
const totals = ({ db, deps }: Site) => totalGifts(db, giftFilter.parse({}), deps.now());

describe("a signed event of the other mode is never booked", () => {
  test.each([
    ["a test event at a live site", liveSite, false],
    ["a live event at a test site", (amount: number) => siteWithGift(stripe, amount), true],
  ])("%s", async (_, open, livemode) => {
    const { site, gift } = await open(999_999.99);
    const { completed, expired } = stripeStory(site, { ...gift, livemode });
    for (const event of [completed(), completed(), expired()])
      expect((await deliver(site, event)).status).toBe(400);
    expect(site.logged.map(({ event }) => event)).toContain("payment of the wrong mode");
    const mails = await site.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ["gift-review", site.deps.settings.staffEmail],
    ]);
    expect(mails[0]?.subject).toContain(livemode ? "A live payment" : "A test payment");
    expect(await standing(site)).toEqual(nothing);
    // When the keys fit again, Stripe's next attempt is heard.
    expect(await site.db.query("select 1 from stripe_events")).toEqual([]);
  });

  test("nor is one whose event says live and whose payment says test", async () => {
    const { site, story } = await liveSite();
    expect((await deliver(site, story.completed({ livemode: false }))).status).toBe(400);
    expect(await standing(site)).toMatchObject({ gift: "open", payments: [] });
  });
});

describe("what a test key takes", () => {
  test("is marked on the checkout, in the mails, and counted apart everywhere", async () => {
    const { site, gift, story } = await siteWithGift(stripe);
    await deliverAll(site, [story.completed(), story.disputed()]);
    const mails = await site.mails();
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["gift-review", "receipt"]);
    for (const { subject, text, html } of mails) {
      expect(subject).toMatch(/^\[Test\] /);
      for (const body of [text, html]) expect(body).toContain("no card was charged");
    }
    await deliverAll(site, [story.disputeClosed("won")]);
    const status = await site.get(`gift-status?reference=${gift.id}`);
    expect(await status.json()).toMatchObject({ state: "paid", test: true });
    expect(await totals(site)).toMatchObject({ gifts: 0, tests: 1, receivedCents: 0, months: [] });
    // The accountant's file holds money received, and nothing but its headings here.
    expect((await staff(site, "gifts", "--csv")).trim().split("\n")).toHaveLength(1);
    expect(await statementOf(site)).toBeUndefined();
    const form = stripe.opened().at(-1)?.form ?? {};
    expect(form["line_items[0][price_data][product_data][name]"]).toMatch(/^Test: no card is/);
    expect(form["custom_text[submit][message]"]).toBe("Test: no card is charged.");
  });

  test("what a live key takes is real everywhere", async () => {
    const { site, gift, story } = await liveSite();
    await deliverAll(site, [story.completed()]);
    const [receipt] = await site.mails();
    expect(receipt?.subject).toBe(`Your receipt for $50 to ${organisation.fullName}`);
    expect(receipt?.text).not.toMatch(/test/i);
    const status = await site.get(`gift-status?reference=${gift.id}`);
    expect(await status.json()).toMatchObject({ state: "paid", test: false });
    expect(await totals(site)).toMatchObject({ gifts: 1, tests: 0, receivedCents: 5000 });
    expect((await statementOf(site))?.text).toMatch(/Total +\$50\.00/);
    expect(JSON.stringify(stripe.opened().at(-1)?.form)).not.toMatch(/Test/);
  });
});

test("a payment found by lookup has its checkout's mode", async () => {
  const { site } = await liveSite();
  const [row] = await storedRows<{ checkout_reference: string }>(site.db, "select * from gifts");
  Object.assign(stripe.sessions.get(row?.checkout_reference ?? "") ?? {}, {
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_live",
    amount_total: 5000,
    currency: "usd",
  });
  site.wait(3700);
  await reconcile({ ...site.deps, stripe: site.deps.stripe });
  expect(await site.db.query("select livemode from gift_payments")).toEqual([{ livemode: true }]);
});

test.each([
  ["real gifts always bring their receipts", () => liveSite(25, "monthly"), 6],
  [
    "tests in public bring three a day to one mailbox",
    () => siteWithGift(stripe, 25, "monthly"),
    3,
  ],
])("%s, however many come at once", async (_, open, receipts) => {
  const { site, gift } = await open();
  const { completed, invoicePaid } = stripeStory(site, gift);
  await deliverAll(site, [completed(), ...[1, 2, 3, 4, 5, 6].map((month) => invoicePaid(month))]);
  const mails = await site.mails();
  expect(mails.filter(({ kind }) => kind === "receipt")).toHaveLength(receipts);
});
