import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { integer } from "./columns.ts";
import { openPGlite } from "./pglite.ts";

// Starting one takes seconds.
const inMemory = await openPGlite(undefined, inject("pgliteTemplate"));
const outside = await mkdtemp(join(tmpdir(), "circle-pglite-"));
const inFolder = await openPGlite(join(outside, "database"), inject("pgliteTemplate"));
beforeEach(async () => {
  for (const db of [inMemory, inFolder]) await db.query("drop table if exists probe");
});
afterAll(async () => {
  for (const db of [inMemory, inFolder]) await db.close();
  await rm(outside, { recursive: true, force: true });
});

test("a long statement leaves this thread free to serve pages", async () => {
  let served = 0;
  let running = true;
  const long = inMemory
    .query("select count(*) as n from generate_series(1, 1000000)")
    .finally(() => {
      running = false;
    });
  while (running) {
    await setImmediate();
    served += 1;
  }
  expect(await long).toEqual([{ n: 1_000_000 }]);
  // On one thread with the database not a single one could be served meanwhile.
  expect(served).toBeGreaterThan(100);
});

test("statements outside a transaction wait for its end", async () => {
  await inMemory.query("create table probe (n int)");
  const inside = Promise.withResolvers<void>();
  const transaction = inMemory.transaction(async (tx) => {
    await tx.query("insert into probe values (1)");
    await inside.promise;
    throw new Error("no");
  });
  const outside = inMemory.query("select n from probe");
  inside.resolve();
  await expect(transaction).rejects.toThrow("no");
  expect(await outside).toEqual([]);
});

test("a snapshot is read at leisure while others write, and shows none of it", async () => {
  await inFolder.query("create table probe (n int); insert into probe values (1)");
  const seen = await inFolder.snapshot?.(async (reader) => {
    await inFolder.query("insert into probe values (2)");
    return reader.query("select n from probe");
  });
  expect(seen).toEqual([{ n: 1 }]);
  expect(await inFolder.query("select n from probe order by n")).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await readdir(outside)).toEqual(["database"]);
});

test("a snapshot holds all that was there, and of what is written meanwhile whole transactions", async () => {
  await inFolder.query(
    `create table probe (n int, half int, filler text);
     insert into probe select n, half, repeat('x', 500)
     from generate_series(1, 5000) n, generate_series(1, 2) half`,
  );
  let written = 5_000;
  let reading = false;
  const writer = (async () => {
    while (!reading)
      await inFolder.transaction(async (tx) => {
        written += 1;
        await tx.query("insert into probe values ($1, 1, 'new')", [written]);
        await tx.query("update probe set filler = 'changed' where n = $1", [written - 5_000]);
        await tx.query("insert into probe values ($1, 2, 'new')", [written]);
      });
  })();
  const seen = await inFolder.snapshot?.(async (reader) => {
    reading = true;
    const [counts] = await storedRows<{ whole: number; halves: number; changed: number }>(
      reader,
      `select count(*) filter (where c = 2) as whole, count(*) filter (where c <> 2) as halves,
              (select count(*) from probe where n > 5000 and half = 1)
                - (select count(*) / 2 from probe where filler = 'changed') as changed
       from (select count(*) as c from probe group by n) as pairs`,
    );
    return counts;
  });
  await writer;
  expect(seen).toMatchObject({ halves: 0, changed: 0 });
  expect(seen?.whole).toBeGreaterThanOrEqual(5_000);
  expect(seen?.whole).toBeLessThanOrEqual(written);
});

test("a picture costs the one connection no more than a text of its length", async () => {
  await inMemory.query("create table probe (words text, picture bytea)");
  const picture = new Uint8Array(3_000_000).map((_, at) => at % 251);
  const words = Buffer.from(picture).toString("base64");
  /** What this process works for it, however busy the machine is. */
  const workOf = async (column: string, value: unknown) => {
    const before = process.cpuUsage();
    await inMemory.query(`insert into probe (${column}) values ($1)`, [value]);
    await inMemory.query(`select ${column} from probe where ${column} is not null`);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await workOf("words", "x");
  expect(await workOf("picture", picture)).toBeLessThan(5 * (await workOf("words", words)));
  const [stored] = await storedRows<{ picture: Uint8Array }>(
    inMemory,
    "select picture from probe where picture is not null",
  );
  expect(Buffer.compare(stored?.picture ?? new Uint8Array(), picture)).toBe(0);
});

test("what was deleted makes room, and the log of changes is cut", async () => {
  await inFolder.query("create table probe (id serial, said text)");
  const fill = () =>
    inFolder.query(
      "insert into probe (said) select repeat(md5(n::text), 40) from generate_series(1, 60000) n",
    );
  const room = async () =>
    (await inFolder.one({ bytes: integer }, "select pg_table_size('probe') as bytes")).bytes;
  const log = async () =>
    (
      await inFolder.one(
        { bytes: integer },
        "select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as bytes from pg_control_checkpoint()",
      )
    ).bytes;
  await fill();
  const once = await room();
  expect(await log()).toBeGreaterThan(64 * 1024 * 1024);
  await inFolder.query("delete from probe");
  // Told once a second otherwise.
  await inFolder.query("select pg_stat_force_next_flush()");
  await inFolder.tidy?.();
  expect(await log()).toBeLessThan(1024 * 1024);
  await fill();
  expect(await room()).toBeLessThan(once * 1.1);
});
