import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import type { Database } from "#backend/storage/database.ts";
import { testEditors } from "#backend/testing/content/editor.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { donorAt } from "#backend/testing/giving/donor.ts";
import { aGift } from "#backend/testing/giving/gifts.ts";
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

  test("one process whose clock is two days ahead signs nobody out and removes nothing", async () => {
    const db = await openDatabase();
    const desk = await testEditors({ db, now: () => new Date() });
    await desk.editor("Ada");
    await aGift(desk);
    const donor = donorAt(desk);
    await donor.signIn();
    const passing = {
      donor_sessions: "select 1 from donor_sessions",
      donor_links: "select 1 from donor_links",
      staff_sessions: "select 1 from staff_sessions",
      staff_links: `insert into staff_links (token_hash, account_id, purpose, expires_at)
        select 'link', id, 'sign-in', now() + interval '15 minutes' from staff_accounts`,
      staff_challenges: `insert into staff_challenges (challenge_hash, expires_at)
        values ('challenge', now() + interval '5 minutes')`,
      checkout_visitors: `insert into checkout_visitors (gift_id, network, until)
        select id, '198.51.100.1', now() + interval '1 hour' from gifts`,
    };
    for (const made of Object.values(passing)) await db.query(made);
    const left = async () => {
      const counts: Record<string, number> = {};
      for (const table of Object.keys(passing))
        counts[table] = await db.count(`select count(*) as n from ${table}`);
      return counts;
    };
    const all = Object.fromEntries(Object.keys(passing).map((table) => [table, 1]));
    expect(await left()).toEqual(all);
    const steps = ["giving", "desk", "gifts"];
    setClock(new Date(Date.now() + 2 * day));
    expect((await (await start(db)).tick(steps)).failed).toEqual([]);
    expect(await left()).toEqual(all);
    vi.useRealTimers();
    expect(await donor.html("giving")).toContain("You are signed in as ada@example.org.");
    for (const [table, time] of [
      ["donor_sessions", "created_at"],
      ["donor_links", "expires_at"],
      ["staff_sessions", "last_seen_at"],
      ["staff_links", "expires_at"],
      ["staff_challenges", "expires_at"],
      ["checkout_visitors", "until"],
    ])
      await db.query(`update ${table} set ${time} = ${time} - interval '2 days'`);
    await (await start(db)).tick(steps);
    expect(await left()).toEqual(
      Object.fromEntries(Object.keys(passing).map((table) => [table, 0])),
    );
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
