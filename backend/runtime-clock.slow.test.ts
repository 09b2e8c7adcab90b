import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import type { Database } from "#backend/storage/database.ts";
import { testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const day = 86_400_000;

const start = (db: Database) =>
  open(readEnv({}), {
    log: silentLog,
    db: { ...db, close: async () => {} },
    transport: { deliver: async () => {}, close() {} },
  });

/** Only the date is wrong: timers and the database server go on as ever. */
const setClock = (at: Date) => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  onTestFinished(() => {
    vi.useRealTimers();
  });
};

const send = async ({ fetch }: Awaited<ReturnType<typeof start>>) => {
  const answer = await fetch(
    new Request("http://127.0.0.1/functions/v1/send-contact-form", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(aContactMessage),
    }),
    "203.0.113.7",
  );
  expect(answer.status).toBe(200);
};

const dates = async (db: Database) =>
  (
    await storedRows<{ at: Date }>(
      db,
      "select created_at as at from contact_messages union all select created_at from mails",
    )
  ).map(({ at }) => at.getTime());

describe.each(testDatabases)("on $name", ({ open: openDatabase }) => {
  test("what comes in while the clock is 20 years behind is dated and kept as new", async () => {
    const db = await openDatabase();
    const began = Date.now();
    await (await start(db)).tick(["retention"]);
    setClock(new Date(began - 20 * 366 * day));
    const behind = await start(db);
    await send(behind);
    await behind.tick(["retention"]);
    vi.useRealTimers();
    const stored = await dates(db);
    expect(stored.length).toBeGreaterThan(1);
    for (const at of stored) expect(at).toBeGreaterThanOrEqual(began);
    await db.query("update leases set done_at = now() - interval '25 hours'");
    await (await start(db)).tick(["retention"]);
    expect(await dates(db)).toHaveLength(stored.length);
  });

  test("where the database's clock is behind as well, the last run and upgrade tell", async () => {
    const db = await openDatabase();
    const ahead = new Date(Date.now() + 20 * 366 * day);
    const [newest] = await storedRows<{ name: string; at: Date }>(
      db,
      "select name, applied_at as at from site_migrations order by name desc limit 1",
    );
    const upgradedAt = (at: Date | undefined) =>
      db.query("update site_migrations set applied_at = $1 where name = $2", [at, newest?.name]);
    onTestFinished(async () => void (await upgradedAt(newest?.at)));
    await upgradedAt(ahead);
    await db.query(
      "insert into leases (name, held_until, done_at) values ('retention', '-infinity', $1)",
      [ahead],
    );
    const backend = await start(db);
    await send(backend);
    await backend.tick(["retention", "clock"]);
    const stored = await dates(db);
    expect(stored.length).toBeGreaterThan(1);
    for (const at of stored) expect(at).toBeGreaterThanOrEqual(ahead.getTime());
  });

  test("a clock that falls behind in a running process is noticed", async () => {
    const db = await openDatabase();
    const began = Date.now();
    const backend = await start(db);
    await backend.tick(["retention"]);
    setClock(new Date(0));
    await backend.tick(["clock"]);
    expect(backend.now().getTime()).toBeGreaterThanOrEqual(began);
    vi.setSystemTime(began + day);
    expect(backend.now().getTime()).toBe(began + day);
  });

  test("a clock three years ahead publishes nothing and takes nothing back", async () => {
    const db = await openDatabase();
    await (await start(db)).tick(["retention"]);
    const site = await testEditors({ db, now: () => new Date() });
    const ada = await site.editor("Ada");
    const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
    const publish = async (name: string, changed: object, times: object) => {
      const { content } = await ada.open(name);
      const revision = await ada.save(name, { ...(content as object), ...changed });
      expect((await ada.publish([{ name, revision }], times)).status).toBe(200);
    };
    await publish("hours", { office: "For now" }, { until: inDays(40) });
    await publish("organisation", { newsletterRhythm: "now and then" }, { from: inDays(50) });
    const states = async () =>
      (
        await storedRows<{ state: string }>(
          db,
          "select state from content_schedules order by from_at",
        )
      ).map(({ state }) => state);
    expect(await states()).toEqual(["live", "waiting"]);
    const began = Date.now();
    setClock(new Date(began + 3 * 366 * day));
    const { tick } = await start(db);
    expect((await tick(["content"])).done).toEqual({ content: { schedules: 0 } });
    expect(await states()).toEqual(["live", "waiting"]);
    vi.useRealTimers();
    await db.query(
      `update content_schedules set from_at = now() - interval '1 hour',
         until_at = until_at - interval '40 days 1 minute'`,
    );
    expect((await (await start(db)).tick(["content"])).done).toEqual({ content: { schedules: 2 } });
  });

  test("a run that was noted by a clock ahead moves no clock that is right", async () => {
    const db = await openDatabase();
    await db.query(
      "insert into leases (name, held_until, done_at) values ('retention', '-infinity', $1)",
      [new Date(Date.now() + 3 * 366 * day)],
    );
    const backend = await start(db);
    expect(backend.now().getTime()).toBeLessThan(Date.now() + day);
  });
});
