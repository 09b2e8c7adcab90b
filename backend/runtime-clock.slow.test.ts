import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import type { Database } from "#backend/storage/database.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";

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
    await db.query<{ at: Date }>(
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
