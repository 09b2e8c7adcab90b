import { unlessAhead } from "./clock.ts";
import { nullable, text, timestamp } from "./columns.ts";
import type { Database } from "./database.ts";

/** One that is held further ahead was taken while the database's clock was wrong. */
const clockWasWrong =
  "l.held_until > clock_timestamp() + make_interval(secs => $2) + interval '1 hour'";

/**
 * Answers whether it ran. A last success that lies ahead counts as none; "not now" is no success.
 */
export const withLease = async (
  db: Database,
  name: string,
  seconds: number,
  now: Date,
  work: (lastDone: Date | null) => Promise<unknown>,
): Promise<boolean> => {
  const lease = await db.row(
    { holder: text, doneAt: nullable(timestamp) },
    `insert into leases as l (name, held_until, holder)
     values ($1, clock_timestamp() + make_interval(secs => $2), gen_random_uuid())
     on conflict (name) do update set held_until = excluded.held_until, holder = excluded.holder
       where l.held_until < clock_timestamp() or ${clockWasWrong}
     returning holder, done_at as "doneAt"`,
    [name, seconds],
  );
  if (!lease) return false;
  let doneAt = lease.doneAt;
  try {
    const outcome = await work(unlessAhead(lease.doneAt, now) ?? null);
    if (outcome !== "not now") doneAt = now;
  } finally {
    // Work that took too long may have lost the lease: then it is no longer ours to release.
    await db.query(
      `update leases set held_until = '-infinity', holder = null, done_at = $3
       where name = $1 and holder = $2`,
      [name, lease.holder, doneAt],
    );
  }
  return true;
};

/** Only for a database that belongs to one process, before that process begins its work. */
export const freeAllLeases = (db: Database) =>
  db.query("update leases set held_until = '-infinity', holder = null");
