import { z } from "zod";

export const presetAmounts = [25, 50, 100, 250] as const;
export const monthlyAmounts = [25, 50, 100] as const;
export const monthlyBuilderAmount = 25;

/** What the card provider accepts for one charge in US dollars. */
export const smallestGiftCents = 50;
export const largestGiftCents = 99_999_999;

export const frequencies = ["one_time", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const isMonthlyAmount = (dollars: number) =>
  (monthlyAmounts as readonly number[]).includes(dollars);

/** Whole cents, or null when the amount has a fraction of a cent. */
export const toCents = (dollars: number) => {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 * Math.max(1, cents) ? cents : null;
};

export const donationRequest = z
  .object({
    amount: z.number({ error: "Please enter an amount in dollars." }),
    frequency: z.enum(frequencies, { error: "Please choose a one-time or a monthly gift." }),
  })
  .superRefine(({ amount, frequency }, check) => {
    const refuse = (message: string) =>
      check.addIssue({ code: "custom", path: ["amount"], message });
    const cents = toCents(amount);
    if (amount <= 0) refuse("Please enter an amount greater than zero.");
    else if (cents === null) refuse("Please enter an amount in dollars and whole cents.");
    else if (cents < smallestGiftCents) refuse("The smallest gift we can take online is $0.50.");
    else if (cents > largestGiftCents)
      refuse("The largest gift we can take online is $999,999.99.");
    else if (frequency === "monthly" && !isMonthlyAmount(amount))
      refuse("Monthly donations are available for $25, $50, and $100.");
  });

export type DonationRequest = z.infer<typeof donationRequest>;
