import type { Deps } from "#backend/deps.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { chargeDayOf, firstChargeAfter, monthsLater, pauseMonths } from "#rules/monthly.ts";
import { isReachable, isRunning, isStoppable } from "./ask.ts";
import { latestRequest, requestView } from "./requests.ts";
import { monthlyStanding } from "./standing.ts";

const cardOf = (db: Database, giftId: string) =>
  db.one(
    { cardExpiresOn: nullable(text), overdueSince: nullable(timestamp) },
    `select card_expires_on::text as "cardExpiresOn",
            (select max(at) from gift_events where gift_id = g.id and to_state = 'past_due')
              as "overdueSince"
     from gifts g where id = $1`,
    [giftId],
  );

/** A monthly gift as its donor and staff see it: how it goes on, and what was asked last. */
export const monthlyView = async (
  db: Database,
  giftId: string,
  deps: Pick<Deps, "checkout" | "stripe" | "now">,
) => {
  // First: what is done by now is in all that is read after it.
  const latest = requestView(await latestRequest(db, giftId)) ?? null;
  const gift = await findGift(db, giftId);
  if (gift?.frequency !== "monthly") return null;
  const running = isRunning(gift);
  const standing = await monthlyStanding(db, giftId);
  const { amountCents, paused, due, nextCharge, endedEarly } = standing;
  const isPaused = running && paused;
  const { cardExpiresOn, overdueSince } = await cardOf(db, giftId);
  return {
    amountCents,
    running,
    paused: isPaused,
    /** The day of the month on which the card is charged. */
    day: due && chargeDayOf(due),
    nextCharge: running ? nextCharge : null,
    /** The next charge, if it is resumed now. */
    resumesOn: isPaused && due ? firstChargeAfter(due, deps.now()) : null,
    /** When it would go on after a pause. */
    pauses: pauseMonths.map((months) => ({ months, goesOn: due && monthsLater(due, months) })),
    /** The last day of the card, once the provider was asked for it. */
    cardExpiresOn: running ? cardExpiresOn : null,
    overdueSince: gift.state === "past_due" ? overdueSince : null,
    /** Before its first payment came. */
    endedEarly,
    changeable: running && isReachable(gift, deps),
    stoppable: isStoppable(gift, standing) && isReachable(gift, deps),
    latest,
  };
};
