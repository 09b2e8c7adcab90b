import { z } from "zod";
import { frequencies } from "#rules/donation.ts";
import { languages } from "#rules/languages.ts";

// A database takes no text with a NUL in it.
const text = z.string().regex(/^[^\0]*$/);
/** Years of four digits: those the database reads. */
const time = z.iso.datetime();

/** At most what a column of cents can hold. No bank moves more in one payment. */
const centsFrom = (least: number) => {
  const error = ({ input }: { input?: unknown }) => `${input} is no amount in cents.`;
  return z
    .int({ error })
    .min(least, { error })
    .max(2 ** 31 - 1, { error });
};
/** Money that came is more than nothing. */
const cameCents = centsFrom(1);

const gift = { giftId: text };
const donor = z.object({ name: text.nullable(), email: text.nullable() });
/** What its checkout says of a gift, by which one that the ledger has lost is made again. */
const begun = z.object({
  checkout: text,
  /** Where it led its donor back to. */
  returnUrl: text,
  frequency: z.enum(frequencies),
  language: z.enum(languages),
  campaign: text.nullable(),
  createdAt: time,
  expiresAt: time,
});
const checkout = {
  ...gift,
  /** Whether the provider speaks of real money. */
  livemode: z.boolean(),
  donor: donor.optional(),
  subscription: text.nullish(),
  customer: text.nullish(),
  /** What the donor added at the checkout. */
  honoree: text.nullish(),
  designation: text.nullish(),
  begun: begun.nullish(),
};
const payment = z.object({
  reference: text,
  amountCents: cameCents,
  currency: text,
  paidAt: time,
  /** A later month of a monthly gift: its amount is whatever the donor has set by then. */
  renewal: z.boolean().optional(),
});

/** What went back or is in dispute may be nothing. */
const returned = { references: z.array(text), amountCents: centsFrom(0), madeAt: time };

const refundState = z.enum(["pending", "requires_action", "succeeded", "failed", "canceled"]);
export const refundStates = refundState.options;
export type RefundState = z.infer<typeof refundState>;

/**
 * inquiry: a bank only asks · open: the money is withdrawn · won, lost: decided, for now ·
 * reinstated: the money was put back.
 */
const disputeState = z.enum(["inquiry", "open", "won", "lost", "reinstated"]);
export const disputeStates = disputeState.options;
export type DisputeState = z.infer<typeof disputeState>;

/** About a payment known by one of several names: the provider's objects do not agree on one. */
const paymentFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("refund"), ...returned, refund: text, state: refundState }),
  z.object({
    kind: z.literal("dispute"),
    ...returned,
    dispute: text,
    state: disputeState,
    at: time,
  }),
]);
export type PaymentFact = z.infer<typeof paymentFact>;

const giftFact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paid"), ...checkout, payment }),
  /** The donor is done, and the money is on its way from a bank. */
  z.object({ kind: z.literal("pending"), ...checkout, amountCents: cameCents.optional() }),
  /** With a donor: their bank did not send what was on its way. */
  z.object({
    kind: z.literal("failed"),
    ...gift,
    donor: donor.optional(),
    subscription: text.nullish(),
    customer: text.nullish(),
    amountCents: cameCents.optional(),
  }),
  z.object({ kind: z.literal(["expired", "ended"]), ...gift }),
  z.object({ kind: z.literal("missed"), ...gift, reference: text }),
  /** The donor saved another billing address at the provider. */
  z.object({ kind: z.literal("billing"), ...gift, at: time }),
  /** How a monthly gift goes on from then. */
  z.object({
    kind: z.literal("monthly"),
    ...gift,
    amountCents: cameCents,
    at: time,
    nextChargeAt: time.nullish(),
    /** Until when nothing is collected; null until somebody says so. */
    paused: z.object({ until: time.nullable() }).nullable(),
  }),
]);
export type GiftFact = z.infer<typeof giftFact>;
export type CheckoutFact = Extract<GiftFact, { kind: "paid" | "pending" }>;

/** What a payment provider can report, in our words. Times are ISO texts: facts can be stored. */
export type Fact = GiftFact | PaymentFact;

/** The provider named an amount that cannot be one: asking again does not change it. */
export class ImpossibleAmount extends Error {
  override name = "ImpossibleAmount";
}

/** The provider reported something that cannot be stored, however often it comes. */
export class UnreadableFact extends Error {
  override name = "UnreadableFact";
}

/** Money is told of for a gift that is not here: it is asked for again until the gift is. */
export class UnknownGift extends UnreadableFact {
  override name = "UnknownGift";
  constructor() {
    super(unknownGift);
  }
}
/** Beside each report that waits for its gift. */
export const unknownGift = "There is no such gift here.";

export const isKeptFact = (stored: unknown): stored is PaymentFact =>
  paymentFact.safeParse(stored).success;

export const isPaymentFact = (fact: Fact): fact is PaymentFact => "references" in fact;

export const checkFact = <F extends Fact | null>(fact: F): F => {
  if (!fact) return fact;
  const { error } = (isPaymentFact(fact) ? paymentFact : giftFact).safeParse(fact);
  const amount = error?.issues.every(({ path }) => path.at(-1) === "amountCents");
  if (error && !amount) throw new UnreadableFact(`This ${fact.kind} cannot be stored.`);
  if (error) throw new ImpossibleAmount(error.issues[0]?.message);
  return fact;
};
