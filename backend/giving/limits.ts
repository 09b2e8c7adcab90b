import type { Database } from "#backend/storage/database.ts";
import {
  type Limit,
  type LimitResult,
  limitSubject,
  takeFromLimits,
} from "#backend/storage/limits.ts";
import { openCheckouts } from "./ledger.ts";

/**
 * Against people who try stolen cards by the thousand. A church that gives together behind one
 * address stays far below: sixty at once, then six a minute.
 */
export const givingLimits = {
  perAddress: { name: "gifts of one address", most: 60, seconds: 600 },
  overall: { name: "gifts of everybody", most: 600, seconds: 600 },
  openCheckouts: 1000,
} satisfies { perAddress: Limit; overall: Limit; openCheckouts: number };

/** Counts one new gift, inside the transaction that records it: a refused gift leaves no trace. */
export const admitGift = async (tx: Database, address: string, now: Date): Promise<LimitResult> => {
  const taken = await takeFromLimits(tx, [
    { limit: givingLimits.perAddress, subject: limitSubject(address) },
    { limit: givingLimits.overall, subject: "all" },
  ]);
  if (!taken.allowed) return taken;
  // The row of the overall limit is held until commit, so counting cannot be overtaken.
  const open = await openCheckouts(tx, now);
  if (open.count <= givingLimits.openCheckouts) return taken;
  const seconds = Math.ceil((open.firstEnds.getTime() - now.getTime()) / 1000);
  return { allowed: false, retryAfterSeconds: Math.max(60, seconds) };
};
