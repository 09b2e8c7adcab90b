import type { Database } from "#backend/storage/database.ts";
import { takeFromLimit } from "#backend/storage/limits.ts";

/** The database is asked no more often: what is allowed is taken in lots. */
const mostLotsAMinute = 100;

/**
 * Whether another email of a letter may go. By the minute, so that a provider never sees an hour's
 * emails in one burst; all processes together, so what a dying one had taken and not used is lost.
 */
export const paceOf = (db: Database, letterId: string, perHour: number) => {
  const perMinute = Math.max(1, Math.ceil(perHour / 60));
  const lot = Math.ceil(perMinute / mostLotsAMinute);
  const limit = { name: "emails of a letter", most: perMinute / lot, seconds: 60 };
  let left = 0;
  let taking: Promise<boolean> | undefined;

  const takeLot = async () => {
    try {
      const { allowed } = await takeFromLimit(db, limit, letterId);
      if (allowed) left += lot;
      return allowed;
    } finally {
      taking = undefined;
    }
  };

  return async (): Promise<boolean> => {
    while (left === 0) {
      taking ??= takeLot();
      if (!(await taking)) return false;
    }
    left -= 1;
    return true;
  };
};
