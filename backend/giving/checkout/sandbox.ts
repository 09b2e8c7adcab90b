import type { Checkout } from "./checkout.ts";

/** A checkout of our own for machines without a card account: the whole journey, no card. */
export const createSandbox = (functionsUrl: string): Checkout => ({
  provider: "sandbox",
  livemode: false,
  async open(gift) {
    const reference = `test_${gift.id}`;
    return { url: `${functionsUrl}/sandbox-checkout/${reference}`, reference };
  },
});
