import { describe, expect, test } from "vitest";
import { reconcile } from "#backend/giving/stripe/reconcile.ts";
import type { Database } from "#backend/storage/database.ts";
import { backups } from "#backend/testing/backups.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { deliver, stripeStory } from "#backend/testing/stripe-events.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

const siteOn = (db: Database) => testSite({ db, checkout: stripe.gateway, stripe: stripe.gateway });

type Site = Awaited<ReturnType<typeof siteOn>>;

const give = async (site: Site, language: "en" | "es" = "en") => {
  const gift = { id: crypto.randomUUID(), amount_cents: 5000, frequency: "one_time", language };
  const completed = stripeStory(site, gift).completed();
  stripe.events.push(completed);
  await deliver(site, completed);
};

const numbersOf = async ({ db }: Site) =>
  (await storedRows<{ number: number }>(db, "select number from gift_payments order by 1")).map(
    ({ number }) => number,
  );

describe.each(testDatabases)("on $name", ({ open }) => {
  test.each([
    ["the same day", 3600, 1000],
    ["ten days later", 9.5 * 86_400, 10_000],
  ])("no receipt number is given out again after a restore %s", async (_, seconds, gap) => {
    const { backUp, restore } = await backups();
    const before = await siteOn(await open());
    await give(before);
    await backUp(before);
    before.wait(60);
    await give(before);
    const site = await siteOn(await open());
    site.wait(seconds);
    await restore(site);
    expect(await numbersOf(site)).toEqual([1]);
    await reconcile(site.deps);
    expect(await numbersOf(site)).toEqual([1, gap + 2]);
  });

  test("a site without gifts in its backup gives out no number again either", async () => {
    const { backUp, restore } = await backups();
    await backUp(await siteOn(await open()));
    const site = await siteOn(await open());
    await restore(site);
    await give(site);
    expect((await numbersOf(site))[0]).toBeGreaterThan(1000);
  });
});

const [{ open } = { open: () => Promise.reject(new Error("no database")) }] = testDatabases;

test.each([
  ["en" as const, "If you already have a receipt for this gift, this one replaces it."],
  ["es" as const, "Si ya tiene un recibo de esta donación, este lo reemplaza."],
])(
  "a receipt of a gift from before the restore says that it replaces another (%s)",
  async (language, sentence) => {
    const { backUp, restore } = await backups();
    const before = await siteOn(await open());
    await backUp(before);
    before.wait(60);
    await give(before, language);
    expect((await before.mails())[0]?.text).not.toContain(sentence);
    const site = await siteOn(await open());
    site.wait(3600);
    await restore(site);
    await reconcile(site.deps);
    const [receipt] = await site.mails();
    expect(receipt?.text).toContain(sentence);
    expect(receipt?.html).toContain(sentence);
    // What is given from then on has one receipt.
    site.wait(60);
    await give(site, language);
    const [next] = await site.mails();
    expect(next?.kind).toBe("receipt");
    expect(next?.text).not.toContain(sentence);
  },
);
