import type { Deps } from "#backend/deps.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import type { SavedCard } from "#backend/giving/stripe/portal.ts";
import type { StripeGateway } from "#backend/giving/stripe/stripe.ts";
import { text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import { isRunning } from "./ask.ts";
import { sendCardLink } from "./card-links.ts";

/** A call or two for each: a run ends well within its lease. */
const most = 100;
const longestRunSeconds = 300;
const day = 86_400_000;

/** The last day of the month that stands on it. */
const lastDayOf = ({ expires }: SavedCard) =>
  expires && new Date(Date.UTC(expires.year, expires.month, 0, 18));

const keepCard = (tx: Database, giftId: string, card: SavedCard | null, now: Date) =>
  tx.query("update gifts set card_expires_on = $2, card_asked_at = $3 where id = $1", [
    giftId,
    card && lastDayOf(card)?.toISOString().slice(0, 10),
    now,
  ]);

type Opened = { giftId: string; subscription: string; openedAt: Date };

/** Puts the card that was saved since then to the gift. Answers whether there was one. */
const carry = async (
  { db }: Pick<Deps, "db">,
  stripe: StripeGateway,
  { giftId, subscription, openedAt }: Opened,
  recording: Recording,
) => {
  const cards = await stripe.cardsOf(subscription);
  const saved = cards?.saved;
  if (!saved || saved.savedAt < openedAt) return false;
  if (cards?.paying?.id !== saved.id && !(await stripe.payWith(subscription, saved.id)))
    return false;
  return db.transaction(async (tx) => {
    await lockGift(tx, giftId);
    const first = await tx.query(
      `update card_updates set saved_at = $2
       where gift_id = $1 and saved_at is null and opened_at <= $3 returning 1`,
      [giftId, recording.now, saved.savedAt],
    );
    if (first.length === 0) return false;
    await keepCard(tx, giftId, saved, recording.now);
    await writeEvent(tx, giftId, stepOf("card changed", recording));
    return true;
  });
};

/**
 * Asks whether donors who went to the page for a new card have saved one: soon at first, then
 * seldom, for two days. Answers how many had.
 */
export const carryCards = async (deps: Deps) => {
  const { db, stripe, log } = deps;
  if (!stripe) return 0;
  let carried = 0;
  await withLease(db, "new cards", longestRunSeconds, deps.now(), async () => {
    const recording = await recordingFrom(deps, "reconciler");
    const { now } = recording;
    const opened = await db.rows(
      { giftId: text, subscription: text, openedAt: timestamp },
      `select u.gift_id as "giftId", g.subscription_reference as subscription,
              min(u.opened_at) as "openedAt"
       from card_updates u join gifts g on g.id = u.gift_id
       where u.saved_at is null and u.opened_at > $1::timestamptz - interval '2 days'
         and (u.looked_at is null or u.looked_at + (u.looked_at - u.opened_at) / 4 <= $1)
         and g.subscription_reference is not null and g.livemode = $2
       group by 1, 2 order by 3 limit ${most}`,
      [now, stripe.livemode],
    );
    for (const one of opened) {
      try {
        if (await carry(deps, stripe, one, recording)) carried += 1;
      } catch (error) {
        // A later run asks again; the others do not wait for it.
        log("new card not looked up", { gift: one.giftId, reason: String(error) });
      }
      await db.query(
        "update card_updates set looked_at = $2 where gift_id = $1 and saved_at is null",
        [one.giftId, now],
      );
    }
  });
  return carried;
};

/** Each card is asked about once a week: so nobody is told later than a month ahead. */
const askedEveryDays = 7;
const aheadDays = 31 + askedEveryDays;

const tellOfExpiry = async (tx: Database, id: string, lastDay: Date, recording: Recording) => {
  const gift = await lockGift(tx, id);
  if (!gift || !isRunning(gift)) return false;
  // As it stands on the card.
  const detail = `${String(lastDay.getUTCMonth() + 1).padStart(2, "0")}/${lastDay.getUTCFullYear()}`;
  const before = await tx.query(
    "select 1 from gift_events where gift_id = $1 and kind = 'card expiring' and detail = $2",
    [id, detail],
  );
  if (before.length > 0) return false;
  await writeEvent(tx, id, stepOf("card expiring", recording, { detail }));
  return (await sendCardLink(tx, gift, { kind: "expiring", lastDay }, recording)) === "sent";
};

const look = async (
  { db }: Pick<Deps, "db">,
  stripe: StripeGateway,
  { id, subscription }: { id: string; subscription: string },
  recording: Recording,
) => {
  const { now } = recording;
  const card = (await stripe.cardsOf(subscription))?.paying ?? null;
  const lastDay = card && lastDayOf(card);
  return db.transaction(async (tx) => {
    await keepCard(tx, id, card, now);
    const left = lastDay ? lastDay.getTime() - now.getTime() : 0;
    return lastDay !== null && left > 0 && left < aheadDays * day
      ? tellOfExpiry(tx, id, lastDay, recording)
      : false;
  });
};

/** Tells donors, once and a month ahead, that the card of their monthly gift expires. */
export const lookAtCards = async (deps: Deps) => {
  const { db, stripe, log } = deps;
  // A clock that is not believed tells nobody a day.
  if (!stripe || (await deps.doubtDate())) return { asked: 0, told: 0 };
  let [asked, told] = [0, 0];
  await withLease(db, "expiring cards", longestRunSeconds, deps.now(), async () => {
    const recording = await recordingFrom(deps, "reconciler");
    const gifts = await db.rows(
      { id: text, subscription: text },
      `select id, subscription_reference as subscription from gifts
       where frequency = 'monthly' and provider = 'stripe' and state in ('active', 'past_due')
         and livemode = $2 and subscription_reference is not null
         and (card_asked_at is null
           or card_asked_at < $1::timestamptz - interval '${askedEveryDays} days')
       order by card_asked_at nulls first limit ${most}`,
      [recording.now, stripe.livemode],
    );
    for (const gift of gifts) {
      try {
        asked += 1;
        if (await look(deps, stripe, gift, recording)) told += 1;
      } catch (error) {
        log("card not looked up", { gift: gift.id, reason: String(error) });
        // Asked again in an hour, after those that wait: none hides another.
        await db.query(
          `update gifts set card_asked_at = $2::timestamptz
             - interval '${askedEveryDays} days' + interval '1 hour' where id = $1`,
          [gift.id, recording.now],
        );
      }
    }
  });
  return { asked, told };
};
