import type { Settings } from "#backend/deps.ts";
import type { Database } from "#backend/storage/database.ts";
import { unsubscribeUrl } from "./links.ts";

/** Confirmed readers, each with the link that a mailing to them must carry. */
export const listSubscribers = async (db: Database, settings: Settings) => {
  const rows = await db.query<{ email: string; confirmedAt: Date; token: string }>(
    `select email, confirmed_at as "confirmedAt", unsubscribe_token as token
     from newsletter_subscribers where state = 'confirmed' order by confirmed_at`,
  );
  return rows.map(({ email, confirmedAt, token }) => ({
    email,
    confirmedAt,
    unsubscribeUrl: unsubscribeUrl(settings, token),
  }));
};

/** How many have not confirmed yet, and how many left. */
export const countOtherSubscribers = async (db: Database) => {
  const [counts] = await db.query<{ pending: number; left: number }>(
    `select count(*) filter (where state = 'pending') as pending,
            count(*) filter (where state = 'unsubscribed') as left
     from newsletter_subscribers`,
  );
  return counts ?? { pending: 0, left: 0 };
};
