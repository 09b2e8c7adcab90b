// The giving pages load this file, so it brings no library along.
import { numberText } from "./in-words.ts";

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

/** Whole cents, or null when the amount has a fraction of a cent or is too big to have cents. */
export const toCents = (dollars: number) =>
  Math.abs(dollars) < 1e13 && Number(dollars.toFixed(2)) === dollars
    ? Math.round(dollars * 100)
    : null;

/** "$50", "$1,000.50": cents only where there are some. */
export const formatDollars = (cents: number) =>
  `${cents < 0 ? "-" : ""}$${numberText(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2)}`;

/** Why a gift cannot be taken, as a sentence for the donor, or null when it can. */
export const giftProblem = (dollars: number, frequency: Frequency) => {
  if (!(dollars > 0)) return "Please enter an amount greater than zero.";
  if (dollars * 100 > largestGiftCents + 0.5)
    return "The largest gift we can take online is $999,999.99.";
  const cents = toCents(dollars);
  if (cents === null) return "Please enter an amount in dollars and whole cents.";
  if (cents < smallestGiftCents) return "The smallest gift we can take online is $0.50.";
  if (frequency === "monthly" && !isMonthlyAmount(dollars))
    return "Monthly donations are available for $25, $50, and $100.";
  return null;
};

/** Checks may be larger than a card: up to what a column of cents holds. */
export const recordedProblem = (dollars: number) => {
  if (dollars * 100 > 2 ** 31 - 1 + 0.5) return "The largest gift we can record is $21,474,836.47.";
  if (dollars > 0 && dollars * 100 < smallestGiftCents - 0.5)
    return "The smallest gift we can record is $0.50.";
  return dollars * 100 > largestGiftCents ? null : giftProblem(dollars, "one_time");
};

/** Where the card provider takes payments: forms of ours may lead there. */
export const cardCheckoutOrigin = "https://checkout.stripe.com";
/** Where it lets donors save another card or billing address. */
export const cardPortalOrigin = "https://billing.stripe.com";

export type TypedAmount =
  | { cents: number }
  /** `empty` lets a page treat an untouched field differently from a wrong one. */
  | { problem: string; empty?: true };

/** What a browser can ask of a typed amount by itself: a digit, in any script, and no essay. */
export const typedAmountPattern = ".*\\p{Nd}.*";
export const longestTypedAmount = 40;

const unreadable = "Please enter an amount in dollars, like 25 or 1,000.50.";
const tooPrecise = "Please enter dollars with at most two decimals, like 25.50.";
const otherCurrency = "We take gifts in US dollars. Please enter an amount in dollars.";

/** Keyboards set to Arabic, Persian, Hindi and Bengali type their own digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6];

const plainText = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((start) => code >= start && code < start + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    // Pasted text carries marks that nobody sees.
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/\s+/gu, " ")
    .trim();

const withoutCurrency = (text: string) =>
  text.replace(/^(?:us ?\$|usd|\$)\s?/i, "").replace(/\s?(?:us ?\$|\$|usd|(?:us )?dollars?)$/i, "");

/** A number with thousands in groups of three, one sign between all groups, then the decimals. */
const grouped = [
  { thousands: ",", decimals: /\.(\d{1,2})$/ },
  { thousands: " ", decimals: /\.(\d{1,2})$/ },
  { thousands: "'", decimals: /\.(\d{1,2})$/ },
  // As most of Europe writes it; one decimal after a comma looks too much like a slip.
  { thousands: ".", decimals: /,(\d{2})$/ },
  { thousands: " ", decimals: /,(\d{2})$/ },
];

const readNumber = (text: string) => {
  for (const { thousands, decimals } of grouped) {
    const fraction = decimals.exec(text)?.[1] ?? "";
    const whole = fraction ? text.slice(0, -fraction.length - 1) : text.replace(/^(\d+)\.$/, "$1");
    // "1.000" is a thousand to some and a dollar to others: only a repeated dot is a grouping.
    if (thousands === "." && !fraction && whole.split(".").length < 3) continue;
    const groups = whole.split(thousands);
    const fine =
      groups.length === 1
        ? /^\d+$/.test(whole) || (whole === "" && fraction !== "")
        : /^[1-9]\d{0,2}$/.test(groups[0] ?? "") && groups.slice(1).every((g) => /^\d{3}$/.test(g));
    if (fine) return Number(`${groups.join("") || "0"}.${fraction || "0"}`);
  }
  return null;
};

/** Reads what a person typed or pasted as the amount of a gift, or says why it cannot. */
export const parseAmount = (
  typed: string,
  problemOf = (dollars: number): string | null => giftProblem(dollars, "one_time"),
): TypedAmount => {
  if (typed.length > longestTypedAmount) return { problem: unreadable };
  const text = plainText(typed);
  if (text === "") return { problem: "Please enter an amount in dollars.", empty: true };
  if (/\p{Sc}/u.test(text.replaceAll("$", ""))) return { problem: otherCurrency };
  // "25²" and "2½" must not turn into 252 and 21.
  if (/\p{No}/u.test(typed)) return { problem: unreadable };

  const negative = /^(?:\$\s?)?-|^\(.*\)$/.test(text);
  const unsigned = text.replace(/^[-+]\s?|^(\$\s?)-/, "$1").replace(/^\((.*)\)$/, "$1");
  const number = withoutCurrency(unsigned);
  const dollars = readNumber(number);
  if (dollars === null)
    return { problem: /^[\d,' ]*\.\d{3,}$/.test(number) ? tooPrecise : unreadable };

  const problem = problemOf(negative ? -dollars : dollars);
  return problem ? { problem } : { cents: Math.round(dollars * 100) };
};
