import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { silentLog } from "#backend/log.ts";
import type { Database } from "#backend/storage/database.ts";
import { counted } from "#backend/testing/counted.ts";
import { testDatabases } from "#backend/testing/databases.ts";
import { freePort } from "#backend/testing/free-port.ts";
import { type Mood, startMailServer } from "#backend/testing/mail-server.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { organisation } from "#rules/organisation.ts";
import { retryDelays } from "./backoff.ts";
import type { OutgoingMail } from "./mail.ts";
import { deliverDue, enqueueMail } from "./outbox.ts";
import { smtpTransport } from "./smtp.ts";

const from = organisation.email;
const start = new Date("2026-03-02T15:00:00Z");

const mail = (key: string): OutgoingMail => ({
  from: sender,
  key,
  kind: "test",
  to: "somebody@visitor.example",
  subject: `Mail ${key}`,
  text: "Hello",
  html: "<p>Hello</p>",
});

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
const servers: MailServer[] = [];
const aMailServer = async (port?: number) => {
  const server = await startMailServer(port);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

/** A process that delivers, with a clock of its own. */
const aWorker = (db: Database, url: string, limits: Parameters<typeof smtpTransport>[2] = {}) => {
  const clock = { now: start };
  const transport = smtpTransport(url, from, limits);
  return {
    deliver: (limit = 100) =>
      deliverDue({ db, transport, log: silentLog, now: () => clock.now }, limit),
    wait(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
};

const states = async (db: Database) =>
  (await storedRows<{ state: string }>(db, "select state from mails order by id")).map(
    (m) => m.state,
  );

test("where no email waits, that is asked once", async () => {
  const { asked, db } = counted((await testSite()).db);
  const transport = { deliver: () => Promise.reject(new Error("none")), close() {} };
  await deliverDue({ db, transport, log: silentLog, now: () => start }, 100);
  expect(asked.statements).toBe(1);
});

test("what somebody typed into a subject is never taken for an encoded word", async () => {
  const { db } = await testSite();
  const server = await aMailServer();
  const subject = "=?utf-8?q?Hello=0D=0ABcc:_all=40visitor.example?=";
  await db.transaction((tx) => enqueueMail(tx, { ...mail("a"), subject }, start));
  await aWorker(db, server.url).deliver();
  const { subject: read } = await PostalMime.parse(server.taken[0] ?? "");
  expect(read).toContain("q?Hello=0D=0ABcc:");
});

const messageIds = async (raws: string[]) =>
  Promise.all(raws.map(async (raw) => (await PostalMime.parse(raw)).messageId));

describe.each(testDatabases)("on $name", ({ open }) => {
  test("a mail goes out once, from the organisation, and is noted as delivered", async () => {
    const db = await open();
    const server = await aMailServer();
    await enqueueMail(db, { ...mail("a"), replyTo: "visitor@visitor.example" }, start);
    const worker = aWorker(db, server.url);
    expect(await worker.deliver()).toBe(1);
    expect(await worker.deliver()).toBe(0);
    const received = await PostalMime.parse(server.taken[0] ?? "");
    expect(received.from).toEqual({ name: organisation.fullName, address: from });
    expect(received.replyTo).toEqual([{ name: "", address: "visitor@visitor.example" }]);
    expect(await states(db)).toEqual(["delivered"]);
    await db.close();
  });

  test("a link that opens something is forgotten once its email is out, and not before", async () => {
    const db = await open();
    const server = await aMailServer();
    const token = "abcdefghijklmnopqrstuvwxyz-_ABCDEFGHIJKLMNO";
    const text = `Sign in: https://a.example/desk/link#${token}\nOr: https://a.example/x?token=${token}`;
    const html = `<a href="https://a.example/x?token=${token}&amp;y=1">${token.slice(1)}</a>`;
    await enqueueMail(db, { ...mail("a"), text, html }, start);
    const kept = async () =>
      storedRows<{ text: string; html: string }>(
        db,
        "select body_text as text, body_html as html from mails",
      );
    server.become("refuse for now");
    const worker = aWorker(db, server.url);
    await worker.deliver();
    expect(await kept()).toEqual([{ text, html }]);
    server.become("take");
    worker.wait(15);
    await worker.deliver();
    const received = await PostalMime.parse(server.taken[0] ?? "");
    expect(received.text).toContain(`link#${token}`);
    expect(await kept()).toEqual([
      {
        text: "Sign in: https://a.example/desk/link#…\nOr: https://a.example/x?token=…",
        html: `<a href="https://a.example/x?token=…&amp;y=1">${token.slice(1)}</a>`,
      },
    ]);
    await db.close();
  });

  test("asking twice with the same key queues one mail", async () => {
    const db = await open();
    expect(await enqueueMail(db, mail("a"), start)).toBe(true);
    expect(await enqueueMail(db, mail("a"), start)).toBe(false);
    expect(await states(db)).toEqual(["queued"]);
    await db.close();
  });

  test.each<[Mood, number]>([
    ["refuse for now", 0],
    ["refuse for good", 0],
    ["hang", 0],
    ["hang up", 0],
    ["take and hang up", 1],
  ])("a server that does this: %s; gets the mail again within a minute", async (mood, before) => {
    const db = await open();
    const server = await aMailServer();
    server.become(mood);
    await enqueueMail(db, mail("a"), start);
    // Only silence is waited for: a healthy server has all the time it needs.
    const timeouts = mood === "hang" ? { socketTimeout: 300 } : {};
    await aWorker(db, server.url, timeouts).deliver();
    expect(await states(db)).toEqual(["queued"]);
    expect(server.taken).toHaveLength(before);

    server.become("take");
    const worker = aWorker(db, server.url);
    expect(await worker.deliver()).toBe(0);
    worker.wait(15);
    await worker.deliver();
    expect(await states(db)).toEqual(["delivered"]);
    expect(server.taken).toHaveLength(before + 1);
    expect(new Set(await messageIds(server.taken)).size).toBe(1);
    await db.close();
  });

  test("a server that is down and comes back gets every mail", async () => {
    const db = await open();
    const down = await aMailServer(await freePort());
    await down.stop();
    for (const key of ["a", "b", "c"]) await enqueueMail(db, mail(key), start);
    const worker = aWorker(db, down.url);
    await worker.deliver();
    expect(await states(db)).toEqual(["queued", "queued", "queued"]);
    const up = await aMailServer(down.port);
    worker.wait(15);
    await worker.deliver();
    expect(await states(db)).toEqual(["delivered", "delivered", "delivered"]);
    expect(up.taken).toHaveLength(3);
    await db.close();
  });

  test("a mail is tried for days before it is given up, and a refused one for an hour", async () => {
    const db = await open();
    const lifeOf = async (key: string, responseCode: number) => {
      await enqueueMail(db, mail(key), start);
      const clock = { now: start };
      const transport = {
        deliver: () => Promise.reject(Object.assign(new Error("no"), { responseCode })),
        close() {},
      };
      for (let attempts = 0; ; ) {
        const delivery = { db, transport, log: silentLog, now: () => clock.now };
        attempts += await deliverDue(delivery, 1);
        const [row] = await storedRows<{ state: string; next: Date }>(
          db,
          "select state, next_attempt_at as next from mails where key = $1",
          [key],
        );
        if (row?.state !== "queued")
          return { attempts, state: row?.state, hours: (+clock.now - +start) / 3_600_000 };
        clock.now = row.next;
      }
    };
    const delayed = await lifeOf("delayed", 451);
    expect(delayed).toMatchObject({ state: "failed", attempts: retryDelays.length + 1 });
    expect(delayed.hours).toBeGreaterThan(72);
    const refused = await lifeOf("refused", 550);
    expect(refused).toMatchObject({ state: "failed", attempts: 6 });
    expect(refused.hours).toBeLessThan(1);
    console.log(
      `outbox: ${delayed.attempts} attempts over ${(delayed.hours / 24).toFixed(1)} days; after a 5xx ${refused.attempts} over ${(refused.hours * 60).toFixed(0)} minutes`,
    );
    await db.close();
  });

  test("a mail left behind by a process that died goes again when its lease has run out", async () => {
    const db = await open();
    const server = await aMailServer();
    await enqueueMail(db, mail("a"), start);
    const dead = { deliver: () => new Promise<never>(() => {}), close() {} };
    void deliverDue({ db, transport: dead, log: silentLog, now: () => start }, 1);
    const worker = aWorker(db, server.url);
    while ((await states(db))[0] === "queued") await new Promise((r) => setTimeout(r, 10));
    worker.wait(60);
    expect(await worker.deliver()).toBe(0);
    worker.wait(300);
    expect(await worker.deliver()).toBe(1);
    expect(await states(db)).toEqual(["delivered"]);
    await db.close();
  });

  test("mail queued or leased while the clock was a year ahead goes once it is right", async () => {
    const db = await open();
    const server = await aMailServer();
    const year = 365 * 24 * 3600;
    const worker = aWorker(db, server.url);
    await enqueueMail(db, mail("queued"), new Date(start.getTime() + year * 1000));
    await enqueueMail(db, mail("leased"), start);
    await db.query(
      `update mails set state = 'sending', lease = gen_random_uuid(),
         leased_until = $1::timestamptz + interval '1 year'
       where key = 'leased'`,
      [start],
    );
    await worker.deliver();
    expect(await states(db)).toEqual(["delivered", "delivered"]);
    await db.close();
  });

  test("several workers never deliver the same mail at the same time", async () => {
    const db = await open();
    const server = await aMailServer();
    await db.transaction(async (tx) => {
      for (let n = 0; n < 40; n++) await enqueueMail(tx, mail(`m${n}`), start);
    });
    const began = performance.now();
    const tried = await Promise.all([1, 2, 3].map(() => aWorker(db, server.url).deliver()));
    const seconds = (performance.now() - began) / 1000;
    expect(tried.reduce((sum, n) => sum + n)).toBe(40);
    expect(new Set(await messageIds(server.taken)).size).toBe(40);
    expect(server.taken).toHaveLength(40);
    console.log(`outbox: 40 mails over SMTP by 3 workers in ${seconds.toFixed(2)} s, none twice`);
    await db.close();
  });
});
