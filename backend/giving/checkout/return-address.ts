import type { Gift } from "#backend/giving/ledger/gift.ts";

type Chosen = Pick<Gift, "id" | "amountCents" | "frequency">;

const dollarText = (cents: number) =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** Where a donor arrives after paying. Built from the configured address, never from a request. */
export const successUrl = (siteUrl: string, gift: Chosen) => {
  const query = new URLSearchParams({
    amount: dollarText(gift.amountCents),
    type: gift.frequency,
    reference: gift.id,
  });
  return `${siteUrl}/donation-success?${query}`;
};

/** Where a donor arrives who turns back: the form, filled in as it was. */
export const cancelUrl = (siteUrl: string, gift: Chosen) => {
  const query = new URLSearchParams({
    amount: dollarText(gift.amountCents),
    frequency: gift.frequency,
  });
  return `${siteUrl}/give?${query}`;
};
