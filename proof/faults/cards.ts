import { Agent } from "node:http";
import pg from "pg";
import Stripe from "stripe";
import { chance } from "#backend/testing/chance.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import type { Mishap } from "#backend/testing/stripe-mishaps.ts";
import { secretKey, startStripe, webhookSecret } from "#backend/testing/stripe-stand-in.ts";
import { startSite } from "../server.ts";
import { post } from "../visitors.ts";
import type { Outcome } from "./outcome.ts";

const mishaps: (Mishap | undefined)[] = [
  undefined,
  "connection lost",
  "too many requests",
  "server error",
  "not JSON",
  "no address",
  "slow",
  "card declined",
];

const pick = <Item>(items: readonly Item[]) => items[Math.floor(chance() * items.length)] as Item;

const shuffled = <Item>(items: readonly Item[]) =>
  items
    .map((item) => [chance(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

type GiftRow = { id: string; amount_cents: number; frequency: string };

/**
 * Donors give while the card provider fails in all its ways, and its reports come late, twice, at
 * once and out of order. What counts is the ledger: every paid gift once, with one receipt.
 */
export const cardFaults = async (gifts: number, databaseUrl: string): Promise<Outcome> => {
  const stripe = await startStripe();
  const site = await startSite({
    env: {
      DATABASE_URL: databaseUrl,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  const agent = new Agent({ keepAlive: true });
  const failures = new Map<number, number>();
  let opened = 0;
  for (let donor = 0; opened < gifts && donor < gifts * 20; donor++) {
    const mishap = pick(mishaps);
    if (mishap) stripe.mishaps.push(mishap);
    const { status } = await post(site.port, agent, {
      path: "/functions/v1/create-payment",
      headers: {
        "idempotency-key": `donor-${donor}-intent`,
        "x-forwarded-for": `10.1.${donor >> 8}.${donor & 255}`,
      },
      body: { amount: pick([25, 50, 100]), frequency: pick(["one_time", "monthly"]) },
    });
    stripe.mishaps.length = 0;
    if (status === 200) opened += 1;
    else failures.set(status, (failures.get(status) ?? 0) + 1);
  }

  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<GiftRow>(
    "select id, amount_cents::int as amount_cents, frequency from gifts where state = 'open'",
  );
  const teller = { deps: { now: () => new Date() } } as Parameters<typeof stripeStory>[0];
  const reports = shuffled(
    rows.flatMap((gift) => {
      const story = stripeStory(teller, gift);
      const events = [
        story.completed(),
        ...(gift.frequency === "monthly" ? [story.invoicePaid(1)] : []),
      ];
      return events.flatMap((event) => Array(1 + Math.floor(chance() * 3)).fill(event));
    }),
  ) as Stripe.Event[];
  let wrongAnswers = 0;
  const teller8 = async () => {
    for (let event = reports.pop(); event; event = reports.pop()) {
      const payload = JSON.stringify(event);
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
        payload,
        secret: webhookSecret,
      });
      const { status } = await post(site.port, agent, {
        path: "/functions/v1/stripe-webhook",
        headers: { "stripe-signature": signature },
        body: event,
      });
      if (status !== 200) wrongAnswers += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, teller8));
  const count = async (text: string) => Number((await db.query<{ n: string }>(text)).rows[0]?.n);
  const settled = await count("select count(*) as n from gifts where state in ('paid', 'active')");
  const payments = await count("select count(*) as n from gift_payments where state = 'paid'");
  const receipts = await count("select count(*) as n from mails where kind = 'receipt'");
  await db.end();
  agent.destroy();
  await site.stop();
  await stripe.close();
  const refusals = [...failures].map(([status, n]) => `${status} × ${n}`).join(", ");
  return {
    fault: "card provider fails; reports late, twice, at once",
    times: [...failures.values()].reduce((a, b) => a + b, 0),
    sent: opened,
    acknowledged: rows.length,
    found: settled,
    lost: rows.length - settled + Math.max(0, rows.length - receipts),
    doubled: Math.max(0, payments - rows.length) + Math.max(0, receipts - rows.length),
    recovery: [],
    wrong: [
      ...(rows.length === opened
        ? []
        : [`${opened} donors got a checkout, ${rows.length} gifts are open`]),
      ...(wrongAnswers === 0 ? [] : [`${wrongAnswers} reports were not taken`]),
      ...[...failures.keys()]
        .filter((status) => ![502, 503, 504].includes(status))
        .map((status) => `a donor got ${status}`),
    ],
    note: `donors told to try again: ${refusals}`,
  };
};
