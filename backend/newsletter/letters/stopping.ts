import { explainFailure } from "#backend/mail/failures.ts";
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
  const since = "settled_at >= (select counted_from from letters where id = $1)";
  const failed = await db.count(
    `select count(*) as n from letter_deliveries
     where letter_id = $1 and state in ('refused', 'unknown')
       and ${since} and code is distinct from 'lost'`,
    [id],
  );
  if (failed < fewestFailures) return true;
  // No more are looked at than say so: of a long list that is a small part.
  const enough = Math.ceil(failed / mostFailedShare) - failed;
  const delivered = await db.count(
    `select count(*) as n from (
       select from letter_deliveries
       where letter_id = $1 and state = 'delivered' and ${since} limit $2) as enough`,
    [id, enough],
  );
  if (delivered >= enough) return true;
  await stopLetter(
    db,
    id,
    `${failed} of ${failed + delivered} emails were refused or have no known outcome. Please see why before it goes on.`,
  );
  return false;
};
