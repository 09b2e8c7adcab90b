import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Gift, giftRow } from "./gift.ts";
import { giftColumns } from "./ledger.ts";

/** As many as a run can look up within its lease. */
const most = 500;

/**
 * Gifts at the card provider that wait for a donor or a bank longer than their checkout could
 * last. Only those of our key's mode can be asked about; and they take turns, so that no number of
 * gifts without an answer hides another.
 */
export const overdueGifts = (db: Database, now: Date, livemode: boolean) =>
  db.rows(
    giftRow,
    `select ${giftColumns} from gifts
     where state in ('started', 'open', 'pending') and expires_at < $1
       and provider = 'stripe' and livemode = $2
     order by looked_up_at nulls first, expires_at limit ${most}`,
    [now, livemode],
  );

export const rememberLookup = (db: Database, { id }: Gift, now: Date) =>
  db.query("update gifts set looked_up_at = $2 where id = $1", [id, now]);

/** Our own test checkouts past their time and, at a live site, those of Stripe's test mode. */
export const testsNobodyFinishes = async (db: Database, now: Date, siteIsLive: boolean) => {
  const rows = await db.rows(
    { id: text },
    `select id from gifts
     where state in ('started', 'open', 'pending') and not livemode and expires_at < $1
       and (provider = 'sandbox' or $2)
     order by expires_at limit ${most}`,
    [now, siteIsLive],
  );
  return rows.map(({ id }) => id);
};
