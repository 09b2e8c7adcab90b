import { expect, test } from "vitest";
import { giftStates } from "#backend/giving/ledger/gift.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const ask = async (site: Awaited<ReturnType<typeof testSite>>, reference: string) =>
  (await site.get(`gift-status?reference=${encodeURIComponent(reference)}`)).json();

test("whoever holds the reference learns the ledger's word, by GET or POST", async () => {
  const site = await testSite();
  await site.post("create-payment", { amount: 1000.5, frequency: "one_time" });
  const [gift] = await storedRows<{ id: string }>(site.db, "select id from gifts");
  const counts = "select * from limits order by name, subject";
  const before = await site.db.query(counts);
  const answer = { state: "open", amount: 1000.5, frequency: "one_time", test: true };
  expect(await ask(site, gift?.id ?? "")).toEqual(answer);
  expect(await ask(site, gift?.id.toUpperCase() ?? "")).toEqual(answer);
  const posted = await site.post("gift-status", { reference: gift?.id });
  expect(await posted.json()).toEqual(answer);
  expect(posted.headers.get("cache-control")).toBe("no-store");
  // Reading writes nothing.
  expect(await site.db.query(counts)).toEqual(before);
});

test.each(["", "x", "'; drop table gifts", "00000000-0000-0000-0000-000000000000", "%00"])(
  "an invented reference (%j) claims nothing",
  async (reference) => {
    const site = await testSite();
    const answer = await site.get(`gift-status?reference=${reference}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: "There is no gift with this reference." });
  },
);

test("a question without a reference is refused", async () => {
  const site = await testSite();
  expect((await site.get("gift-status")).status).toBe(400);
  expect((await site.post("gift-status", { reference: 5 })).status).toBe(400);
});

test("only states with money in hand read as paid", async () => {
  const site = await testSite();
  await site.post("create-payment", { amount: 50, frequency: "one_time" });
  const [gift] = await storedRows<{ id: string }>(site.db, "select id from gifts");
  const paid: string[] = [];
  for (const state of giftStates) {
    await site.db.transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      await tx.query("update gifts set state = $1", [state]);
    });
    const answer = (await ask(site, gift?.id ?? "")) as { state: string };
    if (answer.state === "paid") paid.push(state);
  }
  expect(paid).toEqual(["paid", "active", "past_due", "disputed"]);
});
