import { largestGiftCents } from "./donation.ts";

/** What a gift can be meant for, by the names that the card provider keeps. */
export const designations = {
  education: "Education and Youth",
  housing: "Housing and Stability",
  health: "Health and Wellness",
  arts: "Arts and Culture",
  spiritual: "Spiritual Development",
} as const;
type Designation = keyof typeof designations;

export const designationLabel = "What your gift supports";
/** What it means to choose none. */
export const whereNeeded = "Where it is needed most";
export const honoreeLabel = "In honor or memory of";
export const longestHonoree = 100;

/** The name alone: many type the field's own words before it. */
export const honoreeIn = (text: string | null | undefined): string | null =>
  text?.trim().replace(/^in (?:loving )?(?:honor|memory)(?: or memory)? of:?\s+/i, "") || null;

export const feeCoverLabel = "Cover the card fee";

export const isDesignation = (text: string): text is Designation =>
  Object.hasOwn(designations, text);

export const designationName = (designation: string) =>
  isDesignation(designation) ? designations[designation] : designation;

/** What the card provider keeps of each payment: thousandths of a percent, and cents. */
export type FeeRate = { share: number; fixedCents: number };

const whole = 100_000;

/** "2.9% + 0.30", as card providers write it. */
export const parseFeeRate = (text: string): FeeRate | undefined => {
  const [, percent, dollars] = /^(\d(?:\.\d{1,3})?) ?% ?\+ ?(\d(?:\.\d{2})?)$/.exec(text) ?? [];
  if (percent === undefined || dollars === undefined) return undefined;
  return {
    share: Math.round(Number(percent) * 1000),
    fixedCents: Math.round(Number(dollars) * 100),
  };
};

/** How much has to be added so that the gift itself arrives whole, in whole cents. */
export const feeCoverCents = (giftCents: number, { share, fixedCents }: FeeRate): number | null => {
  const gross = Math.ceil(((giftCents + fixedCents) * whole) / (whole - share));
  return gross > giftCents && gross <= largestGiftCents ? gross - giftCents : null;
};
