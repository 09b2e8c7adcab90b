import type { Recording } from "#backend/giving/ledger/recording.ts";
import { queueNotice, unreadEventNotice } from "#backend/giving/office/staff-notices.ts";
import { integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** A quarter of an hour of the reconciler's runs: then it is no hiccup. */
const triesBeforeNotice = 3;

/**
 * Keeps aside a report that cannot be acted on; the reconciler asks for it again. Staff are told
 * once: of what failed only when it fails on, of what can never be read at once.
 */
export const putAside = async (
  tx: Database,
  { id, type }: { id: string; type: string },
  reason: string,
  recording: Recording,
  atOnce = false,
) => {
  recording.log("event not read", { event: id, type, reason });
  const { tries } = await tx.one(
    { tries: integer },
    `insert into unread_events as u (id, type, reason, first_tried_at) values ($1, $2, $3, $4)
     on conflict (id) do update set tries = u.tries + 1, reason = excluded.reason
     returning tries`,
    [id, type, reason.slice(0, 500), recording.now],
  );
  if (atOnce || tries === triesBeforeNotice)
    await queueNotice(tx, unreadEventNotice({ id, type }), recording);
};
