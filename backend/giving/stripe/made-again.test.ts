import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { unknownGift } from "#backend/giving/ledger/facts.ts";
import { checkReadiness } from "#backend/readiness.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { standing, stripeForFile } from "#backend/testing/stripe-site.ts";
import { checkData } from "#backend/upkeep/check-data.ts";
import { reconcile } from "./reconcile.ts";

const stripe = await stripeForFile();

type Site = Awaited<ReturnType<typeof testSite>>;
type Asked = Parameters<typeof stripeStory>[1];

const open = (parts: Partial<Site["deps"]> = {}) =>
  testSite({ checkout: stripe.gateway, stripe: stripe.gateway, ...parts });

/** A gift that was made after the backup: Stripe alone knows of it. */
const lostGift = (site: Site, asked: Partial<Asked> = {}) => {
  const gift = { id: crypto.randomUUID(), amount_cents: 5000, frequency: "one_time", ...asked };
  return { gift, story: stripeStory(site, gift) };
};

const changed = (event: Stripe.Event, object: object) =>
  ({ ...event, data: { object: { ...event.data.object, ...object } } }) as Stripe.Event;

const asideIn = async ({ db }: Site) =>
  (await storedRows<{ id: string }>(db, "select id from unread_events")).map(({ id }) => id);

const problemsOf = async ({ db, deps }: Site) => {
  const { problems } = await checkReadiness(db, deps.now());
  const findings = await checkData(db, deps.settings.siteUrl, deps.now());
  return [problems, findings.filter(({ about }) => about === "unknown-gifts").length];
};

const toldOf = (event: Stripe.Event) => [[expect.stringContaining(event.id)], 1];

describe.each(testDatabases)("on $name", ({ open: openDatabase }) => {
  test("a gift made since the backup comes back from its checkout, with its receipt and refund", async () => {
    const site = await open({ db: await openDatabase() });
    const asked = { amount_cents: 12_550, campaign: "spring", language: "es" } as const;
    const { gift, story } = lostGift(site, asked);
    const fields = [
      { key: "honoree", text: { value: "Rosa Vega" } },
      { key: "designation", dropdown: { value: "housing" } },
    ];
    stripe.events.push(story.completed({ custom_fields: fields }), story.refunded(1000));
    for (const _run of ["first", "second"]) await reconcile(site.deps);
    expect(await standing(site)).toEqual({
      gift: "paid",
      payments: ["paid"],
      refunded: [1000],
      receipts: 1,
    });
    const rows = await site.db.query(
      `select id, amount_cents, frequency, provider, livemode, donor_name, donor_email, campaign,
              language, honoree, designation, checkout_reference from gifts`,
    );
    expect(rows).toEqual([
      {
        ...asked,
        id: gift.id,
        frequency: "one_time",
        provider: "stripe",
        livemode: false,
        donor_name: "Ada Okoro",
        donor_email: "ada@example.org",
        honoree: "Rosa Vega",
        designation: "housing",
        checkout_reference: `cs_${gift.id}`,
      },
    ]);
  });

  test("a report about a gift that is not here waits for it, and says so", async () => {
    const site = await open({ db: await openDatabase() });
    const { gift, story } = lostGift(site, { frequency: "monthly", amount_cents: 2500 });
    const [invoice, completed] = [story.invoicePaid(2), story.completed()];
    expect((await deliver(site, invoice)).status).toBe(200);
    expect(await asideIn(site)).toEqual([invoice.id]);
    expect(await problemsOf(site)).toEqual(toldOf(invoice));
    stripe.events.push(invoice);
    for (const _run of ["first", "second", "third", "fourth"]) await reconcile(site.deps);
    expect(await asideIn(site)).toEqual([invoice.id]);
    expect(await site.mails()).toEqual([]);
    expect((await deliver(site, completed)).status).toBe(200);
    await reconcile(site.deps);
    expect(await asideIn(site)).toEqual([]);
    expect(await problemsOf(site)).toEqual([[], 0]);
    expect(await site.db.query("select reference from gift_payments order by 1")).toEqual([
      { reference: `in_1_${gift.id}` },
      { reference: `in_2_${gift.id}` },
    ]);
  });
});

test("reports that come before the checkout they belong to are taken up in the same run", async () => {
  const site = await open();
  const { story } = lostGift(site, { frequency: "monthly", amount_cents: 2500 });
  stripe.events.push(story.completed(), story.invoicePaid(1), story.amountChanged(2500));
  await reconcile(site.deps);
  expect(await asideIn(site)).toEqual([]);
  expect(await standing(site)).toMatchObject({ gift: "active", payments: ["paid"], receipts: 1 });
});

test("a gift that is still on its way from the bank comes back, and is paid later", async () => {
  const site = await open();
  const { story } = lostGift(site);
  await deliver(site, story.completed({ payment_status: "unpaid" }));
  expect(await standing(site)).toMatchObject({ gift: "pending", payments: [] });
  await deliver(site, story.bankPaid());
  expect(await standing(site)).toMatchObject({ gift: "paid", payments: ["paid"] });
});

test("a bank's refusal that is reported before the gift is known ends it all the same", async () => {
  const site = await open();
  const { story } = lostGift(site);
  const refused = story.bankFailed();
  stripe.events.push(refused);
  await deliver(site, refused);
  await deliver(site, story.completed({ payment_status: "unpaid" }));
  await reconcile(site.deps);
  expect(await standing(site)).toMatchObject({ gift: "failed", payments: [] });
  expect(await asideIn(site)).toEqual([]);
});

test("reports of somebody else's gifts hide none of ours, however many there are", async () => {
  const site = await open();
  const { story } = lostGift(site);
  const foreign = lostGift(site, { frequency: "monthly" }).story.invoicePaid(2);
  const many = Array.from({ length: 150 }, (_, n) => ({ ...foreign, id: `evt_foreign${n}` }));
  const refused = story.bankFailed();
  stripe.events.push(...many, refused);
  await site.db.query(
    `insert into unread_events (id, type, reason, first_tried_at)
     select unnest($1::text[]), $2, $3, $4`,
    [many.map(({ id }) => id), foreign.type, unknownGift, site.deps.now()],
  );
  site.wait(1);
  await deliver(site, refused);
  await deliver(site, story.completed({ payment_status: "unpaid" }));
  site.wait(30 * 86_400);
  for (let run = 0; run < 3; run++) await reconcile(site.deps);
  expect(await standing(site)).toMatchObject({ gift: "failed" });
  expect(await asideIn(site)).toHaveLength(many.length);
});

test.each([
  ["the amount that was asked for and the fee", "paid", 5181],
  ["another amount", "review", 4000],
])("a gift made again that arrived with %s is %s", async (_, state, cents) => {
  const { settings } = (await open()).deps;
  const cardFee = { share: 2900, fixedCents: 30 };
  const site = await open({ settings: { ...settings, cardFee } });
  const { story } = lostGift(site);
  await deliver(site, story.completed({ amount_total: cents }));
  expect(await standing(site)).toMatchObject({ gift: state, payments: [state] });
});

test.each(["payment intent", "monthly invoice"])(
  "a refund of a lost gift, known by its %s, waits for the gift",
  async (how) => {
    const site = await open();
    const frequency = how === "monthly invoice" ? "monthly" : "one_time";
    const { gift, story } = lostGift(site, { frequency, amount_cents: 5000 });
    const refund = story.refunded(1000);
    const name = how === "monthly invoice" ? `in_1_${gift.id}` : story.intent;
    if (how === "monthly invoice") stripe.invoices.set(story.intent, name);
    stripe.metadata.set(name, { gift_id: gift.id });
    expect((await deliver(site, refund)).status).toBe(200);
    expect(await problemsOf(site)).toEqual(toldOf(refund));
    stripe.events.push(refund);
    await deliver(site, story.completed());
    await reconcile(site.deps);
    expect(await asideIn(site)).toEqual([]);
    expect(await standing(site)).toMatchObject({ payments: ["paid"], refunded: [1000] });
  },
);

const foreign: [string, (event: Stripe.Event) => Stripe.Event][] = [
  ["of another product", (event) => changed(event, { metadata: { order: "17" } })],
  ["with a number of its own", (event) => changed(event, { metadata: { gift_id: "17" } })],
  ["without metadata", (event) => changed(event, { metadata: null })],
];

test.each(foreign)("a checkout %s in the same account is ignored", async (_, change) => {
  const site = await open();
  expect((await deliver(site, change(lostGift(site).story.completed()))).status).toBe(200);
  expect(await site.db.query("select 1 from gifts")).toEqual([]);
  expect(await asideIn(site)).toEqual([]);
});

const elsewhere = "https://other.example/donation-success?amount=50&type=one_time";
const forged: [string, object][] = [
  ["leads to another site", { success_url: elsewhere }],
  ["leads nowhere", { success_url: null }],
  ["was begun for something else", { client_reference_id: "order 17" }],
];

test.each(forged)("a checkout with our number that %s is no gift of ours", async (_, change) => {
  const site = await open();
  const event = lostGift(site).story.completed(change);
  expect((await deliver(site, event)).status).toBe(200);
  expect(await site.db.query("select 1 from gifts")).toEqual([]);
  expect(await problemsOf(site)).toEqual(toldOf(event));
});

test("a live checkout is no gift of a site for tests", async () => {
  const site = await open();
  const { story } = lostGift(site, { livemode: true });
  expect((await deliver(site, story.completed())).status).toBe(400);
  expect(await site.db.query("select 1 from gifts")).toEqual([]);
  expect(await asideIn(site)).toEqual([]);
});
