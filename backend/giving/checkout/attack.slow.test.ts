import { expect, onTestFinished, test } from "vitest";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();

type Site = Awaited<ReturnType<typeof testSite>>;

const give = async (site: Site, address: string) =>
  (await site.post("create-payment", { amount: 50, frequency: "one_time" }, address)).status;

/** Attacks, and after every twentieth call a donor whom nobody has seen before comes by. */
const attack = async (site: Site, calls: number, attacker: (call: number) => string) => {
  const opened = { attacker: 0, honest: 0, donors: 0 };
  for (let call = 0; call < calls; call++) {
    if ((await give(site, attacker(call))) === 200) opened.attacker += 1;
    if (call % 20 !== 0) continue;
    opened.donors += 1;
    if ((await give(site, `198.51.${call >> 8}.${call & 255}`)) === 200) opened.honest += 1;
  }
  return opened;
};

/** Where a crowd comes to: the site of an organization with a server of its own. */
const attackedSite = async (parts: Parameters<typeof testSite>[0] = {}) => {
  const db = await migratedPostgres();
  onTestFinished(() => db.close());
  return testSite({ ...parts, db });
};

const rowsIn = async (site: Site, table: string) =>
  (await storedRows<{ n: number }>(site.db, `select count(*) as n from ${table}`))[0]?.n ?? 0;

test("994 calls from ten /64 of one customer: every honest donor gets a checkout", async () => {
  const site = await attackedSite({ checkout: stripe.gateway, stripe: stripe.gateway });
  const opened = await attack(
    site,
    994,
    (call) => `2001:db8:1:1${String(call % 10).padStart(2, "0")}::${call.toString(16)}`,
  );
  expect(opened.honest).toBe(opened.donors);
  // What the customer may open at once, what comes back meanwhile, and the first of each /64.
  expect(opened.attacker).toBeLessThan(300);
  expect(await rowsIn(site, "gifts")).toBe(opened.attacker + opened.honest);
});

test("a crowd from 1,200 networks: every honest donor gets a checkout, staff one mail", async () => {
  const site = await attackedSite();
  const opened = await attack(site, 1200, (call) => `2001:db8:${call.toString(16)}::1`);
  expect(opened.honest).toBe(opened.donors);
  const mails = await site.mails();
  expect(mails.filter(({ subject }) => subject.includes("A lot of checkouts"))).toHaveLength(1);
  expect(await rowsIn(site, "checkout_visitors")).toBe(await rowsIn(site, "gifts"));
});
