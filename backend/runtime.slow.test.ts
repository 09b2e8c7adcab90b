import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTransport } from "#backend/mail/open-transport.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { hasStorage, openStorage } from "#backend/storage/open.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { migratedPostgresUrl, postgresUrl } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { sender, shippedSite } from "#backend/testing/shipped-site.ts";
import { secretKey, startStripe } from "#backend/testing/stripe-stand-in.ts";
import { unavailableMessage } from "./app.ts";
import { readEnv } from "./env.ts";
import { silentLog } from "./log.ts";
import { checkReadiness } from "./readiness.ts";
import { type Backend, open } from "./runtime.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-backend-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});

/** No timers: mail goes out after a request, and when the test lets the clock tick. */
const openBackend = async (settings: Record<string, string>) => {
  const env = readEnv({ DATA_DIR: folder, ...settings });
  if (!env.DATABASE_URL && !hasStorage(env)) await fillDataFolder(folder);
  const db = await openStorage(env, silentLog);
  const backend = await open(env, {
    log: silentLog,
    db,
    transport: openTransport(env),
    soleOwner: !env.DATABASE_URL,
  });
  cleanups.push(() => backend.close());
  return backend;
};

const send = (backend: Backend, fields: object = {}) =>
  backend.fetch(
    new Request("http://localhost/functions/v1/send-contact-form", {
      method: "POST",
      body: JSON.stringify({ ...aContactMessage, ...fields }),
    }),
    "203.0.113.7",
  );

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};

test("with the mail server down the visitor sees success, and staff get the mail afterwards", async () => {
  const down = await startMailServer(await freePort());
  await down.stop();
  const backend = await openBackend({
    DATABASE_URL: await migratedPostgresUrl(),
    SMTP_URL: down.url,
  });
  const answer = await send(backend);
  expect(await answer.json()).toEqual({ success: true, error: null });
  await until(async () => {
    const tried = await backend.db.query("select 1 from mails where attempts > 0");
    return tried.length === 2;
  });

  const up = await startMailServer(down.port);
  cleanups.push(up.stop);
  const began = Date.now();
  await until(async () => {
    await backend.tick(["mail"]);
    return up.taken.length === 2;
  });
  console.log(
    `mail server down and up again: staff have the mail after ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
});

test("with the database unavailable nothing claims success, and afterwards all is well", async () => {
  const url = await migratedPostgresUrl();
  const name = new URL(url).pathname.slice(1);
  const backend = await openBackend({ DATABASE_URL: url });
  const admin = new pg.Client({ connectionString: postgresUrl() });
  await admin.connect();
  cleanups.push(() => admin.end());
  expect(await backend.readiness()).toEqual({ ok: true, problems: [] });

  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    name,
  ]);
  const refused = await send(backend);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ success: false, error: unavailableMessage(shippedSite) });
  // The last answer holds for two seconds.
  await expect.poll(backend.readiness, { timeout: 30_000 }).toEqual({
    ok: false,
    problems: ["Nothing can be written to the database."],
  });

  await admin.query(`alter database ${name} with allow_connections true`);
  expect((await send(backend)).status).toBe(200);
  await expect.poll(backend.readiness, { timeout: 30_000 }).toMatchObject({ ok: true });
});

test("line breaks and header-like text in every field add no header to the raw mail", async () => {
  const server = await startMailServer();
  cleanups.push(server.stop);
  const backend = await openBackend({
    DATABASE_URL: await migratedPostgresUrl(),
    SMTP_URL: server.url,
  });
  await send(backend);
  await until(() => server.taken.length === 2);
  const injection = "x\r\nBcc: all@victim.example\r\nX-Injected: yes\r\n\r\n<b>body</b>";
  for (const field of ["firstName", "lastName", "phone", "subject", "message"])
    await send(backend, { [field]: field === "phone" ? injection.slice(0, 40) : injection });
  await until(() => server.taken.length >= 9);

  const namesOf = async (raw: string) =>
    (await PostalMime.parse(raw)).headers
      .map(({ key }) => key)
      .sort()
      .join(" ");
  const clean = new Set(await Promise.all(server.taken.slice(0, 2).map(namesOf)));
  for (const raw of server.taken) {
    expect(clean).toContain(await namesOf(raw));
    expect((await PostalMime.parse(raw)).html).not.toContain("<b>body");
  }
  console.log(`header injection: ${server.taken.length} raw mails, no extra header in any`);
});

test("a database lock left empty by a killed start does not keep the next one out", async () => {
  const killed = await openBackend({});
  await send(killed);
  await killed.close();
  cleanups.length = 1;
  await writeFile(join(folder, "database/postmaster.pid"), "");
  const { db } = await openBackend({});
  expect(await db.query("select subject from contact_messages")).toHaveLength(1);
});

test("a queue that has stopped moving is reported", async () => {
  const db = await openStorage(readEnv({ DATABASE_URL: await migratedPostgresUrl() }), silentLog);
  cleanups.push(() => db.close());
  // Taken long ago by a process that died, and by nobody since: nothing ticks here.
  await db.query(
    `insert into mails (key, kind, recipient, subject, body_text, message_id, state, next_attempt_at,
                        created_at, leased_until)
     values ('a', 'contact', 'x@y.example', '', '', '<a>', 'sending', now() - interval '3 hours',
             now() - interval '3 hours', now() - interval '2 hours'),
            ('b', 'contact', 'x@y.example', '', '', '<b>', 'failed', now(), now(), null)`,
  );
  expect(await checkReadiness(db, new Date())).toEqual({
    // Pages and functions go on: the mails are safe where they are.
    ok: true,
    problems: [
      "Email is not going out: 1 waiting for over 15 minutes.",
      "Email was not delivered: 1 to look at.",
    ],
  });
});

test("a step that fails leaves the others to run, and is logged by itself", async () => {
  const stripe = await startStripe();
  await stripe.close();
  const mail = await startMailServer();
  cleanups.push(mail.stop);
  const env = readEnv({
    DATABASE_URL: await migratedPostgresUrl(),
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_BASE: stripe.apiBase,
  });
  const db = await openStorage(env, silentLog);
  const logged: unknown[] = [];
  const log = (event: string, fields?: Record<string, unknown>) => logged.push([event, fields]);
  const backend = await open(env, { log, db, transport: openTransport(env) });
  cleanups.push(() => backend.close());
  await enqueueMail(db, {
    from: sender,
    key: "a",
    kind: "test",
    to: "a@x.example",
    subject: "a",
    text: "a",
  });
  await db.query("insert into limits values ('past', 'somebody', now() - interval '1 day')");

  expect(await backend.tick()).toMatchObject({
    done: { mail: { tried: 1 }, limits: {} },
    failed: ["gifts"],
  });
  expect(mail.taken).toHaveLength(1);
  expect(await db.query("select 1 from limits")).toEqual([]);
  expect(logged).toContainEqual(["step failed", { step: "gifts", reason: expect.any(String) }]);
});

test("closing does not wait for a mail server that hangs", async () => {
  const env = readEnv({ DATABASE_URL: await migratedPostgresUrl() });
  const db = await openStorage(env, silentLog);
  await enqueueMail(db, {
    from: sender,
    key: "a",
    kind: "test",
    to: "a@x.example",
    subject: "a",
    text: "a",
  });
  const handedOver = Promise.withResolvers<void>();
  const transport = {
    deliver() {
      handedOver.resolve();
      return new Promise<never>(() => {});
    },
    close() {},
  };
  const backend = await open(env, { log: silentLog, db, transport });
  void backend.tick();
  await handedOver.promise;
  await backend.close();
});

test("a database that answers but takes nothing is not ready", async () => {
  const url = await migratedPostgresUrl();
  const db = await openStorage(readEnv({ DATABASE_URL: url }), silentLog);
  cleanups.push(() => db.close());
  expect(await checkReadiness(db, new Date())).toEqual({ ok: true, problems: [] });
  const name = new URL(url).pathname.slice(1);
  await db.query(`alter database ${name} set default_transaction_read_only = on`);
  const reading = await openReadOnly(url);
  expect(await reading.query("select 1 as one")).toEqual([{ one: 1 }]);
  expect((await checkReadiness(reading, new Date())).ok).toBe(false);
});

const openReadOnly = async (url: string) => {
  const db = openPostgres(url, silentLog);
  cleanups.push(() => db.close());
  return db;
};

test("mails that a killed process had in hand go out at the next start, not after their lease", async () => {
  const killed = await openBackend({});
  await send(killed);
  await until(
    async () =>
      (await killed.db.query("select 1 from mails where state <> 'delivered'")).length === 0,
  );
  await killed.db.query(
    `update mails set state = 'sending', delivered_at = null, lease = gen_random_uuid(),
                      leased_until = now() + interval '180 seconds'`,
  );
  await killed.close();
  cleanups.length = 1;
  const { db, tick } = await openBackend({});
  await tick(["mail"]);
  expect(await db.query("select 1 from mails where state <> 'delivered'")).toEqual([]);
});
