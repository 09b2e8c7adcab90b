import { expect, vi } from "vitest";
import type { Database } from "#backend/storage/database.ts";

/** Until somebody waits for what another transaction holds. */
export const somebodyWaits = (tx: Database) =>
  vi.waitFor(
    async () => {
      const waiting = await tx.query("select 1 from pg_locks where not granted");
      expect(waiting).not.toEqual([]);
    },
    { timeout: 30_000 },
  );
