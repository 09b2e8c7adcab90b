import { expect, test, vi } from "vitest";
import { type Log, silentLog } from "#backend/log.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { startSilentProxy } from "#backend/testing/silent-proxy.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { DatabaseUnavailable } from "./database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

test("a connection that ends between two statements fails its transaction and nothing else", async () => {
  const lost = vi.fn<Log>();
  const db = openPostgres(await newPostgresUrl(), lost);
  const cut = db.transaction(async (tx) => {
    const [own] = await storedRows<{ pid: number }>(tx, "select pg_backend_pid() as pid");
    await db.query("select pg_terminate_backend($1)", [own?.pid]);
    await vi.waitFor(() => expect(lost).toHaveBeenCalled(), 60_000);
    await tx.query("select 1");
  });
  await expect(cut).rejects.toThrow();
  expect(lost).toHaveBeenCalledWith("database connection lost", expect.anything());
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

test("a connection that goes silent is dropped after its limit, and work goes on", async () => {
  const url = new URL(await newPostgresUrl());
  const proxy = await startSilentProxy(Number(url.port));
  url.port = String(proxy.port);
  const db = openPostgres(url.href, silentLog, { connections: 2, statementSeconds: 1 });
  await db.query("create table kept (n int)");

  proxy.silence();
  const answers = await Promise.allSettled([
    db.query("insert into kept values (1)"),
    db.transaction((tx) => tx.query("insert into kept values (2)")),
    db.query("select 1"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  for (const answer of answers)
    expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(DatabaseUnavailable);

  proxy.resume();
  await db.transaction((tx) => tx.query("insert into kept values (3)"));
  expect(await db.query("select n from kept")).toEqual([{ n: 3 }]);
  await db.close();
  await proxy.stop();
});

test("work that is known to be long may be, other statements may not", async () => {
  const db = openPostgres(await newPostgresUrl(), silentLog, { statementSeconds: 1 });
  const long = "select pg_sleep(1.5)";
  await expect(db.query(long)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.transaction((tx) => tx.query(long), { statementSeconds: 30 });
  await expect(db.query(long)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await db.close();
});
