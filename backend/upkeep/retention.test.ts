import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { open } from "#backend/runtime.ts";
import type { Database } from "#backend/storage/database.ts";
import { emptyPGlite } from "#backend/testing/databases.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const openBackend = async (db: Database & { close(): Promise<void> }, mailFolder?: string) => {
  const transport = { deliver: async () => {}, close() {} };
  return open(readEnv({}), { log: silentLog, db, transport, mailFolder });
};

const count = async (db: Database, table: string) =>
  (await db.query(`select 1 from ${table}`)).length;

const tables = ["contact_messages", "mails", "stripe_events"];

/** One row that is old enough to go, and one that is not, in each table that only grows. */
const fill = async (db: Database) => {
  for (const [name, at] of [
    ["old", daysAgo(3 * 365)],
    ["new", daysAgo(1)],
  ] as const) {
    await db.query(
      `insert into contact_messages (first_name, last_name, email, subject, message, created_at)
       values ($1, 'x', 'x@visitor.example', 's', 'm', $2)`,
      [name, at],
    );
    await db.query(
      `insert into mails (key, kind, recipient, subject, body_text, message_id, state,
                          next_attempt_at, created_at)
       values ($1, 'receipt', 'x@visitor.example', 's', 't', $1, 'delivered', $2, $2)`,
      [name, at],
    );
    await db.query(
      `insert into content_drafts (document, revision, base, version, content, at, actor)
       values ($1, 1, 0, 1, '{}', $2, 'Sample Person')`,
      [name, at],
    );
    await db.query("insert into stripe_events (id, type, received_at) values ($1, 'x', $2)", [
      name,
      at,
    ]);
    const [subscriber] = await storedRows<{ id: string }>(
      db,
      `insert into newsletter_subscribers (email, email_key, state, created_at, confirmed_at)
       values ($1, $1, 'confirmed', $2, $2) returning id`,
      [name, at],
    );
    await db.query(
      `insert into newsletter_confirmations (token_hash, subscriber_id, expires_at, used_at)
       values ($1, $2, $3, $3)`,
      [name, subscriber?.id, at],
    );
  }
};

test("the clock removes once a day what is older than we promise to keep it", async () => {
  const db = await emptyPGlite();
  const backend = await openBackend(db);
  await fill(db);
  const first = await backend.tick();
  expect(first.failed).toEqual([]);
  expect(first.done).toHaveProperty("retention", { removed: 5 });
  for (const table of [...tables, "newsletter_confirmations", "content_drafts"])
    expect([table, await count(db, table)]).toEqual([table, 1]);
  // Readers stay as long as they want to be readers.
  expect(await count(db, "newsletter_subscribers")).toBe(2);

  await fill(await emptyAgain(db));
  expect((await backend.tick(["retention"])).done).toEqual({ retention: { removed: 0 } });
  await db.query("update leases set done_at = now() - interval '25 hours'");
  expect((await backend.tick(["retention"])).done).toEqual({ retention: { removed: 5 } });
});

const emptyAgain = async (db: Database) => {
  for (const table of [...tables, "newsletter_subscribers", "content_drafts"])
    await db.query(`delete from ${table}`);
  return db;
};

/** So that the date is believed where a test has old rows only. */
const ranYesterday = (db: Database) =>
  db.query("insert into leases (name, held_until, done_at) values ('retention', '-infinity', $1)", [
    daysAgo(1.1),
  ]);

test("a report that waits for its payment stays as long as the payment may come", async () => {
  const db = await emptyPGlite();
  const backend = await openBackend(db);
  for (const [id, days] of [
    ["recent", 200],
    ["hopeless", 400],
  ] as const)
    await db.query(
      `insert into stripe_events (id, type, received_at, waits_for, fact)
       values ($1, 'charge.refunded', $2, '{pi_1}', '[]')`,
      [id, daysAgo(days)],
    );
  await ranYesterday(db);
  await backend.tick(["retention"]);
  expect(await db.query("select id from stripe_events")).toEqual([{ id: "recent" }]);
});

test("thousands of old rows go in small steps, and mail files with them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "circle-retention-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, at] of [
    ["old.eml", daysAgo(3 * 365)],
    ["new.eml", daysAgo(1)],
  ] as const) {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), at, at);
  }
  const db = await emptyPGlite();
  const backend = await openBackend(db, folder);
  await db.query(
    `insert into stripe_events (id, type, received_at)
     select 'evt_' || n, 'x', $1 from generate_series(1, 2500) n`,
    [daysAgo(200)],
  );
  await ranYesterday(db);
  expect((await backend.tick(["retention"])).done).toEqual({ retention: { removed: 2501 } });
  expect(await count(db, "stripe_events")).toBe(0);
  expect(await readdir(folder)).toEqual(["new.eml"]);
});
