import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, expect, test, vi } from "vitest";
import { readEnv } from "#backend/env.ts";
import { silentLog } from "#backend/log.ts";
import type { Backend } from "#backend/runtime.ts";
import { migratedPostgresUrl } from "#backend/testing/databases.ts";
import { fillDataFolder } from "#backend/testing/made-database.ts";
import { mailsIn } from "#backend/testing/mail-folder.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { organisation } from "#rules/organisation.ts";
import { openBackend } from "./backend.ts";

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

const open = async (more: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), "circle-giving-"));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  if (!more.DATABASE_URL) await fillDataFolder(folder);
  const backend = await openBackend(readEnv({ DATA_DIR: folder, ...more }), silentLog);
  cleanUp.push(() => backend.close());
  return { backend, mailFolder: join(folder, "mail") };
};

const call = (backend: Backend, path: string, init: RequestInit) =>
  backend.fetch(new Request(new URL(path, "http://localhost:3000"), init), "203.0.113.7");

const createPayment = async (backend: Backend, key?: string) => {
  const answer = await call(backend, "/functions/v1/create-payment", {
    method: "POST",
    headers: { "content-type": "application/json", ...(key ? { "idempotency-key": key } : {}) },
    body: JSON.stringify({ amount: 50, frequency: "one_time" }),
  });
  return { status: answer.status, url: ((await answer.json()) as { url: string }).url };
};

const readReceipt = (folder: string) =>
  vi.waitFor(
    async () => {
      const [mail, ...others] = await mailsIn(folder);
      expect(others).toEqual([]);
      if (!mail) throw new Error("No mail has come.");
      return mail;
    },
    { timeout: 15_000 },
  );

test("on a bare machine a visitor gives 50 dollars and a receipt lies in the mail folder", async () => {
  const { backend, mailFolder } = await open();
  const { url } = await createPayment(backend);
  const paid = await call(backend, url, {
    method: "POST",
    body: new URLSearchParams({ name: "Ada Okoro", email: "ada@example.org", action: "pay" }),
  });
  expect(paid.status).toBe(303);
  const mail = await readReceipt(mailFolder);
  expect(mail.to?.[0]?.address).toBe("ada@example.org");
  expect(mail.from?.address).toBe(organisation.email);
  expect(mail.subject).toBe(`[Test] Your receipt for $50 to ${organisation.fullName}`);
  expect(mail.html).toContain("$50");
  expect(mail.text).toContain(organisation.taxId);
});

test("with a test key of Stripe the same code takes a card gift, marked as a test", async () => {
  const stripe = await startStripe();
  cleanUp.push(stripe.close);
  const { backend, mailFolder } = await open({
    DATABASE_URL: await migratedPostgresUrl(),
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  });
  const { url } = await createPayment(backend);
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  const payload = JSON.stringify({
    id: "evt_1",
    livemode: false,
    type: "checkout.session.completed",
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        ...[...stripe.sessions.values()][0],
        status: "complete",
        payment_status: "paid",
        payment_intent: "pi_1",
        amount_total: 5000,
        currency: "usd",
        customer_details: { name: "Ada Okoro", email: "ada@example.org" },
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  const received = await call(backend, "/functions/v1/stripe-webhook", {
    method: "POST",
    headers: { "stripe-signature": signature },
    body: payload,
  });
  expect(await received.json()).toEqual({ received: true });
  const mail = await readReceipt(mailFolder);
  expect(mail.subject).toBe(`[Test] Your receipt for $50 to ${organisation.fullName}`);
});

test("two processes share one ledger: one key, one checkout; one address, one limit", async () => {
  const stripe = await startStripe();
  cleanUp.push(stripe.close);
  const shared = {
    DATABASE_URL: await migratedPostgresUrl(),
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
  };
  const [one, two] = await Promise.all([open(shared), open(shared)]);
  const both = [one.backend, two.backend];
  const submit = (count: number, key?: string) =>
    Promise.all(both.flatMap((b) => Array.from({ length: count }, () => createPayment(b, key))));

  const began = performance.now();
  const same = await submit(10, "one-donor-one-intent");
  expect(new Set(same.map(({ url }) => url)).size).toBe(1);
  const sessions = stripe.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/checkout/sessions",
  );
  expect(sessions).toHaveLength(1);

  const flood = await submit(35);
  const opened = flood.filter(({ status }) => status === 200);
  const refused = flood.filter(({ status }) => status === 429);
  expect(opened.length + refused.length).toBe(70);
  // 60 at once, less the one above, and one more for every ten seconds that a slow machine took.
  expect(opened.length).toBeGreaterThanOrEqual(59);
  expect(opened.length).toBeLessThanOrEqual(59 + (performance.now() - began) / 10_000);
});
