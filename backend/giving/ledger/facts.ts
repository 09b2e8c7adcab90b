import { z } from "zod";

/** What a payment provider can report, in our words. Times are ISO texts: facts can be stored. */
export type Fact =
  | ({
      kind: "paid";
      payment: {
        reference: string;
        amountCents: number;
        currency: string;
        paidAt: string;
        /** A later month of a monthly gift: its amount is whatever the donor has set by then. */
        renewal?: boolean;
      };
    } & CheckoutFact)
  /** The donor is done; a bank still works on it. */
  | ({ kind: "pending" } & CheckoutFact)
  | { kind: "failed" | "expired" | "ended"; giftId: string }
  /** One monthly payment did not go through; the provider will try again. */
  | { kind: "missed"; giftId: string; reference: string }
  /** The donor set another monthly amount at the card provider. */
  | { kind: "amount"; giftId: string; amountCents: number; at: string }
  | PaymentFact;

type CheckoutFact = {
  giftId: string;
  /** Whether the provider speaks of real money. */
  livemode: boolean;
  donor?: { name: string | null; email: string | null };
  subscription?: string | null;
  customer?: string | null;
};

export const refundStates = [
  "pending",
  "requires_action",
  "succeeded",
  "failed",
  "canceled",
] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * inquiry: a bank only asks · open: the money is withdrawn · won, lost: decided, for now ·
 * reinstated: the money was put back.
 */
export const disputeStates = ["inquiry", "open", "won", "lost", "reinstated"] as const;
export type DisputeState = (typeof disputeStates)[number];

// A database takes no text with a NUL in it.
const text = z.string().regex(/^[^\0]*$/);
/** Years of four digits: those the database reads. */
const time = z.iso.datetime();

const returned = { references: z.array(text), amountCents: z.int(), madeAt: time };

/** About a payment known by one of several names: the provider's objects do not agree on one. */
const paymentFact = z.discriminatedUnion("kind", [
  z.object({ ...returned, kind: z.literal("refund"), refund: text, state: z.enum(refundStates) }),
  z.object({
    ...returned,
    kind: z.literal("dispute"),
    dispute: text,
    state: z.enum(disputeStates),
    at: time,
  }),
]);
export type PaymentFact = z.infer<typeof paymentFact>;

/** What a column of cents can hold. No bank moves more in one payment. */
const mostCents = 2 ** 31 - 1;

/** The provider named an amount that cannot be one: asking again does not change it. */
export class ImpossibleAmount extends Error {
  override name = "ImpossibleAmount";
}

/** Money that came is more than nothing; what went back or is in dispute may be nothing. */
const checkAmounts = <F extends Fact | null>(fact: F): F => {
  if (!fact) return fact;
  const least = isPaymentFact(fact) ? 0 : 1;
  const cents =
    fact.kind === "paid" ? fact.payment.amountCents : "amountCents" in fact ? fact.amountCents : 1;
  if (!Number.isInteger(cents) || cents < least || cents > mostCents)
    throw new ImpossibleAmount(`${cents} is no amount in cents.`);
  return fact;
};

/** The provider reported something that cannot be stored, however often it comes. */
export class UnreadableFact extends Error {
  override name = "UnreadableFact";
}

/** What the ledger stores of any fact. Amounts are checked by themselves. */
const storable = z.looseObject({
  giftId: text.optional(),
  donor: z.object({ name: text.nullable(), email: text.nullable() }).optional(),
  subscription: text.nullish(),
  customer: text.nullish(),
  payment: z.looseObject({ reference: text, currency: text, paidAt: time }).optional(),
  reference: text.optional(),
  references: z.array(text).optional(),
  refund: text.optional(),
  dispute: text.optional(),
  madeAt: time.optional(),
  at: time.optional(),
});

/** What was kept until its payment comes, and can be recorded. */
export const isKeptFact = (stored: unknown): stored is PaymentFact =>
  paymentFact.safeParse(stored).success;

const isStorable = (fact: Fact) => storable.safeParse(fact).success;

export const checkFact = <F extends Fact | null>(fact: F): F => {
  if (fact && !isStorable(fact)) throw new UnreadableFact(`This ${fact.kind} cannot be stored.`);
  return checkAmounts(fact);
};

export type GiftFact = Exclude<Fact, PaymentFact>;

export const isPaymentFact = (fact: Fact): fact is PaymentFact => "references" in fact;
