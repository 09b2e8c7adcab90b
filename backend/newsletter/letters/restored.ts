import { counted } from "#backend/desk/today-card.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Restored, restoredFrom, restoredWords } from "#backend/storage/upkeep.ts";
import type { Held } from "#backend/subject.ts";

/** Nobody gets a newsletter twice, or after leaving, because a backup did not know. */
export const restoredLetters = {
  async hold(tx: Database, restored: Restored) {
    await tx.query(
      `update letter_deliveries d
       set state = 'unknown', code = 'lost', settled_at = $1, lease = null, leased_until = null
       from letters l where l.id = d.letter_id
         and (d.state = 'sending' or (d.state = 'waiting' and l.state = 'sent'))`,
      [restored.at],
    );
    await tx.query(
      `update letters set state = 'stopped', stopped_reason = $1, finished_at = null
       where state in ('scheduled', 'sending')`,
      [
        `${restoredFrom(restored)} This newsletter may have gone out since then, and those who unsubscribed since are on the list again.`,
      ],
    );
  },
  async held(db: Database): Promise<Held[]> {
    const n = await db.count(
      `select count(*) as n from letters
       where state = 'stopped' and stopped_reason like '${restoredWords} %'`,
    );
    return n > 0 ? [{ n, what: counted(n, "newsletter", "newsletters"), to: "/letters" }] : [];
  },
};
