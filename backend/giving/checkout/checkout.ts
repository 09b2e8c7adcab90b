import type { Gift, Provider } from "#backend/giving/ledger/gift.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { campaignPath } from "#rules/campaigns.ts";
import { feeCoverCents } from "#rules/checkout-fields.ts";
import { pathIn } from "#rules/languages.ts";

/** Where a donor pays. Stripe's pages, or our own test page when there is no Stripe. */
export type Checkout = {
  provider: Provider;
  livemode: boolean;
  /** Asked twice for one gift, it answers the same checkout. Rejects with `CheckoutUnavailable`. */
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

/** A checkout of our own for machines without a card account: the whole journey, no card. */
export const createSandbox = (functionsUrl: string): Checkout => ({
  provider: "sandbox",
  livemode: false,
  async open(gift) {
    const reference = `test_${gift.id}`;
    return { url: `${functionsUrl}/sandbox-checkout/${reference}`, reference };
  },
});

/** A monthly gift has one of three amounts, and changes among them: nothing is added to it. */
export const offeredCover = (
  { cardFee }: Pick<Settings, "cardFee">,
  { amountCents, frequency }: Pick<Gift, "amountCents" | "frequency">,
) => (cardFee && frequency === "one_time" ? feeCoverCents(amountCents, cardFee) : null);

type Chosen = Pick<Gift, "id" | "amountCents" | "frequency" | "campaign" | "language">;

const dollarText = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Where a donor arrives after paying. Built from the configured address, never from a request. */
export const successUrl = (siteUrl: string, { id, amountCents, frequency, language }: Chosen) => {
  const chosen = { amount: dollarText(amountCents), type: frequency, reference: id };
  return `${siteUrl}${pathIn(language, "/donation-success")}?${new URLSearchParams(chosen)}`;
};

export const cancelUrl = (
  siteUrl: string,
  { amountCents, frequency, campaign, language }: Chosen,
) =>
  `${siteUrl}${campaign ? campaignPath(campaign) : pathIn(language, "/give")}?${new URLSearchParams({ amount: dollarText(amountCents), frequency })}`;
