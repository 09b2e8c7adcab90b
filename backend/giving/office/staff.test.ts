import { expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import type { Provider } from "#backend/giving/ledger/gift.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { organisation } from "#rules/organisation.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

const give = async (
  site: Site,
  paidAt: string,
  amountCents: number,
  donor = { name: "Ada Okoro", email: "ada@example.org" },
  provider: Provider = "stripe",
  paidCents = amountCents,
) => {
  const at = new Date(paidAt);
  const gift = await startGift(site.db, {
    amountCents,
    frequency: "one_time",
    provider,
    livemode: provider === "stripe",
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  const giftId = gift?.id ?? "";
  const { log, settings } = site.deps;
  const recording = { source: "webhook" as const, now: at, log, settings, site: shippedSite };
  const payment = { reference: `pi_${giftId}`, amountCents: paidCents, currency: "usd", paidAt };
  await recordFact(
    site.db,
    { kind: "paid", giftId, livemode: provider === "stripe", donor, payment },
    recording,
  );
  return {
    id: giftId,
    refund: (refundedCents: number) =>
      recordFact(
        site.db,
        {
          kind: "refund",
          references: [payment.reference],
          refund: `re_${giftId}`,
          amountCents: refundedCents,
          state: "succeeded",
          madeAt: paidAt,
        },
        recording,
      ),
  };
};

const staff = async (site: Site, ...args: string[]) => {
  const { db, settings } = site.deps;
  const now = new Date("2026-12-31T12:00:00Z");
  return (await runStaffCommand({ db, settings, site: site.deps.site, now, cwd: "." }, args))
    .output;
};

test("the table shows gifts with their donors and the totals of each month", async () => {
  const site = await testSite();
  await give(site, "2026-01-15T12:00:00Z", 5000);
  await (await give(site, "2026-01-20T12:00:00Z", 100_050)).refund(50);
  await give(site, "2026-02-01T12:00:00Z", 2500);
  await give(site, "2026-02-02T12:00:00Z", 9900, undefined, "sandbox");
  const text = await staff(site, "gifts");
  expect(text).toMatch(
    /2026-01-15 +2026-000001 +\$50 +one-time +paid +Ada Okoro, ada@example\.org/,
  );
  expect(text).toMatch(/2026-01 +2 +\$1,050\.50 +\$0\.50 +\$0 +\$1,050/);
  expect(text).toMatch(/2026-02 +1 +\$25 +\$0 +\$0 +\$25/);
  expect(text).toMatch(/2026-02 \(test\) +1 +\$99/);
});

test("a payment that was not as asked is accepted with its receipt, once", async () => {
  const site = await testSite();
  const { id } = await give(site, "2026-01-15T12:00:00Z", 5000, undefined, "stripe", 4000);
  await site.mails();
  expect(await staff(site, "gifts")).toMatch(/\$40 +one-time +review/);
  expect(await staff(site, "gifts", "accept", id)).toContain("Accepted");
  expect(await staff(site, "gifts")).toMatch(/\$40 +one-time +paid/);
  site.wait(400 * 86_400);
  const receipts = (await site.mails()).filter(({ kind }) => kind === "receipt");
  expect(receipts.map(({ subject }) => subject)).toEqual([
    `Your receipt for $40 to ${organisation.fullName}`,
  ]);
  expect(await staff(site, "gifts", "accept", id)).toContain("no payment in dollars in review");
  expect(await staff(site, "gifts", "accept", "x")).toContain("no payment in dollars in review");
});

test("a name cannot steer the terminal", async () => {
  const site = await testSite();
  await give(site, "2026-01-15T12:00:00Z", 5000, { name: "\u001b[31mRed", email: "a@example.org" });
  expect(await staff(site, "gifts")).not.toContain("\u001b");
});

test("a gift late on New Year's Eve in Chicago belongs to the old year", async () => {
  const site = await testSite();
  await give(site, "2027-01-01T05:30:00Z", 5000);
  await give(site, "2026-06-01T12:00:00Z", 2500, { name: "Ada", email: "ADA@example.org" });
  await (await give(site, "2026-07-01T12:00:00Z", 10_000)).refund(1000);
  await (await give(site, "2026-08-01T12:00:00Z", 3000)).refund(3000);
  await give(site, "2026-09-01T12:00:00Z", 4000, undefined, "sandbox");
  await give(site, "2026-09-01T12:00:00Z", 4000, { name: "Bo", email: "bo@example.org" });
  await give(site, "2027-01-01T06:30:00Z", 5000);

  const args = ["statement", "--year", "2026", "--email", "ada@example.org"];
  const text = await staff(site, ...args);
  const rows = text.split("\n").filter((line) => /^(Date|\w{3} \d+, 2026|Total) /.test(line));
  expect(rows).toEqual([
    "Date          Receipt       Amount",
    "Jun 1, 2026   2026-000002   $25.00",
    "Jul 1, 2026   2026-000003   $90.00",
    "Dec 31, 2026  2026-000001   $50.00",
    "Total                      $165.00",
  ]);
  expect(text).toContain(organisation.taxId);
  expect(text).toContain("No goods or services were provided");

  expect(await staff(site, ...args, "--send")).toContain("on its way");
  expect(await staff(site, ...args, "--send")).toContain("before");
  site.wait(400 * 86_400);
  const statements = (await site.mails()).filter(({ kind }) => kind === "statement");
  expect(statements.map(({ to }) => to)).toEqual(["ada@example.org"]);
});

test.each([
  [["gifts", "--since", "January"], "--since must be a day"],
  [["gifts", "--until", "2026-13-45"], "--until must be a day"],
  [["statement", "--year", "26", "--email", "ada@example.org"], "--year must be a year"],
  [["statement", "--year", "2026", "--email", "ada"], "--email must be"],
  [["gifts", "--nonsense"], "npm run staff"],
])("%j is answered with how to write it", async (args, words) => {
  expect(await staff(await testSite(), ...args)).toContain(words);
});
