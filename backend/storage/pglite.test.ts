import { setImmediate } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { openPGlite } from "./pglite.ts";

test("a long statement leaves this thread free to serve pages", async () => {
  const db = await openPGlite(undefined, inject("pgliteTemplate"));
  let served = 0;
  let running = true;
  const long = db.query("select count(*) as n from generate_series(1, 1000000)").finally(() => {
    running = false;
  });
  while (running) {
    await setImmediate();
    served += 1;
  }
  expect(await long).toEqual([{ n: 1_000_000 }]);
  // On one thread with the database not a single one could be served meanwhile.
  expect(served).toBeGreaterThan(100);
  await db.close();
});

test("statements outside a transaction wait for its end", async () => {
  const db = await openPGlite(undefined, inject("pgliteTemplate"));
  await db.query("create table probe (n int)");
  const inside = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.query("insert into probe values (1)");
    await inside.promise;
    throw new Error("no");
  });
  const outside = db.query("select n from probe");
  inside.resolve();
  await expect(transaction).rejects.toThrow("no");
  expect(await outside).toEqual([]);
  await db.close();
});

test("a snapshot is read at leisure while others write, and shows none of it", async () => {
  const db = await openPGlite(undefined, inject("pgliteTemplate"));
  await db.query("create table probe (n int); insert into probe values (1)");
  const seen = await db.snapshot?.(async (reader) => {
    await db.query("insert into probe values (2)");
    return reader.query("select n from probe");
  });
  expect(seen).toEqual([{ n: 1 }]);
  expect(await db.query("select n from probe order by n")).toEqual([{ n: 1 }, { n: 2 }]);
  await db.close();
});
