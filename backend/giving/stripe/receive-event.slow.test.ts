import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { startGift } from "#backend/giving/ledger/ledger.ts";
import { testSite } from "#backend/testing/site.ts";
import { storedRows } from "#backend/testing/stored-rows.ts";
import { stripeStory } from "#backend/testing/stripe-events.ts";
import { receiveEvent } from "./stripe-webhook.ts";

type Story = ReturnType<typeof stripeStory>;

/** Any order, anything delivered again, everything delivered at least once. */
const deliveryOrder = (count: number) =>
  fc.array(fc.nat(count - 1), { maxLength: 4 }).chain((again) => {
    const all = [...again, ...Array(count).keys()];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

const startOne = async (
  site: Awaited<ReturnType<typeof testSite>>,
  frequency: Gift["frequency"],
) => {
  const at = site.deps.now();
  const gift = await startGift(site.db, {
    amountCents: 2500,
    frequency,
    provider: "stripe",
    livemode: true,
    intentKey: null,
    createdAt: at,
    expiresAt: at,
  });
  if (!gift) throw new Error("not started");
  return { id: gift.id, amount_cents: gift.amountCents, frequency, livemode: true };
};

const cases: {
  name: string;
  frequency: Gift["frequency"];
  events: (story: Story) => Stripe.Event[];
  end: { gift: string; payments: string; refunded: number };
  /** None may go out where the money was told to have gone back before it was told to have come. */
  receipts: number[];
}[] = [
  {
    name: "a bank transfer, disputed, won, partly and then wholly refunded",
    frequency: "one_time",
    events: (s) => [
      s.completed({ payment_status: "unpaid" }),
      s.bankPaid(),
      s.disputed(),
      s.disputeClosed("won"),
      s.refunded(1000),
      s.refunded(1500),
    ],
    end: { gift: "refunded", payments: "refunded", refunded: 2500 },
    receipts: [0, 1],
  },
  {
    name: "a dispute that was lost",
    frequency: "one_time",
    events: (s) => [s.completed(), s.disputed(), s.disputeClosed("lost"), s.expired()],
    end: { gift: "lost", payments: "lost", refunded: 0 },
    receipts: [0, 1],
  },
  {
    name: "three months, one of them missed at first, then the end",
    frequency: "monthly",
    events: (s) => [
      s.completed(),
      s.invoicePaid(1),
      s.invoiceFailed(2),
      s.invoicePaid(2),
      s.invoicePaid(3),
      s.ended(),
    ],
    end: { gift: "ended", payments: "paid,paid,paid", refunded: 0 },
    receipts: [3],
  },
];

test.each(cases)("in any order and however often: $name", async (one) => {
  const { frequency, events, end, receipts } = one;
  const site = await testSite();
  const stripe = {
    livemode: true,
    invoiceOf: async () => undefined,
    giftOf: async () => undefined,
    standingOf: async () => null,
    refundsOf: async () => [],
  };
  const count = events(stripeStory(site, await startOne(site, frequency))).length;
  await fc.assert(
    fc.asyncProperty(deliveryOrder(count), async (order) => {
      const gift = await startOne(site, frequency);
      const reports = events(stripeStory(site, gift));
      for (const index of order) {
        const event = reports[index];
        if (event) await receiveEvent(site.deps, stripe, event, "webhook");
      }
      const [row] = await storedRows<{ receipts: number }>(
        site.db,
        `select g.state as gift, string_agg(p.state, ',') as payments,
                sum(p.refunded_cents)::int as refunded,
                (select count(*)::int from mails
                 where key in (select 'receipt ' || reference from gift_payments
                               where gift_id = g.id)) as receipts
         from gifts g left join gift_payments p on p.gift_id = g.id
         where g.id = $1 group by g.id`,
        [gift.id],
      );
      expect(row).toMatchObject(end);
      expect(receipts).toContain(row?.receipts);
    }),
    { numRuns: 25 },
  );
});
