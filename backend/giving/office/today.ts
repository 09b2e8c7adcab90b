import type { Deps } from "#backend/deps.ts";
import {
  countCard,
  counted,
  type TodayCard,
  type TodayCardSource,
} from "#backend/desk/today-card.ts";
import { unknownGift } from "#backend/giving/ledger/facts.ts";
import { keptCents, lastTwelveMonths } from "#backend/giving/ledger/gift-list.ts";
import { endedEarly } from "#backend/giving/monthly/standing.ts";
import { reconcilingLease } from "#backend/giving/stripe/reconcile.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import { formatDollars } from "#rules/donation.ts";

const week = 7 * 24 * 3_600_000;

export const weekOfGiftsCard: TodayCardSource = {
  access: "gifts",
  place: 100,
  async card({ db, now }) {
    const { gifts, cents, tests } = await db.one(
      { gifts: integer, cents: integer, tests: integer },
      `select count(*) filter (where p.livemode) as gifts,
              count(*) filter (where not p.livemode) as tests,
              coalesce(sum(${keptCents}) filter (where p.livemode and p.currency = 'usd'), 0)::bigint
                as cents
       from gift_payments p where p.paid_at > $1`,
      [new Date(now().getTime() - week)],
    );
    const tried =
      tests > 0 ? ` ${counted(tests, "test gift is", "test gifts are")} not counted.` : "";
    return {
      id: "gifts",
      title: "Gifts in the last seven days",
      figure: formatDollars(cents),
      sentence: `${gifts === 0 ? "No gifts came in." : `${counted(gifts, "gift", "gifts")} came in.`}${tried}`,
      tone: "calm",
      link: { to: "/gifts", label: "See gifts" },
    };
  },
};

export const yearOfGiftsCard: TodayCardSource = {
  access: "gifts",
  place: 105,
  async card({ db, now }) {
    const months = await lastTwelveMonths(db, now());
    const gifts = months.reduce((sum, month) => sum + month.gifts, 0);
    if (gifts === 0) return undefined;
    const cents = months.reduce((sum, month) => sum + month.keptCents, 0);
    return {
      id: "gifts-by-month",
      title: "Gifts in the last 12 months",
      figure: formatDollars(cents),
      sentence: `${counted(gifts, "gift", "gifts")}, after refunds and disputes.`,
      tone: "calm",
      months: months.map(({ month, gifts: count, keptCents }) => ({
        month,
        count,
        cents: keptCents,
      })),
    };
  },
};

export const reviewCard = countCard({
  access: "gifts",
  place: 30,
  id: "gifts-in-review",
  title: "Gifts in review",
  tone: "waiting",
  count: ({ db }) => db.count("select count(*) as n from gift_payments where state = 'review'"),
  sentence: (n) =>
    `${counted(n, "payment does", "payments do")} not match what the donor chose. Accept ${n === 1 ? "it" : "them"}, or refund ${n === 1 ? "it" : "them"} in Stripe.`,
  link: { to: "/gifts?state=review", label: "Decide" },
});

export const pastDueCard = countCard({
  access: "gifts",
  place: 35,
  id: "gifts-past-due",
  title: "Overdue monthly gifts",
  tone: "waiting",
  count: ({ db }) => db.count("select count(*) as n from gifts where state = 'past_due'"),
  sentence: (n) =>
    `${counted(n, "card was", "cards were")} refused. ${n === 1 ? "The donor gets" : "The donors get"} up to three emails with a link for a new card; a call from you helps too.`,
  link: { to: "/gifts?kind=monthly&state=past_due", label: "See who" },
});

const day = 24 * 3_600_000;

/** Its card goes on being charged as before, and its donor counts on the change. */
const notDone = `select r.gift_id as id from monthly_requests r join gifts g on g.id = r.gift_id
  where g.state in ('active', 'past_due', 'review', 'pending', 'failed') and not ${endedEarly}
    and (r.state = 'waiting' and r.asked_at < $1
      or r.state = 'refused' and r.ended_at > $2 and not exists (
        select from monthly_requests later
        where later.gift_id = r.gift_id and later.asked_at > r.asked_at))
  order by r.asked_at`;

export const monthlyNotDoneCard = {
  access: "gifts",
  place: 34,
  async card({ db, now }: Deps): Promise<TodayCard | undefined> {
    const at = now().getTime();
    const gifts = await db.rows({ id: text }, notDone, [
      new Date(at - day),
      new Date(at - 2 * week),
    ]);
    const [first] = gifts;
    if (!first) return undefined;
    return {
      id: "monthly-not-done",
      title: "Monthly gifts not changed as requested",
      figure: String(gifts.length),
      sentence: `Stripe hasn't made the requested change to ${counted(gifts.length, "monthly gift", "monthly gifts")}. Please look at ${gifts.length === 1 ? "it" : "each"}, make the change in Stripe, and tell the donor.`,
      tone: "trouble",
      link: {
        to: `/gifts/${first.id}`,
        label: gifts.length === 1 ? "See the gift" : "See the oldest",
      },
    };
  },
} satisfies TodayCardSource;

/** What we only learned by asking shows that the card provider's reports do not come through. */
export const webhookCard: TodayCardSource = {
  access: "gifts",
  place: 40,
  async card({ db, now, stripe }) {
    if (!stripe) return undefined;
    const since = new Date(now().getTime() - week);
    const { unread, asked, told } = await db.one(
      { unread: integer, asked: integer, told: nullable(timestamp) },
      `select (select count(*) from unread_events where reason <> $2) as unread,
              (select count(*) from gift_events e join gift_payments p on p.number = e.payment_number
               where e.source = 'reconciler' and e.kind = 'paid'
                 -- What a restored backup lacks is always asked for.
                 and p.paid_at > coalesce((select done_at from upkeep where name = 'restored'),
                                          '-infinity')
                 and e.at > greatest($1, (select max(at) from gift_events
                                          where source = 'webhook'))) as asked,
              (select max(at) from gift_events where source = 'webhook') as told`,
      [since, unknownGift],
    );
    if (unread === 0 && asked === 0) return undefined;
    const last = told
      ? `The last report arrived on ${told.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "America/Chicago" })}.`
      : "No report has ever arrived.";
    return {
      id: "webhook",
      title: "Reports from Stripe",
      sentence:
        asked > 0
          ? `${counted(asked, "payment was", "payments were")} found only because we asked: Stripe's reports are not arriving. ${last} No gift is lost, but receipts go out later. Please ask the person who maintains the website to check the webhook in Stripe.`
          : `${counted(unread, "report", "reports")} from Stripe could not be read. Staff got an email about it, and we keep trying.`,
      tone: "trouble",
    };
  },
};

/** The card provider is asked every five minutes for what its reports may have missed. */
const silentForMinutes = 20;

const cardTrouble = async ({ db, now, stripe }: Deps) => {
  if (!stripe) return undefined;
  const silent = await db.row(
    { since: timestamp },
    "select done_at as since from leases where name = $1 and done_at <= $2",
    [reconcilingLease, new Date(now().getTime() - silentForMinutes * 60_000)],
  );
  const clock = { timeStyle: "short", timeZone: "America/Chicago" } as const;
  return (
    silent &&
    `Stripe has not answered since ${silent.since.toLocaleTimeString("en-US", clock)}. Donors may not be able to give by card. We keep asking Stripe about gifts that were made.`
  );
};

const wayToGive = ({ checkout, stripe }: Deps) => {
  if (stripe) return "Stripe takes gifts by card";
  return checkout
    ? "gifts go to the test checkout: no card is charged"
    : "online giving is not set up";
};

export const givingOutside = async (deps: Deps) => {
  const trouble = await cardTrouble(deps);
  return trouble ? { trouble } : { works: wayToGive(deps) };
};
