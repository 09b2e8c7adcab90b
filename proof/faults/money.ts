import { Agent } from "node:http";
import pg from "pg";
import Stripe from "stripe";
import { chance } from "#backend/testing/chance.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { type RefundStatus, refundStory } from "#backend/testing/stripe-returns.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { startSite } from "../server.ts";
import { post } from "../visitors.ts";
import type { Outcome } from "./outcome.ts";

type GiftRow = { id: string; amount_cents: number; frequency: string; checkout_reference: string };

const paths: RefundStatus[][] = [
  ["pending", "succeeded"],
  ["pending", "failed"],
  ["succeeded", "failed"],
  ["requires_action", "canceled"],
];

const raisedCents = 7_500;

/**
 * Refunds that fail, reports of them in any order and twice, checkouts that the provider has
 * forgotten, and old test gifts before them in the queue. What counts is the sum the ledger keeps,
 * and that no gift stays without an end.
 */
export const moneyFaults = async (gifts: number, databaseUrl: string): Promise<Outcome> => {
  const stripe = await startStripe();
  const env = {
    DATABASE_URL: databaseUrl,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const agent = new Agent({ keepAlive: true });
  let site = await startSite({ env });
  for (let donor = 0; donor < gifts * 3; donor++)
    await post(site.port, agent, {
      path: "/functions/v1/create-payment",
      headers: { "x-forwarded-for": `10.2.${donor >> 8}.${donor & 255}` },
      body: { amount: 50, frequency: donor < gifts * 2 ? "one_time" : "monthly" },
    });
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<GiftRow>(
    `select id, amount_cents::int as amount_cents, frequency, checkout_reference from gifts
     where state = 'open' order by created_at`,
  );
  const oneTime = rows.filter(({ frequency }) => frequency === "one_time");
  const paid = oneTime.slice(0, gifts);
  const forgotten = oneTime.slice(gifts);
  const monthly = rows.filter(({ frequency }) => frequency === "monthly");
  const clock = { deps: { now: () => new Date() } };
  const reports: Stripe.Event[] = [];
  let kept = 0;
  for (const [index, gift] of paid.entries()) {
    const story = stripeStory(clock, gift);
    const [first = "pending", ...rest] = paths[index % paths.length] ?? [];
    const refund = refundStory(stripe, clock, story.intent, `re_${gift.id}`, 2000);
    reports.push(story.completed(), ...refund.made(first));
    for (const status of rest) reports.push(...refund.became(status));
    kept += gift.amount_cents - (rest.at(-1) === "succeeded" ? 2000 : 0);
  }
  // Donors raise their monthly gift at the provider, as our receipts invite them to.
  for (const gift of monthly) {
    const story = stripeStory(clock, gift);
    const raised = { amount_paid: raisedCents };
    reports.push(story.completed(), story.invoicePaid(1), story.amountChanged(raisedCents));
    reports.push(story.invoicePaid(2, raised));
    kept += gift.amount_cents + raisedCents;
  }
  const told = [...reports, ...reports]
    .map((event) => ({ event, at: chance() }))
    .sort((a, b) => a.at - b.at);
  let wrongAnswers = 0;
  const teller = async () => {
    for (let next = told.pop(); next; next = told.pop()) {
      const payload = JSON.stringify(next.event);
      const secret = webhookSecret;
      const { status } = await post(site.port, agent, {
        path: "/functions/v1/stripe-webhook",
        headers: {
          "stripe-signature": await Stripe.webhooks.generateTestHeaderStringAsync({
            payload,
            secret,
          }),
        },
        body: next.event,
      });
      if (status !== 200) wrongAnswers += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, teller));

  // The provider forgets what is open, and 600 old tests stand before it.
  for (const { checkout_reference } of forgotten) stripe.sessions.delete(checkout_reference);
  await db.query("update gifts set expires_at = now() - interval '1 minute' where state = 'open'");
  await db.query(
    `insert into gifts (id, amount_cents, frequency, state, provider, livemode, created_at,
                        expires_at, updated_at)
     select gen_random_uuid(), 500, 'one_time', 'open', 'sandbox', false, '2026-01-01',
            '2026-01-01', '2026-01-01' from generate_series(1, 600)`,
  );
  await site.stop();
  const began = performance.now();
  site = await startSite({ env });
  const count = async (text: string) => Number((await db.query<{ n: string }>(text)).rows[0]?.n);
  const waiting = "select count(*) as n from gifts where state = 'open' and provider = 'stripe'";
  while ((await count(waiting)) > 0 && performance.now() - began < 60_000)
    await new Promise((again) => setTimeout(again, 100));
  const settledMs = performance.now() - began;
  const unsettled = await count(waiting);
  const sum = await count(
    "select sum(amount_cents - refunded_cents - lost_cents - held_cents) as n from gift_payments",
  );
  const payments = await count("select count(*) as n from gift_payments");
  const receipts = await count("select count(*) as n from mails where kind = 'receipt'");
  const inReview = await count("select count(*) as n from gifts where state = 'review'");
  const notices = await count("select count(*) as n from mails where key like 'given up %'");
  await db.end();
  agent.destroy();
  await site.stop();
  await stripe.close();
  const owed = paid.length + 2 * monthly.length;
  return {
    fault: "refunds fail, amounts change; reports in any order; checkouts forgotten",
    times: reports.length,
    sent: rows.length,
    acknowledged: rows.length,
    found: rows.length - unsettled,
    lost: Math.max(0, owed - payments) + Math.max(0, owed - receipts) + unsettled,
    doubled: Math.max(0, payments - owed) + Math.max(0, receipts - owed),
    recovery: [settledMs],
    wrong: [
      ...(sum === kept ? [] : [`the ledger keeps ${sum} cents instead of ${kept}`]),
      ...(inReview === 0 ? [] : [`${inReview} gifts wait for a decision of staff`]),
      ...(notices === 1 ? [] : [`${notices} notices instead of one`]),
      ...(wrongAnswers === 0 ? [] : [`${wrongAnswers} reports were not taken`]),
    ],
    note: `${paid.length} refunds ended in every way, ${monthly.length} monthly gifts were raised and receipted, ${forgotten.length} checkouts were forgotten`,
  };
};
