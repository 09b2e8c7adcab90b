/** What a payment provider can report, in our words. Times are ISO texts: facts can be stored. */
export type Fact =
  | ({
      kind: "paid";
      payment: { reference: string; amountCents: number; currency: string; paidAt: string };
    } & CheckoutFact)
  /** The donor is done; a bank still works on it. */
  | ({ kind: "pending" } & CheckoutFact)
  | { kind: "failed" | "expired" | "ended"; giftId: string }
  /** One monthly payment did not go through; the provider will try again. */
  | { kind: "missed"; giftId: string; reference: string }
  | PaymentFact;

type CheckoutFact = {
  giftId: string;
  donor?: { name: string | null; email: string | null };
  subscription?: string | null;
  customer?: string | null;
};

/** About a payment known by one of several names: the provider's objects do not agree on one. */
export type PaymentFact =
  | { kind: "refunded"; references: string[]; refundedCents: number }
  /** The donor's bank did not take the money back: a person has to find another way. */
  | { kind: "refund_failed"; references: string[]; amountCents: number }
  | { kind: "disputed"; references: string[]; dispute: string }
  | { kind: "dispute_closed"; references: string[]; dispute: string; won: boolean };

export type GiftFact = Exclude<Fact, PaymentFact>;

export const isPaymentFact = (fact: Fact): fact is PaymentFact => "references" in fact;
