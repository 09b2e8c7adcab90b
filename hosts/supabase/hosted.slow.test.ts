import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { readHostedEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import { enqueueMail } from "#backend/mail/outbox.ts";
import { migrate, readMigrations } from "#backend/storage/migrate.ts";
import { openPostgres } from "#backend/storage/postgres.ts";
import { startMailServer } from "#backend/testing/mail-server.ts";
import { sender } from "#backend/testing/shipped-site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { buildSupabase } from "#hosts/supabase/build.ts";
import { startInDeno } from "./testing/deno.ts";
import { pushMigrations, scheduleKey, siteUrl } from "./testing/runtimes.ts";

let folder = "";
let project = "";
let built: Awaited<ReturnType<typeof buildSupabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "circle-project-"));
  project = join(folder, "supabase");
  built = await buildSupabase(project);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const freshDatabase = async () => {
  const url = await pushMigrations(project);
  const db = openPostgres(url, silentLog);
  onTestFinished(() => db.close());
  return { url, db };
};

const settings = {
  SITE_URL: siteUrl,
  SMTP_URL: "smtp://127.0.0.1:25",
  SUPABASE_DB_URL: "postgres://postgres@127.0.0.1/postgres",
  SUPABASE_URL: "https://project.supabase.example",
  SCHEDULE_KEY: scheduleKey,
};

test("the project names every function, open to visitors without a token", async () => {
  const config = await readFile(join(project, "config.toml"), "utf8");
  for (const name of built.functions) {
    expect(config).toContain(`[functions.${name}]\nverify_jwt = false\nentrypoint = `);
    expect(await readFile(join(project, "functions", name, "index.js"), "utf8")).toBeTruthy();
  }
  expect(built.functions).toContain("deliver-mail");
  // A hosted function may weigh 20 MB.
  expect(built.bytes).toBeLessThan(2_500_000);
});

test("after the hosted migrations the Node process and staff find nothing to migrate", async () => {
  const { db } = await freshDatabase();
  expect(await migrate(db, await readMigrations())).toEqual([]);
});

test("the clock calls deliver-mail at the address and with the key from the vault", async () => {
  const { db } = await freshDatabase();
  await db.query(
    `insert into vault.decrypted_secrets values
       ('functions_url', 'https://project.supabase.example/functions/v1'), ('schedule_key', 'k')`,
  );
  const [job] = await storedRows<{ schedule: string; command: string }>(
    db,
    "select schedule, command from cron.job where jobname = 'deliver-mail'",
  );
  expect(job?.schedule).toBe("* * * * *");
  await db.query(job?.command ?? "");
  expect(await db.query("select url, headers->>'authorization' as key from net.sent")).toEqual([
    { url: "https://project.supabase.example/functions/v1/deliver-mail", key: "Bearer k" },
  ]);
});

test("the scheduled function delivers what waits, once, and only for who holds the key", async () => {
  const { url, db } = await freshDatabase();
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  for (const key of ["a", "b", "c"])
    await enqueueMail(db, {
      from: sender,
      key,
      kind: "test",
      to: `${key}@x.example`,
      subject: key,
      text: key,
    });
  const hosted = await startInDeno(join(project, "functions/deliver-mail/index.js"), {
    ...settings,
    SUPABASE_DB_URL: url,
    SMTP_URL: mail.url,
  });
  onTestFinished(hosted.stop);
  const call = async (key: string) => {
    const answer = await fetch(`http://127.0.0.1:${hosted.port}/deliver-mail`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
    return { status: answer.status, body: await answer.json() };
  };

  expect(await call("a guess")).toMatchObject({ status: 401, body: { success: false } });
  expect(mail.taken).toHaveLength(0);
  expect(await call(scheduleKey)).toEqual({
    status: 200,
    body: {
      success: true,
      error: null,
      done: expect.objectContaining({ mail: { tried: 3 }, gifts: { reconciled: true } }),
      failed: [],
    },
  });
  expect(await call(scheduleKey)).toMatchObject({
    status: 200,
    body: { done: { mail: { tried: 0 } } },
  });
  expect(mail.taken).toHaveLength(3);
  expect(hosted.output()).not.toContain("x.example");
});

test("mail goes out every minute also while the card provider cannot be reached", async () => {
  const { url, db } = await freshDatabase();
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const stripe = await startStripe();
  await stripe.close();
  await enqueueMail(db, {
    from: sender,
    key: "a",
    kind: "test",
    to: "a@x.example",
    subject: "a",
    text: "a",
  });
  const hosted = await startInDeno(join(project, "functions/deliver-mail/index.js"), {
    ...settings,
    SUPABASE_DB_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: "gifts@circleurban.example",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  });
  onTestFinished(hosted.stop);
  const answer = await fetch(`http://127.0.0.1:${hosted.port}/deliver-mail`, {
    method: "POST",
    headers: { authorization: `Bearer ${scheduleKey}` },
  });
  expect(mail.taken).toHaveLength(1);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: "Not all could be done.",
    done: { mail: { tried: 1 }, limits: {} },
    failed: ["gifts"],
  });
});

test("a card gift: Stripe's checkout opens, its signed report is believed, a forged one not", async () => {
  const { url, db } = await freshDatabase();
  const stripe = await startStripe();
  onTestFinished(stripe.close);
  const env = {
    ...settings,
    SUPABASE_DB_URL: url,
    MAIL_FROM: "gifts@circleurban.example",
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  };
  const [payment, webhook] = await Promise.all(
    ["create-payment", "stripe-webhook"].map((name) =>
      startInDeno(join(project, "functions", name, "index.js"), env),
    ),
  );
  onTestFinished(() => Promise.all([payment?.stop(), webhook?.stop()]).then(() => {}));

  const opened = await fetch(`http://127.0.0.1:${payment?.port}/create-payment`, {
    method: "POST",
    body: JSON.stringify({ amount: 50, frequency: "one_time" }),
  });
  expect(await opened.json()).toEqual({ url: expect.stringContaining("checkout.stripe.com") });
  const [gift] = await storedRows<{ id: string; amount_cents: number; frequency: string }>(
    db,
    "select * from gifts",
  );
  if (!gift) throw new Error("There is no gift.");
  const payload = JSON.stringify(
    stripeStory({ deps: { now: () => new Date() } }, gift).completed(),
  );
  const report = async (secret: string) => {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    const answer = await fetch(`http://127.0.0.1:${webhook?.port}/stripe-webhook`, {
      method: "POST",
      headers: { "stripe-signature": signature },
      body: payload,
    });
    const [after] = await storedRows<{ state: string }>(db, "select state from gifts");
    return [answer.status, after?.state];
  };
  expect(await report("whsec_forged")).toEqual([400, "open"]);
  expect(await report(webhookSecret)).toEqual([200, "paid"]);
  expect(await report(webhookSecret)).toEqual([200, "paid"]);
  expect(await db.query("select kind from mails where kind = 'receipt'")).toHaveLength(1);
});

test.each([
  [{ SITE_URL: "" }, "SITE_URL must be set."],
  [{ SMTP_URL: "", SUPABASE_DB_URL: "" }, "SMTP_URL, DATABASE_URL must be set."],
  [
    { SUPABASE_URL: "https://project.supabase.co", SMTP_URL: "smtp://user:pw@mail.example" },
    "SMTP_URL must name port 465 or 2525",
  ],
  [{ SCHEDULE_KEY: "short" }, "SCHEDULE_KEY must be a secret of at least 24 characters."],
  [{ STRIPE_SECRET_KEY: "sk_live_1" }, "STRIPE_WEBHOOK_SECRET, MAIL_FROM must be set"],
])("a hosted function with %j does not start", (change, sentence) => {
  expect(() => readHostedEnv({ ...settings, ...change })).toThrow(sentence);
});

test("links in mail lead to the hosted functions, or to an address of our own", () => {
  const hosted = "https://project.supabase.example/functions/v1";
  const own = "https://api.circleurban.example/functions/v1";
  expect(readHostedEnv(settings).FUNCTIONS_URL).toBe(hosted);
  expect(readHostedEnv({ ...settings, FUNCTIONS_URL: own }).FUNCTIONS_URL).toBe(own);
});
