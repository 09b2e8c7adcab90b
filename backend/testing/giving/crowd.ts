import { expect, onTestFinished } from "vitest";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { startStripe } from "#backend/testing/stripe-stand-in.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const give = async (site: Site, address: string) =>
  (await site.post("create-payment", { amount: 50, frequency: "one_time" }, address)).status;

/** Attacks, and after every twentieth call a donor whom nobody has seen before comes by. */
export const attack = async (site: Site, calls: number, attacker: (call: number) => string) => {
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
export const attackedSite = async (parts: Parameters<typeof testSite>[0] = {}) => {
  const db = await migratedPostgres();
  onTestFinished(() => db.close());
  return testSite({ ...parts, db });
};

export const rowsIn = async (site: Site, table: string) =>
  (await storedRows<{ n: number }>(site.db, `select count(*) as n from ${table}`))[0]?.n ?? 0;

/** Ten /64 of one customer of its provider, in turns. */
export const oneCustomerAttacks = async (
  { gateway }: Awaited<ReturnType<typeof startStripe>>,
  calls: number,
) => {
  const site = await attackedSite({ checkout: gateway, stripe: gateway });
  const opened = await attack(
    site,
    calls,
    (call) => `2001:db8:1:1${String(call % 10).padStart(2, "0")}::${call.toString(16)}`,
  );
  expect(opened.honest).toBe(opened.donors);
  expect(await rowsIn(site, "gifts")).toBe(opened.attacker + opened.honest);
  return opened.attacker;
};
