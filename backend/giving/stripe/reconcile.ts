import type Stripe from "stripe";
import type { Deps } from "#backend/deps.ts";
import { UnreadableFact, unknownGift } from "#backend/giving/ledger/facts.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns, lockGift, moveGift } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { putAside } from "#backend/giving/ledger/record-return.ts";
import { type Recording, recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { givenUpNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import { boolean, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import type { StripeGateway } from "./stripe.ts";
import { receiveEvent } from "./stripe-webhook.ts";

/** As many as a run can look up within its lease. */
const most = 500;

/** Each of them is a call to Stripe, every few minutes. */
const mostReports = 100;

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

const settleOverdue = async (db: Database, stripe: StripeGateway, recording: Recording) => {
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
const closeOldTests = async (db: Database, siteIsLive: boolean, recording: Recording) => {
  const tests = await db.rows(
    { id: text, onItsWay: boolean },
    `select id, state = 'pending' as "onItsWay" from gifts where ${isOverdue} and not livemode and (provider = 'sandbox' or $2)
     order by expires_at limit ${most}`,
    [recording.now, siteIsLive],
  );
  let changed = 0;
  for (const { id: giftId, onItsWay } of tests) {
    const fact = { kind: onItsWay ? ("failed" as const) : ("expired" as const), giftId };
    const outcome = await db.transaction((tx) => recordFact(tx, fact, recording));
    if (outcome === "changed") changed += 1;
  }
  return changed;
};

const longestRunSeconds = 300;
const hour = 3_600_000;
/** Stripe keeps its events for 30 days. */
const furthestBack = 29 * 24 * hour;
/** Events can be listed a little after they happened. */
const overlap = hour;

/** Its last success tells when the card provider last answered. */
export const reconcilingLease = "reconcile gifts";

/** Longer than it takes to ask twice in vain. */
const heardMinutes = 15;

/** Whether it is known here what became of gifts: not after a restore or hours without power. */
export const hasAskedLately = async ({ db, now, stripe }: Pick<Deps, "db" | "now" | "stripe">) =>
  !stripe ||
  (await db.count("select count(*) as n from leases where name = $1 and done_at > $2", [
    reconcilingLease,
    new Date(now().getTime() - heardMinutes * 60_000),
  ])) > 0;

type Reconciling = Pick<Deps, "db" | "log" | "now" | "settings" | "site" | "stripe">;

/** Asks Stripe for what the webhook missed. Answers false when another process is at it. */
export const reconcile = (deps: Reconciling): Promise<boolean> => {
  const { db, log, stripe } = deps;
  const now = deps.now();
  return withLease(db, reconcilingLease, longestRunSeconds, now, async (lastDone) => {
    // Not the later of the two: with a clock that is ahead that would be after everything.
    const since = new Date(lastDone ? lastDone.getTime() - overlap : now.getTime() - furthestBack);
    const recording = await recordingFrom(deps, "reconciler");
    let changed = 0;
    const failures: unknown[] = [];
    const attempt = async (step: Promise<number>) => {
      changed += await step.catch((error) => {
        failures.push(error);
        return 0;
      });
    };
    if (stripe) {
      await attempt(replayEvents(deps, stripe, since));
      await attempt(settleOverdue(db, stripe, recording));
    }
    await attempt(closeOldTests(db, stripe?.livemode ?? false, recording));
    if (changed > 0) log("gifts reconciled", { changed });
    // The next run looks at the same stretch of time again.
    if (failures.length > 0) throw failures[0];
  });
};

/** What cannot be acted on is put aside and asked for by itself, so that the time moves on. */
const receiveAgain = async (deps: Reconciling, stripe: StripeGateway, event: Stripe.Event) => {
  const { db } = deps;
  try {
    const outcome = await receiveEvent(deps, stripe, event, "reconciler");
    await forget(db, event.id);
    return outcome === "changed" ? 1 : 0;
  } catch (error) {
    const recording = await recordingFrom(deps, "reconciler");
    const reason = error instanceof UnreadableFact ? error.message : String(error);
    await db.transaction((tx) => putAside(tx, event, reason, recording));
    return 0;
  }
};

const forget = (db: Database, id: string) =>
  db.query("delete from unread_events where id = $1", [id]);

/** Acts on what the provider has reported since then. Answers how much of it was news. */
export const replaySince = async (deps: Reconciling, stripe: StripeGateway, since: Date) => {
  let changed = 0;
  for (const event of await stripe.eventsSince(since))
    changed += await receiveAgain(deps, stripe, event);
  return changed;
};

const replayEvents = async (deps: Reconciling, stripe: StripeGateway, since: Date) => {
  const begun = deps.now();
  let changed = await replaySince(deps, stripe, since);
  // Also those that were put aside just now, should their gift have come behind them. Whoever was
  // asked least goes first, so that no number of reports without an answer hides another.
  const unread = await deps.db.rows(
    { id: text },
    `select id from unread_events where first_tried_at < $1 or reason = $2
     order by tries, first_tried_at, id limit ${mostReports}`,
    [begun, unknownGift],
  );
  for (const { id } of unread) {
    const event = await stripe.event(id);
    if (event) changed += await receiveAgain(deps, stripe, event);
    // Stripe has forgotten it; staff were told while there was time.
    else await forget(deps.db, id);
  }
  return changed;
};
