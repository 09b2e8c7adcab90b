import Stripe from "stripe";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Log } from "#backend/log.ts";
import { feeCoverLabel } from "#rules/checkout-fields.ts";

type Cover = Pick<Gift, "id" | "feeCoverCents">;

/**
 * Stripe takes an optional item only by the name of a stored price. There is one for each sum, found
 * again by its key, so that no gift leaves a price behind.
 */
export const feeCoverPrices = (stripe: Stripe, log: Log) => {
  const known = new Map<number, string>();

  const priceOf = async (cents: number) => {
    const key = `fee-cover-usd-${cents}`;
    const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    const price =
      data[0] ??
      (await stripe.prices.create({
        currency: "usd",
        unit_amount: cents,
        lookup_key: key,
        // Two processes at once: the later price takes the key over, and both hold.
        transfer_lookup_key: true,
        product_data: { name: feeCoverLabel },
      }));
    return price.id;
  };

  return {
    /** None where Stripe does not give one: a gift never waits for its fee. */
    async priceFor({ id, feeCoverCents: cents }: Cover) {
      if (!cents) return undefined;
      try {
        const price = known.get(cents) ?? (await priceOf(cents));
        known.set(cents, price);
        return price;
      } catch (error) {
        // Whoever cannot be reached now is not reached by the next call either.
        if (error instanceof Stripe.errors.StripeConnectionError) throw error;
        // Anything else, such as a list that is none, is about the price alone.
        const { type, code } = error as Partial<Stripe.errors.StripeError>;
        log("fee cover not offered", { gift: id, type, code });
        return undefined;
      }
    },

    /** It may have been archived at Stripe. */
    forget({ feeCoverCents: cents }: Cover) {
      if (cents) known.delete(cents);
    },
  };
};
