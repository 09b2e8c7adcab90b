import { type Frequency, formatDollars, largestGiftCents } from "#rules/donation.ts";

/** What the address of the thank-you page says about a gift. */
export type Thanks = {
  monthly: boolean;
  /** In dollars as shown, such as "$50"; absent when the address names no number. */
  amount?: string;
  /** Our own name for the gift, by which the server can be asked about it. */
  reference?: string;
};

export const readThanks = (query: URLSearchParams): Thanks => {
  const type = query.get("type");
  const cents = Math.round(Number(query.get("amount")) * 100);
  return {
    monthly: type === "monthly" || type === "subscription",
    amount: cents > 0 && cents <= largestGiftCents ? formatDollars(cents) : undefined,
    reference: query.get("reference") || undefined,
  };
};

/** What the server answers about a gift, when it knows one. */
export type GiftReport = {
  state: "open" | "pending" | "paid" | "ended" | "failed" | "canceled" | "refunded";
  amount: number;
  frequency: Frequency;
  /** Made at the checkout that takes no cards. */
  test: boolean;
  /** Where the donor says whom to tell of a gift in memory or honor of somebody. */
  tribute?: string;
  /** That somebody, where the donor named them at the checkout. */
  honoree?: string;
};

/** How far we can vouch for a gift. Without a reference only the address speaks. */
export type Standing =
  | "thanked"
  | "checking"
  | "pending"
  | "onItsWay"
  | "unreachable"
  | "unknown"
  | "not completed"
  | "refunded"
  | "ended";

/** The ledger's word beats the address: nobody can make this page claim a gift by editing a link. */
export const correctThanks = (thanks: Thanks, report: GiftReport | null | undefined): Thanks =>
  report
    ? {
        ...thanks,
        monthly: report.frequency === "monthly",
        amount: formatDollars(Math.round(report.amount * 100)),
      }
    : thanks;

export const standingOf = (state: GiftReport["state"]): Standing => {
  switch (state) {
    case "paid":
      return "thanked";
    // The donor is often back before the payment partner's report is.
    case "open":
      return "pending";
    case "pending":
      return "onItsWay";
    case "failed":
    case "canceled":
      return "not completed";
    default:
      return state;
  }
};
