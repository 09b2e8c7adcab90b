import {
  boolean,
  integer,
  nullable,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import { frequencies } from "#rules/donation.ts";

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
const providers = ["stripe", "sandbox", "check", "cash"] as const;
export type Provider = (typeof providers)[number];

export const giftRow = {
  id: text,
  amountCents: integer,
  currency: text,
  frequency: oneOf(frequencies),
  state: oneOf(giftStates),
  provider: oneOf(providers),
  /** Real money. False is a test, whoever takes the payment. */
  livemode: boolean,
  checkoutReference: nullable(text),
  checkoutUrl: nullable(text),
  donorName: nullable(text),
  donorEmail: nullable(text),
  createdAt: timestamp,
  expiresAt: timestamp,
};
export type Gift = RowOf<typeof giftRow>;

export const paymentRow = {
  number: integer,
  giftId: text,
  reference: text,
  livemode: boolean,
  amountCents: integer,
  currency: text,
  state: oneOf(["paid", "review", "refunded", "disputed", "lost"]),
  /** Not what was asked for, and not accepted by staff. */
  inReview: boolean,
  refundedCents: integer,
  /** Taken back for good by disputes. */
  lostCents: integer,
  /** Withdrawn while a dispute is open. */
  heldCents: integer,
  paidAt: timestamp,
};
export type Payment = RowOf<typeof paymentRow>;

/** Who found out: it is written beside every change. */
export type Source = "donor" | "webhook" | "sandbox" | "reconciler" | "staff";
