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
import { languages } from "#rules/languages.ts";

const settled = ["paid", "active", "ended", "failed", "review"] as const;

/**
 * The states of a gift, and which may follow: the same steps as the database's own check, and a
 * test compares the two.
 * started: recorded, no checkout yet · open: the donor has a checkout · pending: the donor is
 * done, the money is on its way · paid: a one-time gift arrived · active, past_due, ended: a
 * monthly gift runs, has a missed payment, is over · review: money arrived that was not what was
 * asked for, staff decide · lost: a dispute took the money back.
 */
export const legalSteps = {
  started: ["open", "pending", "canceled", ...settled],
  open: ["pending", "canceled", ...settled],
  pending: settled,
  // Money that arrives after all is the truth, whatever we believed before.
  failed: ["paid", "active", "review"],
  canceled: ["pending", "paid", "active", "review"],
  paid: ["refunded", "disputed", "lost"],
  active: ["past_due", "ended", "review"],
  past_due: ["active", "ended", "review"],
  // Refunds may fail and disputes be reopened: none of these is the end.
  disputed: ["paid", "lost", "refunded", "review"],
  refunded: ["paid", "disputed", "lost", "review"],
  lost: ["paid", "disputed", "refunded", "review"],
  review: ["paid", "active", "refunded", "disputed", "lost", "ended"],
  ended: [],
} as const;
export type GiftState = keyof typeof legalSteps;
// True: an object's own keys are those of its type.
export const giftStates = Object.keys(legalSteps) as GiftState[];

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
  /** In the donor's receipts: it pauses or stops this gift. */
  donorToken: text,
  /** For which it was made, by its name in the address. */
  campaign: nullable(text),
  /** In whose honor or memory. */
  honoree: nullable(text),
  /** What it should support, one of `designations`; null is where it is needed most. */
  designation: nullable(text),
  /** What covering the card fee would add; null where it is not offered. */
  feeCoverCents: nullable(integer),
  /** By which its donor, and nobody else, says whom to tell of it. */
  tributeToken: text,
  /** In which the donor gave: the checkout, the receipts and the thanks speak it. */
  language: oneOf(languages),
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
  /** What of it the donor added to cover the card fee. */
  feeCoverCents: integer,
  currency: text,
  state: oneOf(["paid", "review", "refunded", "disputed", "lost"]),
  inReview: boolean,
  refundedCents: integer,
  /** Taken back for good by disputes. */
  lostCents: integer,
  heldCents: integer,
  paidAt: timestamp,
};
export type Payment = RowOf<typeof paymentRow>;

/** Made once: making it takes longer than a hundred uses, and an export uses it for every gift. */
const chicagoDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Chicago" });

export const receiptNumber = ({ paidAt, number }: Pick<Payment, "paidAt" | "number">) =>
  `${chicagoDay.format(paidAt).slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** Who found out: it is written beside every change. */
export type Source = "donor" | "webhook" | "sandbox" | "reconciler" | "staff";
