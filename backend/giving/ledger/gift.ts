import type { Frequency } from "#rules/donation.ts";

/**
 * started: recorded, no checkout yet · open: the donor has a checkout · pending: the donor is
 * done, the money is on its way · paid: a one-time gift arrived · active, past_due, ended: a
 * monthly gift runs, has a missed payment, is over · review: money arrived that was not what was
 * asked for, staff decide · lost: a dispute took the money back.
 */
export const giftStates = [
  "started",
  "open",
  "pending",
  "paid",
  "active",
  "past_due",
  "ended",
  "failed",
  "canceled",
  "review",
  "refunded",
  "disputed",
  "lost",
] as const;
export type GiftState = (typeof giftStates)[number];

const unfinished = ["paid", "active", "ended", "failed", "review"] as const;

/** The same steps as the database's own check; a test compares the two. */
export const legalSteps: Record<GiftState, readonly GiftState[]> = {
  started: ["open", "pending", "canceled", ...unfinished],
  open: ["pending", "canceled", ...unfinished],
  pending: unfinished,
  // Money that arrives after all is the truth, whatever we believed before.
  failed: ["paid", "active", "review"],
  canceled: ["pending", "paid", "active", "review"],
  // Refunds may fail and disputes be reopened: none of these is the end.
  paid: ["refunded", "disputed", "lost"],
  disputed: ["paid", "lost", "refunded", "review"],
  refunded: ["paid", "disputed", "lost", "review"],
  lost: ["paid", "disputed", "refunded", "review"],
  active: ["past_due", "ended", "review"],
  past_due: ["active", "ended", "review"],
  review: ["paid", "active", "refunded", "disputed", "lost", "ended"],
  ended: [],
};

/** Who took the money: the card provider, the test checkout, or the office itself. */
export type Provider = "stripe" | "sandbox" | "check" | "cash";

export type Gift = {
  id: string;
  amountCents: number;
  currency: string;
  frequency: Frequency;
  state: GiftState;
  provider: Provider;
  /** Real money. False is a test, whoever takes the payment. */
  livemode: boolean;
  checkoutReference: string | null;
  checkoutUrl: string | null;
  donorName: string | null;
  donorEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export type Payment = {
  number: number;
  giftId: string;
  reference: string;
  livemode: boolean;
  amountCents: number;
  currency: string;
  state: "paid" | "review" | "refunded" | "disputed" | "lost";
  /** Not what was asked for, and not accepted by staff. */
  inReview: boolean;
  refundedCents: number;
  /** Taken back for good by disputes. */
  lostCents: number;
  /** Withdrawn while a dispute is open. */
  heldCents: number;
  paidAt: Date;
};

/** Who found out: it is written beside every change. */
export type Source = "donor" | "webhook" | "sandbox" | "reconciler" | "staff";
