import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns, lockGift, moveGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { type Recording, stepOf } from "#backend/giving/ledger/recording.ts";
import { givenUpNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import type { StripeGateway } from "./stripe.ts";

/** As many as a run can look up within its lease. */
const most = 500;

const isOverdue = "state in ('started', 'open', 'pending') and expires_at < $1";

/** They take turns, so that no number of gifts without an answer hides another. */
const overdueGifts = (db: Database, now: Date, livemode: boolean) =>
  db.rows(
    giftRow,
    `select ${giftColumns} from gifts
     where ${isOverdue} and provider = 'stripe' and livemode = $2
     order by looked_up_at nulls first, expires_at limit ${most}`,
    [now, livemode],
  );

export const settleOverdue = async (db: Database, stripe: StripeGateway, recording: Recording) => {
  const { now, log } = recording;
  const gone: Gift[] = [];
  let changed = 0;
  for (const gift of await overdueGifts(db, now, stripe.livemode)) {
    try {
      const fact = await stripe.standingOf(gift);
      if (fact?.kind === "gone") gone.push(gift);
      else if (
        fact &&
        (await db.transaction((tx) => recordFact(tx, fact, recording))) === "changed"
      )
        changed += 1;
    } catch (error) {
      // One gift that cannot be looked up must not keep the others waiting.
      log("gift not reconciled", { gift: gift.id, reason: String(error) });
    }
    await db.query("update gifts set looked_up_at = $2 where id = $1", [gift.id, now]);
  }
  return gone.length > 0 ? changed + (await giveUp(db, gone, recording)) : changed;
};

/** The provider knows nothing of them, so no report will ever come. Should money come, it counts. */
const giveUp = (db: Database, gone: Gift[], recording: Recording) =>
  db.transaction(async (tx) => {
    const detail = "given up: the card provider does not know it";
    const given: Gift[] = [];
    for (const { id } of gone) {
      const gift = await lockGift(tx, id);
      if (gift && (await moveGift(tx, gift, "failed", stepOf("given up", recording, { detail }))))
        given.push(gift);
    }
    if (given.length === 0) return 0;
    recording.log("gifts given up", { count: given.length, first: given[0]?.id });
    await queueNotice(tx, givenUpNotice(given), recording);
    return given.length;
  });

/** No card was ever behind them, and nobody can be asked about them. Answers how many. */
export const closeOldTests = async (db: Database, siteIsLive: boolean, recording: Recording) => {
  const tests = await db.rows(
    { id: text },
    `select id from gifts where ${isOverdue} and not livemode and (provider = 'sandbox' or $2)
     order by expires_at limit ${most}`,
    [recording.now, siteIsLive],
  );
  let changed = 0;
  for (const { id: giftId } of tests) {
    const fact = { kind: "expired" as const, giftId };
    const outcome = await db.transaction((tx) => recordFact(tx, fact, recording));
    if (outcome === "changed") changed += 1;
  }
  return changed;
};
