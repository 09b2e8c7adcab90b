import type { Deps } from "#backend/deps.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import type { Site } from "#backend/site.ts";
import { type CheckoutFilter, findOpenCheckouts } from "./open-checkouts.ts";

/** Stripe allows some dozens of calls a second. */
const atOnce = 5;

export type Closing = Pick<Deps, "db" | "log" | "settings"> & { site: Site } & {
  now: Date;
  stripe: StripeGateway | undefined;
};

/**
 * Closes open checkouts at the provider and in the ledger. One that its donor has just paid is
 * booked as paid. Answers how many were closed, and how many could not be.
 */
export const closeCheckouts = async (deps: Closing, filter: CheckoutFilter) => {
  const waiting = await findOpenCheckouts(deps.db, filter, deps.now);
  const tally = { closed: 0, failed: 0 };
  const worker = async () => {
    for (let gift = waiting.pop(); gift; gift = waiting.pop())
      try {
        if (await closeOne(deps, gift)) tally.closed += 1;
      } catch (error) {
        tally.failed += 1;
        deps.log("checkout not closed", { gift: gift.id, reason: String(error) });
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return tally;
};

const closeOne = async ({ db, stripe, now, log, settings, site }: Closing, gift: Gift) => {
  const expired = { kind: "expired", giftId: gift.id } as const;
  if (gift.provider === "stripe" && !stripe) throw new Error("There is no key for the provider.");
  const fact = gift.provider === "stripe" ? await stripe?.expire(gift) : expired;
  if (!fact || fact.kind === "gone") return false;
  await db.transaction((tx) => recordFact(tx, fact, { source: "staff", now, log, settings, site }));
  return fact.kind === "expired";
};
