import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { readMigrations } from "./read-migrations.ts";

test("a connection that ends between two statements fails its transaction and nothing else", async () => {
  const db = openPostgres(await newPostgresUrl(), silentLog);
  const cut = db.transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid");
    await db.query("select pg_terminate_backend($1)", [own?.pid]);
    await pause(200);
    await tx.query("select 1");
  });
  await expect(cut).rejects.toThrow();
  expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  await db.close();
});

test("of several processes that start at once, one migrates", async () => {
  const url = await newPostgresUrl();
  const migrations = await readMigrations();
  const ran = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const db = openPostgres(url, silentLog);
      const names = await migrate(db, migrations);
      await db.close();
      return names.length;
    }),
  );
  expect(ran.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, migrations.length]);
});
