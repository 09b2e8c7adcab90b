import type { Database } from "#backend/storage/database.ts";
import type { Limit } from "#backend/storage/limits.ts";
import { oneAtATime } from "#backend/storage/queue.ts";

/** One every five seconds for ten minutes: nobody who reads what they publish does more. */
export const publications: Limit = { name: "publications", most: 120, seconds: 600 };

type Queue = ReturnType<typeof oneAtATime>;

const queues = new WeakMap<Database, Queue>();

/** Whoever waits inside the database for the lock keeps a connection that a donor needs. */
export const inPublishingTurn = <Result>(db: Database, work: () => Promise<Result>) => {
  const queue = queues.get(db) ?? oneAtATime("Too many wait to publish.");
  queues.set(db, queue);
  return queue(work);
};
