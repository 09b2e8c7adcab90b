import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Database } from "#backend/storage/database.ts";
import {
  type Limit,
  type NetworkLimits,
  networkLimits,
  takeFromLimit,
  takeFromNetworks,
} from "#backend/storage/limits.ts";
import { networksOf } from "#backend/storage/networks.ts";
import { expectedGifts } from "./expected-gifts.ts";
import { holdsOpenCheckout, isMoreOpenThan, rememberVisitor } from "./open-checkouts.ts";

const tenMinutes = 600;

/** Against stolen cards. What everybody does together shuts nobody out: staff are told. */
export const givingLimits = {
  perNetwork: networkLimits("gifts", [60, 120, 300], tenMinutes),
  /** While staff expect many gifts from one place: a dinner of hundreds behind one address. */
  perNetworkExpected: networkLimits("expected gifts", [600, 1200, 3000], tenMinutes),
  overall: { name: "gifts of everybody", most: 600, seconds: tenMinutes } satisfies Limit,
  openCheckouts: 1000,
};

/**
 * Whoever holds no open checkout gets one, whatever the neighbors did, as far as its /48 allows.
 */
const isFirst = async (tx: Database, limits: NetworkLimits, address: string, now: Date) => {
  const [own, , largeCustomer] = networksOf(address);
  // The row of the narrowest limit is held until commit, so that only one can be the first.
  if (!own || (await holdsOpenCheckout(tx, own, now))) return false;
  const limit = { ...limits[2], name: `first ${limits[2].name}` };
  return !largeCustomer || (await takeFromLimit(tx, limit, largeCustomer)).allowed;
};

/** Counts one new gift, inside the transaction that records it: a refused gift leaves no trace. */
export const admitGift = async (tx: Database, gift: Gift, address: string, now: Date) => {
  const expected = await expectedGifts(tx, now);
  const limits = expected ? givingLimits.perNetworkExpected : givingLimits.perNetwork;
  const taken = await takeFromNetworks(tx, limits, address);
  if (!taken.allowed && !(await isFirst(tx, limits, address, now))) return taken;
  const [own] = networksOf(address);
  if (own) await rememberVisitor(tx, gift, own);
  const usual = await takeFromLimit(tx, givingLimits.overall, "all");
  /** Very many give at once, or somebody pretends to. */
  const crowded = !usual.allowed || (await isMoreOpenThan(tx, givingLimits.openCheckouts, now));
  return { allowed: true as const, crowded };
};
