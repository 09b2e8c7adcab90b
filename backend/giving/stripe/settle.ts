import type { Gift } from "#backend/giving/ledger/gift.ts";
import { lockGift, moveGift } from "#backend/giving/ledger/ledger.ts";
import {
  overdueGifts,
  rememberLookup,
  testsNobodyFinishes,
} from "#backend/giving/ledger/overdue.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { givenUpNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import type { Site } from "#backend/site.ts";
import type { Reconciling, Tally } from "./reconcile.ts";
import type { StripeGateway } from "./stripe.ts";

/** Looks up every gift whose checkout should be over, those that waited longest first. */
export const settleOverdue = async (
  deps: Reconciling,
  stripe: StripeGateway,
  now: Date,
  tally: Tally,
) => {
  const { db, log, settings } = deps;
  const site = await deps.site();
  const gone: Gift[] = [];
  for (const gift of await overdueGifts(db, now, stripe.livemode)) {
    try {
      const fact = await stripe.standingOf(gift);
      if (fact?.kind === "gone") gone.push(gift);
      else if (fact) {
        const recording = { source: "reconciler" as const, now, log, settings, site };
        const outcome = await db.transaction((tx) => recordFact(tx, fact, recording));
        if (outcome === "changed") tally.changed += 1;
      }
    } catch (error) {
      // One gift that cannot be looked up must not keep the others waiting.
      log("gift not reconciled", { gift: gift.id, reason: String(error) });
    }
    await rememberLookup(db, gift, now);
  }
  if (gone.length > 0) tally.changed += await giveUp(deps, site, gone, now);
};

/** The provider knows nothing of them, so nothing will ever be heard. Should money come, it counts. */
const giveUp = ({ db, log, settings }: Reconciling, site: Site, gone: Gift[], now: Date) =>
  db.transaction(async (tx) => {
    const detail = "given up: the card provider does not know it";
    const step = { kind: "given up", source: "reconciler" as const, at: now, detail };
    const given: Gift[] = [];
    for (const { id } of gone) {
      const gift = await lockGift(tx, id);
      if (gift && (await moveGift(tx, gift, "failed", step))) given.push(gift);
    }
    if (given.length === 0) return 0;
    log("gifts given up", { count: given.length, first: given[0]?.id });
    await queueNotice(tx, givenUpNotice(given), { now, settings, site });
    return given.length;
  });

/** No card was ever behind them, and nobody can be asked about them. */
export const closeOldTests = async (
  { db, stripe, log, settings, ...deps }: Reconciling,
  now: Date,
  tally: Tally,
) => {
  const site = await deps.site();
  for (const giftId of await testsNobodyFinishes(db, now, stripe?.livemode ?? false)) {
    const recording = { source: "reconciler" as const, now, log, settings, site };
    const outcome = await db.transaction((tx) =>
      recordFact(tx, { kind: "expired", giftId }, recording),
    );
    if (outcome === "changed") tally.changed += 1;
  }
};
