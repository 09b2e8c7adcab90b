import type { Database } from "#backend/storage/database.ts";
import { type Restored, restoredFrom, restoredWords } from "#backend/storage/upkeep.ts";

/** Put aside until somebody decides, among those that were not delivered. */
export const isHeld = `state = 'failed' and coalesce(last_error, '') like '${restoredWords} %'`;

/** All that waits, or the one with this key. */
export const holdMails = async (tx: Database, restored: Restored, key: string | null = null) => {
  await tx.query(
    `update mails set state = 'failed', last_error = $1, lease = null, leased_until = null
     where state in ('queued', 'sending') and ($2::text is null or key = $2)`,
    [`${restoredFrom(restored)} This email was waiting then, and may have gone out already.`, key],
  );
};
