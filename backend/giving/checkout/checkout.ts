import type { Gift, Provider } from "#backend/giving/ledger/gift.ts";
import type { Site } from "#backend/site.ts";

/** Where a donor pays. Stripe's pages, or our own test page when there is no Stripe. */
export type Checkout = {
  provider: Provider;
  /** Real cards are charged. Everything else is a test, and says so. */
  livemode: boolean;
  /**
   * Opens a checkout for the gift. Asked twice for one gift, it answers the same checkout.
   * Rejects with `CheckoutUnavailable` when the provider does not come up with one.
   */
  open(gift: Gift, site: Site): Promise<{ url: string; reference: string }>;
};

export class CheckoutUnavailable extends Error {
  override name = "CheckoutUnavailable";
  /** What we answer: 502 the provider failed, 503 it is busy, 504 it did not answer in time. */
  readonly status: 502 | 503 | 504;
  /** For the log: the provider's request id and codes, never its raw message to the donor. */
  readonly details: Record<string, unknown>;

  constructor(status: 502 | 503 | 504, details: Record<string, unknown>) {
    super("The checkout is unavailable.");
    this.status = status;
    this.details = details;
  }
}
