import { beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import type { Database } from "./database.ts";
import { forgetUnusedLimits, takeFromLimit, takeFromLimits } from "./limits.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  test("the first calls pass at once, the next is told when to come back", async () => {
    const limit = { name: "burst", most: 3, seconds: 300 };
    for (let i = 0; i < 3; i++)
      expect(await takeFromLimit(db, limit, "203.0.113.1")).toEqual({ allowed: true });
    const refused = await takeFromLimit(db, limit, "203.0.113.1");
    expect(refused).toMatchObject({ allowed: false });
    const wait = refused.allowed ? 0 : refused.retryAfterSeconds;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(100);
    expect(await takeFromLimit(db, limit, "203.0.113.2")).toEqual({ allowed: true });
  });

  test("calls that come at the same time are counted one by one", async () => {
    const limit = { name: "rush", most: 20, seconds: 600 };
    const results = await Promise.all(
      Array.from({ length: 100 }, () => takeFromLimit(db, limit, "here")),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(20);
  });

  test("calls are allowed again with time, and refused calls do not make it longer", async () => {
    const limit = { name: "trickle", most: 2, seconds: 6_000 };
    const take = async () => (await takeFromLimit(db, limit, "here")).allowed;
    const usedUntil = () => db.query("select used_until from limits where name = 'trickle'");
    expect([await take(), await take()]).toEqual([true, true]);
    const before = await usedUntil();
    for (let i = 0; i < 20; i++) expect(await take()).toBe(false);
    expect(await usedUntil()).toEqual(before);
    // Half of the time passes.
    await db.query(
      "update limits set used_until = used_until - interval '3000 seconds' where name = 'trickle'",
    );
    expect([await take(), await take()]).toEqual([true, false]);
  });

  test("a clock that was wrong for a while shuts nobody out", async () => {
    const limit = { name: "time travel", most: 1, seconds: 60 };
    await takeFromLimit(db, limit, "here");
    await db.query(
      "update limits set used_until = used_until + interval '1 year' where name = 'time travel'",
    );
    expect(await takeFromLimit(db, limit, "here")).toEqual({ allowed: true });
    expect(await takeFromLimit(db, limit, "here")).toMatchObject({ allowed: false });
  });

  test("several limits: the first that refuses decides", async () => {
    const wide = { name: "wide", most: 100, seconds: 60 };
    const narrow = { name: "narrow", most: 1, seconds: 60 };
    const limits = [
      { limit: narrow, subject: "a" },
      { limit: wide, subject: "all" },
    ];
    expect(await takeFromLimits(db, limits)).toEqual({ allowed: true });
    expect(await takeFromLimits(db, limits)).toMatchObject({ allowed: false });
  });

  test("limits that hold nobody back are forgotten, others kept", async () => {
    await takeFromLimit(db, { name: "short", most: 1, seconds: 0.001 }, "past");
    await takeFromLimit(db, { name: "long", most: 1, seconds: 600 }, "running");
    await db.query("update limits set used_until = now() - interval '1 ms' where subject = 'past'");
    await forgetUnusedLimits(db);
    const left = await storedRows<{ subject: string }>(db, "select subject from limits");
    expect(left.map((row) => row.subject)).toContain("running");
    expect(left.map((row) => row.subject)).not.toContain("past");
  });
});
