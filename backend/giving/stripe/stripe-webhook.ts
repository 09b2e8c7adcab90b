import type Stripe from "stripe";
import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import {
  checkFact,
  type Fact,
  type GiftFact,
  ImpossibleAmount,
  isPaymentFact,
  UnknownGift,
  UnreadableFact,
} from "#backend/giving/ledger/facts.ts";
import type { Source } from "#backend/giving/ledger/gift.ts";
import { findGift, isGiftId } from "#backend/giving/ledger/ledger.ts";
import { findPayment } from "#backend/giving/ledger/payments.ts";
import { recordFact, reportWrongMode } from "#backend/giving/ledger/record.ts";
import { putAside } from "#backend/giving/ledger/record-return.ts";
import { type Outcome, recordingFrom } from "#backend/giving/ledger/recording.ts";
import type { AppContext } from "#backend/http/context.ts";
import { text } from "#backend/storage/columns.ts";
import type { StripeGateway } from "./stripe.ts";
import { changedBilling, factFrom } from "./stripe-facts.ts";
import { idOf } from "./stripe-returns.ts";

type StripeLookups = Pick<
  StripeGateway,
  "livemode" | "invoiceOf" | "giftOf" | "refundsOf" | "standingOf"
>;
type EventDeps = Pick<Deps, "db" | "log" | "now" | "settings" | "site">;

/** Once, however often it comes: its id is stored in one transaction with what it changed. */
export const receiveEvent = async (
  deps: EventDeps,
  stripe: StripeLookups,
  event: Stripe.Event,
  source: Source,
): Promise<Outcome | "duplicate" | "ignored"> => {
  const { id, type } = event;
  const fact = factFrom(event);
  const recording = { ...(await recordingFrom(deps, source)), event: id };
  // The event has to say so, and the payment it tells of must not say otherwise.
  const modes = [event.livemode, fact && "livemode" in fact ? fact.livemode : event.livemode];
  if (modes.some((mode) => mode !== stripe.livemode))
    return reportWrongMode(deps.db, !stripe.livemode, recording);
  const seen = await deps.db.query("select 1 from stripe_events where id = $1", [id]);
  if (seen.length > 0) return "duplicate";

  const reported = [
    ...(await reportedFacts(deps.db, stripe, event, fact)),
    ...(await billingFacts(deps.db, event)),
  ];
  const facts = await Promise.all(reported.map((fact) => withNames(deps.db, stripe, fact)));
  return deps.db.transaction(async (tx) => {
    const first = await tx.query(
      `insert into stripe_events (id, type, received_at) values ($1, $2, $3)
       on conflict (id) do nothing returning id`,
      [id, type, recording.now],
    );
    if (first.length === 0) return "duplicate";
    const outcomes: Outcome[] = [];
    for (const fact of facts) {
      const outcome = await recordFact(tx, fact, recording);
      if (outcome === "unknown" && !isPaymentFact(fact) && isMissed(fact)) throw new UnknownGift();
      outcomes.push(outcome);
    }
    const waiting = facts.filter((_, at) => outcomes[at] === "waiting").filter(isPaymentFact);
    if (waiting.length > 0)
      await tx.query("update stripe_events set waits_for = $2, fact = $3 where id = $1", [
        id,
        waiting.flatMap(({ references }) => references),
        JSON.stringify(waiting),
      ]);
    return outcomes.includes("changed") ? "changed" : (outcomes[0] ?? "ignored");
  });
};

/**
 * The first invoice of a monthly gift may be told of before its checkout, which alone says what the
 * donor added: the receipt would lack it.
 */
const asCheckedOut = async (db: Deps["db"], stripe: StripeLookups, fact: Fact): Promise<Fact> => {
  if (fact.kind !== "paid" || fact.payment.renewal !== false) return fact;
  const gift = await findGift(db, fact.giftId);
  if (gift?.state !== "open") return fact;
  const standing = await stripe.standingOf(gift);
  return standing?.kind === "paid" ? standing : fact;
};

/** That a charge was refunded does not say by which refunds: they are asked for. */
const reportedFacts = async (
  db: Deps["db"],
  stripe: StripeLookups,
  event: Stripe.Event,
  fact: Fact | null,
): Promise<Fact[]> => {
  if (event.type !== "charge.refunded") return fact ? [await asCheckedOut(db, stripe, fact)] : [];
  const intent = idOf(event.data.object.payment_intent);
  return intent ? (await stripe.refundsOf(intent)).map((refund) => checkFact(refund)) : [];
};

/** A customer names no gift: those that it pays for each month are asked for. */
const billingFacts = async (db: Deps["db"], event: Stripe.Event): Promise<Fact[]> => {
  const changed = changedBilling(event);
  if (!changed) return [];
  const gifts = await db.rows(
    { id: text },
    `select id from gifts where customer_reference = $1 and frequency = 'monthly'
       and livemode = $2 order by id`,
    [changed.customer, event.livemode],
  );
  return gifts.map(({ id: giftId }) =>
    checkFact({ kind: "billing" as const, giftId, at: changed.at }),
  );
};

/** A checkout that nobody went through with is missed by nobody. */
const isMissed = ({ kind, giftId }: GiftFact) => isGiftId(giftId) && kind !== "expired";

/** Refunds name a payment, our monthly payments are known by their invoice: ask for the link. */
const withNames = async (db: Deps["db"], stripe: StripeLookups, fact: Fact): Promise<Fact> => {
  if (!isPaymentFact(fact) || (await findPayment(db, fact.references))) return fact;
  const [intent = ""] = fact.references;
  const invoice = await stripe.invoiceOf(intent);
  const giftId = await stripe.giftOf(intent, invoice);
  if (giftId && isGiftId(giftId) && !(await findGift(db, giftId))) throw new UnknownGift();
  return invoice ? { ...fact, references: [intent, invoice] } : fact;
};

const anEvent = z.object({
  id: z.string().regex(/^\w+$/),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.looseObject({}) }),
});

/** Stripe calls here. A failure answers 500, and Stripe calls again for up to three days. */
export const stripeWebhook = (deps: Deps) => async (c: AppContext) => {
  if (!deps.stripe) return c.json({ error: "Card payments are not set up here." }, 404);
  const signature = c.req.header("stripe-signature") ?? "";
  const verified = await deps.stripe.verify(await c.req.text(), signature, deps.now());
  if ("refused" in verified) {
    deps.log("webhook refused", { reason: verified.refused });
    return c.json({ error: "The signature does not fit." }, 400);
  }
  const { event } = verified;
  // Signed, and still no event: it cannot be acted on, however often it comes.
  if (!anEvent.safeParse(event).success) return c.json({ error: "This is no event." }, 400);
  const outcome = await receiveEvent(deps, deps.stripe, event, "webhook").catch((error) => {
    if (error instanceof ImpossibleAmount || error instanceof UnreadableFact) return error;
    throw error;
  });
  if (outcome instanceof UnreadableFact) {
    const recording = await recordingFrom(deps, "webhook");
    await deps.db.transaction((tx) => putAside(tx, event, outcome.message, recording, true));
    // Taken: to bring it again for three days would change nothing.
    return c.json({ received: true });
  }
  if (outcome instanceof ImpossibleAmount) {
    deps.log("webhook refused", { event: event.id, type: event.type, reason: outcome.message });
    return c.json({ error: outcome.message }, 400);
  }
  deps.log("webhook", { event: event.id, type: event.type, outcome });
  // Refused, not taken: Stripe brings it again for three days, by when the keys may fit.
  if (outcome === "wrong mode")
    return c.json({ error: "Test and live are mixed up between this site and the webhook." }, 400);
  return c.json({ received: true });
};
