import type Stripe from "stripe";
import type { Deps } from "#backend/deps.ts";
import { reportWrongMode } from "#backend/giving/checkout/wrong-mode.ts";
import { checkFact, type Fact, isPaymentFact } from "#backend/giving/ledger/facts.ts";
import type { Source } from "#backend/giving/ledger/gift.ts";
import { findPayment } from "#backend/giving/ledger/payments.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import type { Outcome } from "#backend/giving/ledger/recording.ts";
import type { StripeGateway } from "./stripe.ts";
import { factFrom } from "./stripe-facts.ts";
import { idOf } from "./stripe-objects.ts";

type StripeLookups = Pick<StripeGateway, "livemode" | "invoiceOf" | "refundsOf">;

/**
 * Acts on one of Stripe's events, once, whoever brings it and however often. The event's id is
 * stored with what it changed in one transaction: if anything fails, nothing is stored, and the
 * next delivery starts afresh.
 */
export const receiveEvent = async (
  deps: Pick<Deps, "db" | "log" | "now" | "settings" | "site">,
  stripe: StripeLookups,
  event: Stripe.Event,
  source: Source,
): Promise<Outcome | "duplicate" | "ignored"> => {
  const site = await deps.site();
  if (!isOfMode(event, stripe.livemode)) {
    const { log, settings } = deps;
    const recording = { event: event.id, now: deps.now(), log, settings, site };
    await reportWrongMode(deps.db, { livemode: !stripe.livemode }, recording);
    return "wrong mode";
  }
  const seen = await deps.db.query("select 1 from stripe_events where id = $1", [event.id]);
  if (seen.length > 0) return "duplicate";

  const facts = await factsFrom(deps, stripe, event);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const first = await tx.query(
      `insert into stripe_events (id, type, received_at) values ($1, $2, $3)
       on conflict (id) do nothing returning id`,
      [event.id, event.type, now],
    );
    if (first.length === 0) return "duplicate";
    const { log, settings } = deps;
    const outcomes: Outcome[] = [];
    const waiting = [];
    for (const fact of facts) {
      const outcome = await recordFact(tx, fact, {
        source,
        event: event.id,
        now,
        log,
        settings,
        site,
      });
      outcomes.push(outcome);
      if (outcome === "waiting" && isPaymentFact(fact)) waiting.push(fact);
    }
    if (waiting.length > 0)
      await tx.query("update stripe_events set waits_for = $2, fact = $3 where id = $1", [
        event.id,
        waiting.flatMap(({ references }) => references),
        JSON.stringify(waiting),
      ]);
    return outcomes.includes("changed") ? "changed" : (outcomes[0] ?? "ignored");
  });
};

/** The event has to say so, and the payment it tells of must not say otherwise. */
const isOfMode = (event: Stripe.Event, livemode: boolean) => {
  const fact = factFrom(event);
  return (
    event.livemode === livemode && (!fact || !("livemode" in fact) || fact.livemode === livemode)
  );
};

const factsFrom = async (deps: Pick<Deps, "db">, stripe: StripeLookups, event: Stripe.Event) => {
  if (event.type !== "charge.refunded") {
    const fact = factFrom(event);
    return fact ? [await withInvoice(deps, stripe, fact)] : [];
  }
  const intent = idOf(event.data.object.payment_intent);
  const refunds = intent ? await stripe.refundsOf(intent) : [];
  return Promise.all(refunds.map((refund) => withInvoice(deps, stripe, checkFact(refund))));
};

/** Refunds name a payment, our monthly payments are known by their invoice: ask for the link. */
const withInvoice = async (
  { db }: Pick<Deps, "db">,
  stripe: StripeLookups,
  fact: Fact,
): Promise<Fact> => {
  const intent = isPaymentFact(fact) ? fact.references[0] : undefined;
  if (!isPaymentFact(fact) || !intent) return fact;
  if (await findPayment(db, fact.references)) return fact;
  const invoice = await stripe.invoiceOf(intent);
  return invoice ? { ...fact, references: [intent, invoice] } : fact;
};
