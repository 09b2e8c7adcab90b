import { describe, expect, test } from "vitest";
import { testDatabases } from "#backend/testing/databases.ts";
import { migrate, readMigrations } from "./migrate.ts";

describe.each(testDatabases)("on $name", ({ open }) => {
  test("numbers, times, booleans and JSON come back as the same values", async () => {
    const db = await open();
    const [row] = await db.query(
      "select count(*) as n, $1::timestamptz as t, $2::jsonb as j, true as b",
      [new Date("2026-01-02T03:04:05Z"), JSON.stringify({ a: ["ä", 1] })],
    );
    expect(row).toEqual({ n: 1, t: new Date("2026-01-02T03:04:05Z"), j: { a: ["ä", 1] }, b: true });
    await db.close();
  });

  test("a transaction that fails leaves nothing, and the next one works", async () => {
    const db = await open();
    await db.query("create table if not exists probe (n int); truncate probe");
    const failing = db.transaction(async (tx) => {
      await tx.query("insert into probe values (1)");
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await db.transaction((tx) => tx.query("insert into probe values (2)"));
    expect(await db.query("select n from probe")).toEqual([{ n: 2 }]);
    await db.close();
  });

  test("a transaction inside another undoes only its own work", async () => {
    const db = await open();
    await db.query("create table if not exists probe (n int); truncate probe");
    await db.transaction(async (tx) => {
      await tx.query("insert into probe values (1)");
      const inner = tx.transaction(async (nested) => {
        await nested.query("insert into probe values (2)");
        throw new Error("inner");
      });
      await expect(inner).rejects.toThrow("inner");
      await tx.query("insert into probe values (3)");
    });
    expect(await db.query("select n from probe order by n")).toEqual([{ n: 1 }, { n: 3 }]);
    await db.close();
  });

  test("every table has row-level security and no rights for the public role", async () => {
    const db = await open();
    await db.query("drop table if exists probe");
    const open_ = await db.query(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and (not relrowsecurity or exists (
           select from aclexplode(relacl) as grants where grants.grantee = 0))`,
    );
    expect(open_).toEqual([]);
    await db.close();
  });

  test("migrating again runs nothing", async () => {
    const db = await open();
    expect(await migrate(db, await readMigrations())).toEqual([]);
    await db.close();
  });
});
