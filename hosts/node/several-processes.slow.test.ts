import { expect, onTestFinished, test, vi } from "vitest";
import { silentLog } from "#backend/log.ts";
import { readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { newPostgresUrl } from "#backend/testing/databases.ts";
import { aContactMessage } from "#backend/testing/forms.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { fakeBuild } from "./testing/fake-build.ts";
import { listen } from "./testing/http.ts";
import { type SiteProcess, startSiteProcess } from "./testing/site-process.ts";

const until = (condition: () => Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 90_000, interval: 100 });

/** Stripe's list of events, which keeps everybody waiting until it is told to answer. */
const startSlowStripe = async () => {
  const state = { asking: 0, most: 0 };
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = await listen(async (_request, response) => {
    state.most = Math.max(state.most, ++state.asking);
    response.once("close", () => state.asking--);
    await released;
    response.setHeader("content-type", "application/json");
    response.end('{"object":"list","data":[],"has_more":false}');
  });
  return { ...server, state, release };
};

const send = async (to: SiteProcess, address: string, key: string, email: string) => {
  const { status } = await fetch(`http://127.0.0.1:${to.port}/functions/v1/send-contact-form`, {
    method: "POST",
    headers: { "x-forwarded-for": address, "idempotency-key": key },
    body: JSON.stringify({ ...aContactMessage, email }),
  });
  return status;
};

test("three processes share one database, and one of them is killed under load", async () => {
  const began = performance.now();
  const build = await fakeBuild();
  const mail = await startMailServer();
  const stripe = await startSlowStripe();
  const url = await newPostgresUrl();
  const db = openPostgres(url, silentLog);
  const env = {
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_API_BASE: `http://127.0.0.1:${stripe.port}`,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const sites = await Promise.all([1, 2, 3].map(() => startSiteProcess(build.root, env)));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.end("SIGKILL")));
    await Promise.all([db.close(), mail.stop(), stripe.close(), build.remove()]);
  });
  const [a, killed, c] = sites as [SiteProcess, SiteProcess, SiteProcess];

  // Pages are served before the database is ready for messages.
  const migrated = () =>
    sites.flatMap((site) => site.output().match(/"event":"migrated"/g) ?? []).length;
  await expect
    .poll(migrated, { timeout: 30_000 })
    .toBeGreaterThanOrEqual((await readMigrations()).length);
  await until(async () => (await fetch(`http://127.0.0.1:${a.port}/readyz`)).ok);
  expect(migrated()).toBe((await readMigrations()).length);

  // One visitor, all processes at once: the limits are one limit.
  const crowd = await Promise.all(
    Array.from({ length: 45 }, (_, n) =>
      send(sites[n % 3] as SiteProcess, "203.0.113.1", `crowd-${n}`, "one@visitor.example"),
    ),
  );
  expect(crowd.filter((status) => status === 200)).toHaveLength(40);
  expect(crowd.filter((status) => status === 429)).toHaveLength(5);

  // Each of them began to reconcile before it took its first call; one was let in.
  await until(async () => stripe.state.most > 0);
  expect(stripe.state.most).toBe(1);
  stripe.release();

  // Many visitors; whoever loses the connection asks again, as the pages let them.
  const visitors = 90;
  let acknowledged = 0;
  const visit = async (n: number) => {
    const say = (to: SiteProcess) =>
      send(to, `198.51.100.${n}`, `visit-${n}`, `v${n}@visitor.example`);
    const status = await say(sites[n % 3] as SiteProcess).catch(() => say(n % 2 ? a : c));
    expect(status).toBe(200);
    if (++acknowledged === visitors / 3) await killed.end("SIGKILL");
  };
  const queue = Array.from({ length: visitors }, (_, n) => n);
  const worker = async () => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift()) await visit(n);
  };
  await Promise.all(Array.from({ length: 12 }, worker));

  const inState = async (state: string) =>
    db.query("select 1 from mails where state = $1", [state]);
  await until(async () => (await inState("queued")).length === 0);
  // What the dead process held in hand waits for its lease, three minutes: they pass now, also for
  // what the others are about to finish.
  const orphans = (
    await storedRows<{ id: string }>(
      db,
      "update mails set leased_until = now() where state = 'sending' returning message_id as id",
    )
  ).map(({ id }) => id);
  // To staff or, beyond forty an hour, into their digest; and to every visitor, three times to one.
  const [stored] = await storedRows<{ messages: number; alone: number }>(
    db,
    `select count(*)::int as messages, count(*) filter (where not waits_for_digest)::int as alone
     from contact_messages`,
  );
  expect(stored?.messages).toBe(40 + visitors);
  const mails = (stored?.alone ?? 0) + 3 + visitors;
  await until(async () => (await inState("delivered")).length === mails);
  expect(await db.query("select count(*) as n from mails where state <> 'delivered'")).toEqual([
    { n: 0 },
  ]);
  const arrived = mail.taken.map((raw) => raw.match(/^Message-ID: (<.+>)/im)?.[1] ?? "");
  const twice = arrived.filter((id, index) => arrived.indexOf(id) !== index);
  expect(new Set(arrived).size).toBe(mails);
  // Only what was in somebody's hands may have come twice, under its own Message-ID.
  expect(twice.filter((id) => !orphans.includes(id))).toEqual([]);
  console.log(
    `three processes, one killed: ${40 + visitors} messages stored once, ${arrived.length} mails, ` +
      `${orphans.length} in hand when the leases ended, ${twice.length} of them twice, ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
});
