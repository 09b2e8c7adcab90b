import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import type { Database } from "./database.ts";
import { freeAllLeases, withLease } from "./lease.ts";

const now = new Date("2026-03-02T15:00:00Z");

/** Work that begins when it gets the lease and goes on until told to end. */
const hold = (db: Database, seconds: number) => {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = withLease(db, "work", seconds, now, () => {
    begun.resolve();
    return over.promise;
  });
  return {
    begun: begun.promise,
    end() {
      over.resolve();
      return held;
    },
  };
};

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a lease that ran out is not its first holder's to release", async () => {
    const db = await open();
    const first = hold(db, 0);
    await first.begun;
    const second = hold(db, 60);
    await second.begun;
    await first.end();
    expect(await withLease(db, "work", 60, now, async () => {})).toBe(false);
    await second.end();
    expect(await withLease(db, "work", 60, now, async () => {})).toBe(true);
    await db.close();
  });

  test("a lease held under a database's clock years ahead is free once that is right", async () => {
    const db = await open();
    const dead = hold(db, 600);
    await dead.begun;
    await db.query("update leases set held_until = held_until + interval '50 minutes'");
    expect(await withLease(db, "work", 600, now, async () => {})).toBe(false);
    await db.query("update leases set held_until = held_until + interval '3 years'");
    expect(await withLease(db, "work", 600, now, async () => {})).toBe(true);
    await dead.end();
    await db.close();
  });

  test("the one owner frees what died holding a lease", async () => {
    const db = await open();
    const dead = hold(db, 3600);
    await dead.begun;
    expect(await withLease(db, "work", 60, now, async () => {})).toBe(false);
    await freeAllLeases(db);
    expect(await withLease(db, "work", 60, now, async () => {})).toBe(true);
    await dead.end();
    await db.close();
  });
});
