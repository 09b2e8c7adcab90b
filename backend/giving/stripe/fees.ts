import type { Fees, Received } from "#backend/giving/ledger/received.ts";
import type { StripeGateway } from "./stripe.ts";

const day = 86_400_000;

/**
 * What the card provider kept of these payments. Monthly ones are known by their invoice here and
 * by their payment there, so the link is asked for. Without an account nothing is known.
 */
export const feesFor = async (
  stripe: Pick<StripeGateway, "feesBetween" | "invoiceOf"> | undefined,
  rows: Received[],
): Promise<Fees> => {
  const times = rows.map(({ paidAt }) => paidAt.getTime());
  if (!stripe || times.length === 0) return new Map();
  // A charge may be entered into the balance a little before or after it is reported.
  const since = new Date(Math.min(...times) - day);
  const until = new Date(Math.max(...times) + day);
  const references = new Set(rows.map(({ reference }) => reference));
  const fees = new Map<string, number>();
  for (const [intent, fee] of await stripe.feesBetween(since, until)) {
    const reference = references.has(intent) ? intent : await stripe.invoiceOf(intent);
    if (reference) fees.set(reference, fee);
  }
  return fees;
};
