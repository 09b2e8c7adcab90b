import type { Deps } from "#backend/deps.ts";
import type { Limit } from "#backend/storage/limits.ts";
import { oneAtATime } from "#backend/storage/queue.ts";

/** One every five seconds for ten minutes: nobody who reads what they publish does more. */
export const publications: Limit = { name: "publications", most: 120, seconds: 600 };

type Queue = ReturnType<typeof oneAtATime>;

/** By what the site says, which an application has once: each colleague has a database of their own. */
const queues = new WeakMap<Deps["content"], Queue>();

/**
 * Whoever publishes waits here, not inside the database: each one who waits there for the lock
 * keeps a connection that a donor needs.
 */
export const inPublishingTurn = <Result>(
  { content }: Pick<Deps, "content">,
  work: () => Promise<Result>,
) => {
  const queue = queues.get(content) ?? oneAtATime("Too many wait to publish.");
  queues.set(content, queue);
  return queue(work);
};
