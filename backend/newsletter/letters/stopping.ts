import { explainFailure } from "#backend/mail/failures.ts";
import { integer } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";

/** A minute at first, and five after a while: it is our own server. */
export const waitForServer = (db: Database, id: string, said: string, now: Date) =>
  db.query(
    `update letters set waiting_since = coalesce(waiting_since, $2), waiting_reason = $3,
       wait_until = $2::timestamptz + case when waiting_since < $2::timestamptz - interval '10 minutes'
                                           then interval '5 minutes' else interval '1 minute' end
     where id = $1`,
    [id, now, explainFailure(said)],
  );

export const stopLetter = (db: Database, id: string, reason: string) =>
  db.query(
    `update letters set state = 'stopped', stopped_reason = $2, finished_at = null
     where id = $1 and state in ('scheduled', 'sending')`,
    [id, reason],
  );

/** Fewer may be chance. */
const fewestFailures = 10;
/** A list of people who asked for it stays far below. */
const mostFailedShare = 0.1;

/** A list that is refused so often harms every later email of ours: a person has to look. */
export const goesOnAfter = async (db: Database, id: string): Promise<boolean> => {
  const { failed, tried } = await db.one(
    { failed: integer, tried: integer },
    `select count(*) filter (where d.state <> 'delivered') as failed, count(*) as tried
     from letter_deliveries d join letters l on l.id = d.letter_id
     where d.letter_id = $1 and d.state in ('delivered', 'refused', 'unknown')
       and d.settled_at >= l.counted_from and d.code is distinct from 'lost'`,
    [id],
  );
  if (failed < fewestFailures || failed <= tried * mostFailedShare) return true;
  await stopLetter(
    db,
    id,
    `${failed} of ${tried} emails were refused or have no known outcome. Please see why before it goes on.`,
  );
  return false;
};
