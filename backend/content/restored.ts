import type { Database } from "#backend/storage/database.ts";
import { type Restored, restoredFrom } from "#backend/storage/upkeep.ts";

/** What was planned may have been called off, or come, since the backup. Staff see it among what failed. */
export const restoredContent = {
  async hold(tx: Database, restored: Restored) {
    await tx.query(
      "update content_schedules set state = 'failed', reason = $1 where state = 'waiting'",
      [
        `${restoredFrom(restored)} This change was scheduled then, and may have been canceled since.`,
      ],
    );
  },
  held: async () => [],
};
