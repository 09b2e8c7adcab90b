import type { Frequency } from "#rules/donation.ts";

/** A gift on its way to the checkout. In whole cents: dollars with a fraction do not compare. */
export type Gift = {
  cents: number;
  frequency: Frequency;
  /** The campaign on whose page it was begun. */
  campaign?: string;
};

export const sameGift = (one: Gift | null, other: Gift) =>
  one?.cents === other.cents && one.frequency === other.frequency;

/** As create-payment takes it, in dollars. */
export const giftRequest = ({ cents, ...gift }: Gift) => ({ amount: cents / 100, ...gift });
