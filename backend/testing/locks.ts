import { expect, vi } from "vitest";
import type { Database } from "#backend/storage/database.ts";

export const isWaitedFor = async (tx: Database) =>
  (
    await tx.query(
      `select 1 from pg_locks
       where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    )
  ).length > 0;

/** Until somebody waits for what this transaction holds. */
export const somebodyWaits = (tx: Database) =>
  vi.waitFor(async () => expect(await isWaitedFor(tx)).toBe(true), { timeout: 30_000 });
