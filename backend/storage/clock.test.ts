import { expect, test } from "vitest";
import { runStaffCommand } from "#backend/commands.ts";
import { emptyPGlite, testDatabases } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { testSite } from "#backend/testing/site.ts";
import { checkData } from "#backend/upkeep/check-data.ts";
import { removeDaily } from "#backend/upkeep/retention.ts";
import { doubtByHistory, doubtDate } from "./clock.ts";
import type { Database } from "./database.ts";
import { withLease } from "./lease.ts";

const day = 86_400_000;
const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * day);

const messages = async (db: Database) => (await db.query("select 1 from contact_messages")).length;

const ranAt = (db: Database, at: Date) =>
  db.query(
    `insert into leases (name, held_until, done_at) values ('retention', '-infinity', $1)
     on conflict (name) do update set done_at = excluded.done_at`,
    [at],
  );

test.each(testDatabases)(
  "a clock three years ahead removes nothing, on $name",
  async ({ open }) => {
    const now = new Date();
    const site = await testSite({ db: await open(), now: () => now });
    await site.post("send-contact-form", aContactMessage);
    await removeDaily(site.db, now);
    const ahead = daysFrom(now, 3 * 366);
    expect(await removeDaily(site.db, ahead)).toBe(0);
    expect(await messages(site.db)).toBe(1);
    // Doctor says so, and goes on saying so only as long as it is true.
    const abouts = async (at: Date) =>
      (await checkData(site.db, "http://localhost:3000", at))
        .map(({ about }) => about)
        .filter((about) => ["clock", "retention", "time-zone"].includes(about));
    expect(await abouts(ahead)).toEqual(["clock", "retention"]);
    expect(await abouts(now)).toEqual([]);
    await site.db.query("update contact_messages set created_at = $1", [daysFrom(now, -3 * 366)]);
    await ranAt(site.db, daysFrom(now, -1.5));
    expect(await removeDaily(site.db, now)).toBe(1);
  },
);

test("two clocks that are hours apart are told by the time of day", async () => {
  const db = await emptyPGlite();
  const now = new Date();
  expect(await doubtDate(db, now)).toBeUndefined();
  const [, ours, theirs] =
    /^this machine says it is (.+), and the database says (.+)$/.exec(
      (await doubtDate(db, new Date(now.getTime() + 600_000))) ?? "",
    ) ?? [];
  expect(ours).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(theirs).not.toBe(ours);
});

test("what came in under a wrong clock does not vouch for it", async () => {
  const db = await emptyPGlite();
  const now = new Date();
  const ahead = daysFrom(now, 3 * 366);
  await ranAt(db, daysFrom(now, -1));
  expect(await doubtByHistory(db, now)).toBeUndefined();
  const site = await testSite({ db, now: () => ahead });
  await site.post("send-contact-form", aContactMessage);
  expect(await doubtByHistory(db, ahead)).toContain("the clock says");
});

test("where it never ran, the newest row tells what day it was", async () => {
  const db = await emptyPGlite();
  const now = new Date();
  expect(await doubtByHistory(db, daysFrom(now, 3 * 366))).toBeUndefined();
  const site = await testSite({ db, now: () => now });
  await site.post("send-contact-form", aContactMessage);
  expect(await doubtByHistory(db, daysFrom(now, 29))).toBeUndefined();
  expect(await doubtByHistory(db, daysFrom(now, 31))).toContain("the clock says");
});

test("a run that lies ahead does not put the next one off, and a clock of 1970 undoes nothing", async () => {
  const db = await emptyPGlite();
  const now = new Date();
  const site = await testSite({ db, now: () => now });
  await site.post("send-contact-form", aContactMessage);
  await site.db.query("update contact_messages set created_at = $1", [daysFrom(now, -3 * 366)]);
  await site.post("send-contact-form", aContactMessage);
  await ranAt(db, daysFrom(now, 3 * 366));
  expect(await removeDaily(db, now)).toBe(1);
  expect(await removeDaily(db, new Date(0))).toBe(0);
  await ranAt(db, daysFrom(now, -1));
  expect(await doubtByHistory(db, new Date(0))).toContain("1970-01-01");
  expect(await doubtByHistory(db, now)).toBeUndefined();
});

test("after a long pause a person says that the date is right", async () => {
  const db = await emptyPGlite();
  const now = new Date("2026-11-18T18:00:00Z");
  const staff = (command: string) =>
    runStaffCommand({ ...site.deps, now, cwd: "." }, command.split(" "));
  const site = await testSite({ db, now: () => daysFrom(now, -3 * 366) });
  await site.post("send-contact-form", aContactMessage);
  await ranAt(db, daysFrom(now, -3 * 366));
  expect(await staff("retention")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("retention --today 2026-11-18"),
  });
  expect(await staff("retention --today 2026-11-19")).toMatchObject({ exitCode: 1 });
  expect(await messages(db)).toBe(1);
  expect(await staff("retention --today 2026-11-18")).toMatchObject({ exitCode: 0 });
  expect(await messages(db)).toBe(0);
  expect(await doubtByHistory(db, now)).toBeUndefined();
});

test("work learns of no success that lies ahead", async () => {
  const db = await emptyPGlite();
  const now = new Date("2026-03-02T15:00:00Z");
  await withLease(db, "work", 60, daysFrom(now, 1000), async () => {});
  const told: (Date | null)[] = [];
  const learn = async (lastDone: Date | null) => {
    told.push(lastDone);
  };
  await withLease(db, "work", 60, now, learn);
  await withLease(db, "work", 60, daysFrom(now, 1), learn);
  expect(told).toEqual([null, now]);
});
