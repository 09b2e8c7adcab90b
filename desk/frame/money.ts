import { formatDollars } from "#rules/donation.ts";
import { numberText } from "#rules/in-words.ts";

/** In dollars, or in whatever the donor's bank sent. */
export const money = (cents: number, currency = "usd") =>
  currency === "usd"
    ? formatDollars(cents)
    : `${numberText(cents / 100, 2)} ${currency.toUpperCase()}`;
