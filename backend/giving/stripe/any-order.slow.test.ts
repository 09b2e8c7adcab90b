import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { disputeStory, type RefundStatus, refundStory } from "#backend/testing/stripe-returns.ts";
import type { StandInRefund } from "#backend/testing/stripe-stand-in.ts";
import { refundFact } from "./stripe-returns.ts";
import { receiveEvent } from "./stripe-webhook.ts";

type Site = Awaited<ReturnType<typeof testSite>>;

/** On a local address, where the receipts of tests are not counted. */
const siteAtHome = async () => {
  const { deps } = await testSite();
  return testSite({ settings: { ...deps.settings, siteUrl: "http://localhost:3000" } });
};

const startOne = async (site: Site, frequency: "one_time" | "monthly") => {
  const at = site.deps.now();
  const gift = await startGift(site.db, {
    amountCents: 10_000,
    frequency,
    provider: "stripe",
    livemode: false,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  if (!gift) throw new Error("not started");
  return { id: gift.id, amount_cents: gift.amountCents, frequency };
};

/** What becomes of refunds and disputes, each from its beginning to where it stands. */
const refundPaths: RefundStatus[][] = [
  ["pending"],
  ["succeeded"],
  ["requires_action", "succeeded"],
  ["pending", "succeeded"],
  ["pending", "failed"],
  ["pending", "succeeded", "failed"],
  ["succeeded", "failed"],
  ["requires_action", "canceled"],
  ["pending", "canceled"],
];
const disputePaths = [
  ["warning_needs_response"],
  ["warning_needs_response", "warning_under_review", "warning_closed"],
  ["warning_needs_response", "needs_response", "withdrawn", "lost"],
  ["needs_response", "withdrawn"],
  ["needs_response", "withdrawn", "under_review", "won", "reinstated"],
  ["needs_response", "withdrawn", "under_review", "lost"],
  ["needs_response", "withdrawn", "lost", "appeal_under_review", "won"],
  ["needs_response", "withdrawn", "lost", "appeal_under_review", "lost"],
  ["needs_response", "withdrawn", "lost", "reinstated"],
  ["needs_response", "lost", "withdrawn"],
];
const takes = (end: string | undefined) => ["withdrawn", "lost"].includes(end ?? "");
const returns = (end: RefundStatus | undefined) => end !== "failed" && end !== "canceled";

/** Up to four pieces of a payment of 100 dollars, each refunded or disputed. */
const pieces = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 2500 }),
    refund: fc.option(fc.constantFrom(...refundPaths), { nil: undefined }),
    dispute: fc.constantFrom(...disputePaths),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Any order, and some told again. */
const told = (events: Stripe.Event[], seed: number) => {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const all = [...events, ...events.filter(() => next(3) === 0)];
  for (let i = all.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [all[i], all[j]] = [all[j] as Stripe.Event, all[i] as Stripe.Event];
  }
  return all;
};

const askedOf = (refunds: StandInRefund[], invoices = new Map<string, string>()) => ({
  livemode: false,
  invoiceOf: async (intent: string) => invoices.get(intent),
  giftOf: async () => undefined,
  standingOf: async () => null,
  refundsOf: async (intent: string) =>
    refunds
      .filter(({ payment_intent }) => payment_intent === intent)
      .map((refund) => refundFact(refund as Stripe.Refund))
      .filter((fact) => fact !== null),
});

test("refunds and disputes, in any order and however often, end in the same sums", async () => {
  const site = await siteAtHome();
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 2 ** 31 - 2 }), async (parts, seed) => {
      const gift = await startOne(site, "one_time");
      const story = stripeStory(site, gift);
      const events = [story.completed()];
      const refunds: StandInRefund[] = [];
      const model = { refunded: 0, lost: 0, held: 0 };
      for (const [index, { cents, refund, dispute }] of parts.entries()) {
        const name = `${index}_${gift.id}`;
        if (refund) {
          const { made, became } = refundStory(
            { refunds },
            site,
            story.intent,
            `re_${name}`,
            cents,
          );
          const [first, ...rest] = refund;
          if (first) events.push(...made(first));
          for (const status of rest) {
            site.wait(1);
            events.push(...became(status));
          }
          if (returns(refund.at(-1))) model.refunded += cents;
        } else {
          const tell = disputeStory(site, story.intent, `dp_${name}`, cents);
          for (const [step, status] of dispute.entries()) {
            site.wait(1);
            if (status === "withdrawn" || status === "reinstated") events.push(tell[status]());
            else if (step === 0) events.push(tell.created(status));
            else if (/won|lost|closed/.test(status)) events.push(tell.closed(status));
            else events.push(tell.updated(status));
          }
          if (takes(dispute.at(-1))) model[dispute.includes("lost") ? "lost" : "held"] += cents;
        }
      }
      for (const event of told(events, seed))
        await receiveEvent(site.deps, askedOf(refunds), event, "webhook");
      const [row] = await storedRows<{ gift: string; payment: string }>(
        site.db,
        `select g.state as gift, p.state as payment, p.refunded_cents as refunded,
                p.lost_cents as lost, p.held_cents as held
         from gifts g join gift_payments p on p.gift_id = g.id where g.id = $1`,
        [gift.id],
      );
      const state =
        model.refunded === 10_000
          ? "refunded"
          : model.held > 0
            ? "disputed"
            : model.refunded + model.lost === 10_000
              ? "lost"
              : "paid";
      expect(row).toEqual({ ...model, gift: state, payment: state });
    }),
    { numRuns: 15 },
  );
});

test("months, changed amounts and refunds of single months end in the same sums", async () => {
  const site = await siteAtHome();
  const month = fc.record({
    /** The donor sets this amount before the month is paid. */
    amount: fc.option(fc.integer({ min: 200, max: 50_000 }), { nil: undefined }),
    missedFirst: fc.boolean(),
    refund: fc.option(fc.constantFrom(...refundPaths), { nil: undefined }),
  });
  const months = fc.array(month, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(months, fc.integer({ min: 1, max: 2 ** 31 - 2 }), async (year, seed) => {
      const gift = await startOne(site, "monthly");
      const story = stripeStory(site, gift);
      const events = [story.completed(), story.invoicePaid(1)];
      const refunds: StandInRefund[] = [];
      const invoices = new Map<string, string>();
      const model = { payments: 1, received: 10_000, refunded: 0, monthly: 10_000 };
      for (const [index, { amount, missedFirst, refund }] of year.entries()) {
        const number = index + 2;
        site.wait(30 * 86_400);
        if (amount) events.push(story.amountChanged(amount, site.deps.now()));
        model.monthly = amount ?? model.monthly;
        if (missedFirst) events.push(story.invoiceFailed(number));
        events.push(story.invoicePaid(number, { amount_paid: model.monthly }));
        model.payments += 1;
        model.received += model.monthly;
        if (!refund) continue;
        const intent = `pi_${number}_${gift.id}`;
        invoices.set(intent, `in_${number}_${gift.id}`);
        const { made, became } = refundStory({ refunds }, site, intent, `re_${intent}`, 100);
        const [first, ...rest] = refund;
        if (first) events.push(...made(first));
        for (const status of rest) events.push(...became(status));
        if (returns(refund.at(-1))) model.refunded += 100;
      }
      for (const event of told(events, seed))
        await receiveEvent(site.deps, askedOf(refunds, invoices), event, "webhook");
      const [row] = await site.db.query(
        `select count(*) as payments, sum(p.amount_cents)::int as received,
                sum(p.refunded_cents)::int as refunded,
                coalesce(g.monthly_cents, g.amount_cents) as monthly,
                count(*) filter (where p.in_review) as reviewed, g.state,
                (select count(*) from gift_events e
                 where e.gift_id = g.id and e.kind = 'receipt') as receipts
         from gifts g join gift_payments p on p.gift_id = g.id where g.id = $1 group by g.id`,
        [gift.id],
      );
      const receipts = model.payments;
      expect(row).toEqual({ ...model, receipts, state: "active", reviewed: 0 });
    }),
    { numRuns: 10 },
  );
});
