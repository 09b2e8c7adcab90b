import { expect, test } from "vitest";
import { migratedPostgres } from "#backend/testing/databases.ts";
import { given } from "#backend/testing/giving/ledger.ts";
import { somebodyWaits } from "#backend/testing/locks.ts";
import { shippedSite } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { lockGift } from "./ledger.ts";
import { holdPayments } from "./payments.ts";
import { recordFact } from "./record.ts";

test("whoever records a payment waits for refunds before it locks the gift, as they do", async () => {
  const site = await testSite({ db: await migratedPostgres() });
  const paidAt = "2026-03-02T15:00:00Z";
  const { id: giftId } = await given(site, {
    paidAt,
    amountCents: 5_000,
    frequency: "monthly",
    subscription: "sub_1",
  });
  const { log, settings } = site.deps;
  const recording = {
    source: "webhook" as const,
    now: new Date(paidAt),
    log,
    settings,
    site: shippedSite,
  };
  const payment = { reference: "in_2", amountCents: 5_000, currency: "usd", paidAt, renewal: true };
  const donor = { name: null, email: null };
  let recorded: Promise<unknown> | undefined;
  // As a refund does whose payment was not there when it first looked.
  await site.db.transaction(async (tx) => {
    await holdPayments(tx);
    recorded = site.db.transaction((other) =>
      recordFact(other, { kind: "paid", giftId, livemode: true, donor, payment }, recording),
    );
    await somebodyWaits(tx);
    await tx.query("set local lock_timeout = '1s'");
    expect(await lockGift(tx, giftId)).toBeDefined();
  });
  expect(await recorded).toBe("changed");
});
