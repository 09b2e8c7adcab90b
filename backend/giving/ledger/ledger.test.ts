import { describe, expect, test } from "vitest";
import type { Database } from "#backend/storage/database.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { giftStates, legalSteps } from "./gift.ts";
import { findGift, lockGift, moveGift, startGift, writeEvent } from "./ledger.ts";
import { addPayment } from "./payments.ts";

const at = new Date("2026-03-02T15:00:00Z");

const newGift = async (db: Database) => {
  const gift = await startGift(db, {
    amountCents: 5000,
    frequency: "one_time",
    provider: "stripe",
    livemode: true,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  if (!gift) throw new Error("not started");
  return gift;
};

describe.each(testDatabases)("the ledger on $name", ({ open }) => {
  test("nothing in it can be deleted or rewritten, not even by hand", async () => {
    const db = await open();
    const gift = await newGift(db);
    for (const statement of [
      "delete from gifts",
      "truncate gifts cascade",
      "delete from gift_events",
      "update gift_events set kind = 'x'",
      "truncate gift_events",
      "delete from gift_payments",
    ])
      await expect(db.query(statement), statement).rejects.toThrow("keeps everything");
    for (const change of ["amount_cents = 1", "frequency = 'monthly'", "provider = 'sandbox'"])
      await expect(db.query(`update gifts set ${change}`)).rejects.toThrow("never changes");
    await expect(db.query("update gifts set livemode = false")).rejects.toThrow("never becomes");
    expect(await findGift(db, gift.id)).toMatchObject({ amountCents: 5000, state: "started" });
  });

  test("what arrived and what went back keep their facts, also against a slip by hand", async () => {
    const db = await open();
    const gift = await newGift(db);
    const payment = await addPayment(
      db,
      {
        giftId: gift.id,
        reference: "pi_1",
        livemode: true,
        amountCents: 5000,
        currency: "usd",
        state: "paid",
        inReview: false,
        paidAt: at,
      },
      at,
    );
    const number = payment?.number;
    await db.query(`insert into gift_refunds values ('re_1', $1, 5000, 'failed', now())`, [number]);
    await db.query(`insert into gift_disputes values ('dp_1', $1, 5000, 'open', now(), now())`, [
      number,
    ]);
    for (const change of [
      "amount_cents = 1",
      "reference = 'pi_2'",
      "currency = 'eur'",
      "paid_at = now()",
      "recorded_at = now()",
      "gift_id = gen_random_uuid()",
    ])
      await expect(db.query(`update gift_payments set ${change}`)).rejects.toThrow("never changes");
    await expect(db.query("update gift_payments set livemode = false")).rejects.toThrow("never");
    for (const change of [
      "in_review = true",
      "state = 'review'",
      "state = 'refunded'",
      "refunded_cents = 5001",
      "refunded_cents = 3000, lost_cents = 3000",
      "held_cents = -1",
    ])
      await expect(db.query(`update gift_payments set ${change}`), change).rejects.toThrow();
    await expect(db.query("update gift_refunds set state = 'succeeded'")).rejects.toThrow(
      "stays so",
    );
    await expect(db.query("update gift_disputes set reference = 'x'")).rejects.toThrow("never");
    for (const table of ["gift_refunds", "gift_disputes"])
      for (const statement of [`delete from ${table}`, `truncate ${table}`])
        await expect(db.query(statement), statement).rejects.toThrow("keeps everything");
  });

  test("database and code allow the same steps", async () => {
    const db = await open();
    const gift = await newGift(db);
    const allowed: Record<string, string[]> = {};
    for (const from of giftStates) {
      allowed[from] = [];
      for (const to of giftStates.filter((state) => state !== from)) {
        await db.transaction(async (tx) => {
          await tx.query("set local session_replication_role = replica");
          await tx.query("update gifts set state = $1", [from]);
        });
        const step = db.query("update gifts set state = $1", [to]);
        await step.then(
          () => allowed[from]?.push(to),
          () => {},
        );
      }
    }
    expect(await findGift(db, gift.id)).toBeDefined();
    const sorted = (steps: Record<string, readonly string[]>) =>
      Object.fromEntries(Object.entries(steps).map(([from, to]) => [from, [...to].sort()]));
    expect(sorted(allowed)).toEqual(sorted(legalSteps));
  });

  test("every step leaves an event, an illegal one leaves nothing", async () => {
    const db = await open();
    const { id } = await newGift(db);
    const step = { kind: "test", source: "webhook" as const, at };
    await db.transaction(async (tx) => {
      const gift = await lockGift(tx, id);
      if (!gift) throw new Error("gone");
      expect(await moveGift(tx, gift, "open", step)).toBe(true);
      expect(await moveGift(tx, gift, "refunded", step)).toBe(false);
      expect(await moveGift(tx, gift, "canceled", step)).toBe(true);
      await writeEvent(tx, id, { ...step, kind: "note" });
    });
    const events = await db.query("select kind, from_state, to_state from gift_events order by id");
    expect(events).toEqual([
      { kind: "started", from_state: null, to_state: "started" },
      { kind: "test", from_state: "started", to_state: "open" },
      { kind: "test", from_state: "open", to_state: "canceled" },
      { kind: "note", from_state: null, to_state: null },
    ]);
  });
});
