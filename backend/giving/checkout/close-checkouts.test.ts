import { beforeEach, expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeForFile } from "#backend/testing/stripe-site.ts";

const stripe = await stripeForFile();
beforeEach(() => stripe.sessions.clear());

type Site = Awaited<ReturnType<typeof testSite>>;

const staff = ({ deps: { db, settings, site, now, stripe } }: Site, ...args: string[]) =>
  runStaffCommand({ db, settings, site, now: now(), cwd: ".", openStripe: async () => stripe }, [
    "gifts",
    ...args,
  ]);

const siteWithCheckouts = async (parts: Partial<Site["deps"]> = {}) => {
  const site = await testSite({ checkout: stripe.gateway, stripe: stripe.gateway, ...parts });
  const give = (amount: number, address: string) =>
    site.post("create-payment", { amount, frequency: "one_time" }, address);
  await give(50, "203.0.113.7");
  await give(1, "2001:db8:0:1::5");
  site.wait(600);
  await give(1, "2001:db8:0:2::5");
  return site;
};

const states = async ({ db }: Site) =>
  (
    await storedRows<{ state: string }>(
      db,
      "select state from gifts order by created_at, amount_cents desc",
    )
  ).map(({ state }) => state);

test.each([
  [
    ["--network", "2001:db8::/48"],
    ["open", "canceled", "canceled"],
  ],
  [
    ["--network", "203.0.113.7"],
    ["canceled", "open", "open"],
  ],
  [
    ["--older-than", "5"],
    ["canceled", "canceled", "open"],
  ],
  [
    ["--amount", "1.00"],
    ["open", "canceled", "canceled"],
  ],
  [
    ["--amount", "1", "--older-than", "5"],
    ["open", "canceled", "open"],
  ],
  [["--all"], ["canceled", "canceled", "canceled"]],
])("staff close checkouts with %j, at the provider too", async (args, expected) => {
  const site = await siteWithCheckouts();
  const closed = expected.filter((state) => state === "canceled").length;
  const dry = await staff(site, "close-checkouts", ...args, "--dry-run");
  expect(dry.output).toBe(`Would close ${closed} checkouts.\n`);
  expect(await states(site)).toEqual(["open", "open", "open"]);
  const done = await staff(site, "close-checkouts", ...args);
  expect(done).toEqual({ exitCode: 0, output: `Closed ${closed} checkouts.\n` });
  expect(await states(site)).toEqual(expected);
  const expired = [...stripe.sessions.values()].filter(({ status }) => status === "expired");
  expect(expired).toHaveLength(closed);
  const sources = await site.db.query(
    "select distinct source from gift_events where to_state = 'canceled'",
  );
  expect(sources).toEqual([{ source: "staff" }]);
});

test("a checkout that was paid a moment ago is booked, not closed", async () => {
  const site = await siteWithCheckouts();
  const [first] = stripe.sessions.values();
  Object.assign(first ?? {}, {
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_1",
    amount_total: 5000,
    currency: "usd",
  });
  expect((await staff(site, "close-checkouts", "--all")).output).toBe("Closed 2 checkouts.\n");
  expect(await states(site)).toEqual(["paid", "canceled", "canceled"]);
});

test("what the provider does not close is said, and stays open", async () => {
  const site = await siteWithCheckouts();
  stripe.mishaps.push(...Array<"server error">(6).fill("server error"));
  const { exitCode, output } = await staff(site, "close-checkouts", "--all");
  expect([exitCode, output]).toEqual([1, expect.stringContaining("3 could not be closed")]);
  expect(await states(site)).toEqual(["open", "open", "open"]);
});

test("test checkouts close without a provider, and staff see where checkouts come from", async () => {
  const site = await siteWithCheckouts(await sandbox());
  expect((await staff(site, "checkouts")).output).toMatch(
    /3 checkouts are open\.[\s\S]*2001:db8::\/48 +2[\s\S]*203\.0\.113\.7\/32 +1/,
  );
  await staff(site, "close-checkouts", "--all");
  expect((await staff(site, "checkouts")).output).toBe("No checkout is open.\n");
});

const sandbox = async () => ({ checkout: (await testSite()).deps.checkout, stripe: undefined });

test.each([
  [[], "Say which"],
  [["--all", "--amount", "5"], "Say which"],
  [["--network", "everywhere"], "--network must be"],
  [["--network", "10.0.0.0/33"], "--network must be"],
  [["--older-than", "an hour"], "--older-than must be"],
  [["--amount", "five"], "--amount must be"],
])("close-checkouts %j is answered with how to write it", async (args, words) => {
  const { output } = await staff(await testSite(), "close-checkouts", ...args);
  expect(output).toContain(words);
});
