import type Stripe from "stripe";
import type { Deps } from "#backend/deps.ts";
import { type Fact, isPaymentFact } from "./facts.ts";
import type { Source } from "./gift.ts";
import { findPayment } from "./payments.ts";
import { type Outcome, recordFact } from "./record.ts";
import type { StripeGateway } from "./stripe.ts";
import { factFrom } from "./stripe-facts.ts";

/**
 * Acts on one of Stripe's events, once, whoever brings it and however often. The event's id is
 * stored with what it changed in one transaction: if anything fails, nothing is stored, and the
 * next delivery starts afresh.
 */
export const receiveEvent = async (
  deps: Pick<Deps, "db" | "log" | "now" | "settings">,
  stripe: Pick<StripeGateway, "invoiceOf">,
  event: Stripe.Event,
  source: Source,
): Promise<Outcome | "duplicate" | "ignored"> => {
  const seen = await deps.db.query("select 1 from stripe_events where id = $1", [event.id]);
  if (seen.length > 0) return "duplicate";

  const fact = await withInvoice(deps, stripe, factFrom(event));
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const first = await tx.query(
      `insert into stripe_events (id, type, received_at) values ($1, $2, $3)
       on conflict (id) do nothing returning id`,
      [event.id, event.type, now],
    );
    if (first.length === 0) return "duplicate";
    if (!fact) return "ignored";
    const { log, settings } = deps;
    const outcome = await recordFact(tx, fact, { source, event: event.id, now, log, settings });
    if (outcome === "waiting" && isPaymentFact(fact))
      await tx.query("update stripe_events set waits_for = $2, fact = $3 where id = $1", [
        event.id,
        fact.references,
        JSON.stringify(fact),
      ]);
    return outcome;
  });
};

/** Refunds name a payment, our monthly payments are known by their invoice: ask for the link. */
const withInvoice = async (
  { db }: Pick<Deps, "db">,
  stripe: Pick<StripeGateway, "invoiceOf">,
  fact: Fact | null,
): Promise<Fact | null> => {
  const intent = fact && isPaymentFact(fact) ? fact.references[0] : undefined;
  if (!fact || !isPaymentFact(fact) || !intent) return fact;
  if (await findPayment(db, fact.references)) return fact;
  const invoice = await stripe.invoiceOf(intent);
  return invoice ? { ...fact, references: [intent, invoice] } : fact;
};
