import type { Database } from "./database.ts";

/**
 * Runs `work` unless another process is at it, and answers whether it ran. `work` learns when it
 * last succeeded anywhere. A process that dies leaves the lease to run out.
 */
export const withLease = async (
  db: Database,
  name: string,
  seconds: number,
  now: Date,
  work: (lastDone: Date | null) => Promise<void>,
): Promise<boolean> => {
  const [lease] = await db.query<{ doneAt: Date | null }>(
    `insert into leases as l (name, held_until)
     values ($1, clock_timestamp() + make_interval(secs => $2))
     on conflict (name) do update set held_until = excluded.held_until
       where l.held_until < clock_timestamp()
     returning done_at as "doneAt"`,
    [name, seconds],
  );
  if (!lease) return false;
  let doneAt = lease.doneAt;
  try {
    await work(lease.doneAt);
    doneAt = now;
  } finally {
    await db.query("update leases set held_until = '-infinity', done_at = $2 where name = $1", [
      name,
      doneAt,
    ]);
  }
  return true;
};
