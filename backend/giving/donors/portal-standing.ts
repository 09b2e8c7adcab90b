import type { PortalStep } from "#backend/giving/stripe/portal.ts";
import { nullable, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A donor who saved nothing there is not kept waiting for it. */
const waitsAtMost = hour;
const toldFor = 24 * hour;
/** The card provider's clock and ours. */
const clocksApart = minute;

export type PortalStanding = "none" | "waiting" | "saved";

const standingOf = (opened: Date | null, saved: Date | null, now: Date): PortalStanding => {
  const since = (at: Date) => now.getTime() - at.getTime();
  const isAnswered = opened && saved && saved.getTime() >= opened.getTime() - clocksApart;
  if (opened && !isAnswered && since(opened) < waitsAtMost) return "waiting";
  return saved && since(saved) < toldFor ? "saved" : "none";
};

const lastEvent = (kind: string, condition = "true") =>
  `(select max(at) from gift_events where gift_id = $1 and kind = '${kind}' and ${condition})`;

/** A card that was refused after it was saved is not what counts. */
const notRefusedSince = `id > all (
  select id from gift_events where gift_id = $1 and to_state = 'past_due')`;

/** What became of the donor's last visits to the card provider's pages. */
export const portalStanding = async (
  db: Database,
  giftId: string,
  now: Date,
): Promise<Record<PortalStep, PortalStanding>> => {
  const moment = nullable(timestamp);
  const { cardOpened, cardSaved, billingOpened, billingSaved } = await db.one(
    { cardOpened: moment, cardSaved: moment, billingOpened: moment, billingSaved: moment },
    `select (select max(opened_at) from card_updates where gift_id = $1 and saved_at is null)
              as "cardOpened",
            ${lastEvent("card changed", notRefusedSince)} as "cardSaved",
            ${lastEvent("billing page opened")} as "billingOpened",
            ${lastEvent("billing changed")} as "billingSaved"`,
    [giftId],
  );
  return {
    payment_method_update: standingOf(cardOpened, cardSaved, now),
    customer_update: standingOf(billingOpened, billingSaved, now),
  };
};
