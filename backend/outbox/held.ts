import type { DoneWith } from "#backend/desk/endpoint.ts";
import { holdMails, isHeld } from "#backend/mail/held.ts";
import { Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import type { Restored } from "#backend/storage/upkeep.ts";
import type { Held } from "#backend/subject.ts";
import { counted, countMails, kindsOfKeys } from "./staff.ts";

export const restoredMails = {
  async hold(tx: Database, restored: Restored) {
    // No backup keeps what their links open.
    await tx.query("delete from mails where state in ('queued', 'sending') and kind = any($1)", [
      kindsOfKeys,
    ]);
    await holdMails(tx, restored);
  },
  async held(db: Database): Promise<Held[]> {
    const { held: n } = await countMails(db);
    return n > 0 ? [{ n, what: counted(n), to: "/email?state=failed" }] : [];
  },
};

/** All of them, one way or the other: somebody has compared what went out. */
export const decideHeld = async (
  db: Database,
  { send }: { send: boolean },
  now: Date,
): Promise<DoneWith<{ n: number }>> => {
  const rows = await db.query(
    send
      ? `update mails set state = 'queued', attempts = 0, next_attempt_at = $1, last_error = null
         where ${isHeld} returning 1`
      : `delete from mails where ${isHeld} and $1::timestamptz is not null returning 1`,
    [now],
  );
  const n = rows.length;
  if (n === 0) throw new Refused("changed-meanwhile", "Someone has already decided about them.");
  return {
    action: send
      ? "sent the email that was held after a restore"
      : "deleted the email that was held after a restore",
    about: counted(n),
    answer: { n },
  };
};
