import type { Database } from "#backend/storage/database.ts";
import {
  type Limit,
  type LimitResult,
  takeFromLimit,
  takeFromLimits,
} from "#backend/storage/limits.ts";
import type { Gift } from "./gift.ts";
import { networksOf } from "./networks.ts";
import { holdsOpenCheckout, isMoreOpenThan, rememberVisitor } from "./open-checkouts.ts";

const perTenMinutes = (name: string, most: number): Limit => ({ name, most, seconds: 600 });

/**
 * Against people who try stolen cards by the thousand. A church that gives together behind one
 * address stays far below: sixty at once, then six a minute. Wider networks may belong to one
 * customer or to many, so they have more. What everybody does together shuts nobody out: it is a
 * reason to tell staff.
 */
export const givingLimits = {
  /** As `networksOf` gives them: an address or a household, a customer, a larger customer. */
  perNetwork: [
    perTenMinutes("gifts of one address", 60),
    perTenMinutes("gifts of one /56", 120),
    perTenMinutes("gifts of one /48", 300),
  ],
  overall: perTenMinutes("gifts of everybody", 600),
  openCheckouts: 1000,
};

/** `crowded`: very many give at once, or somebody pretends to. */
export type Admission = { allowed: true; crowded: boolean } | (LimitResult & { allowed: false });

/** Counts one new gift, inside the transaction that records it: a refused gift leaves no trace. */
export const admitGift = async (
  tx: Database,
  gift: Gift,
  address: string,
  now: Date,
): Promise<Admission> => {
  const networks = networksOf(address);
  const [own] = networks;
  const taken = await takeFromLimits(
    tx,
    (own ? networks : ["unknown"]).map((subject, width) => ({
      limit: givingLimits.perNetwork[width] ?? givingLimits.overall,
      subject,
    })),
  );
  // The row of the narrowest limit is held until commit, so that only one can be the first.
  const first = own !== undefined && !(await holdsOpenCheckout(tx, own, now));
  if (!taken.allowed && !first) return taken;
  if (own) await rememberVisitor(tx, gift, own);
  const usual = await takeFromLimit(tx, givingLimits.overall, "all");
  const crowded = !usual.allowed || (await isMoreOpenThan(tx, givingLimits.openCheckouts, now));
  return { allowed: true, crowded };
};
