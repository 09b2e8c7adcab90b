import { expect, test } from "vitest";
import { migratedPostgres } from "./databases.ts";
import { isWaitedFor, somebodyWaits } from "./locks.ts";

test("a wait in another database of the server is not taken for one of this transaction", async () => {
  const [here, other] = await Promise.all([migratedPostgres(), migratedPostgres()]);
  const lock = "select pg_advisory_xact_lock(1)";
  let waiting: Promise<unknown> | undefined;
  await other.transaction(async (tx) => {
    await tx.query(lock);
    waiting = other.transaction((next) => next.query(lock));
    await somebodyWaits(tx);
    await here.transaction(async (mine) => {
      await mine.query(lock);
      expect(await isWaitedFor(mine)).toBe(false);
    });
  });
  await waiting;
});
