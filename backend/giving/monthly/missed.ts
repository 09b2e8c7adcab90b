import type { Deps } from "#backend/deps.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { integer, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { isReachable } from "./ask.ts";
import { missedLetters, sendCardLink } from "./card-links.ts";

/** How long after the one before. */
const daysBefore = [0, 3, 4];
/** What has been overdue for longer than this is for a person: nobody is written to out of the blue. */
const longestDays = 30;

/**
 * Overdue, neither paused nor about to be, and the time for another letter has come: `told` of them
 * went out since the charge failed. One that is late moves those after it.
 */
const toTell = `
  join lateral (select max(id) as id from gift_events
    where gift_id = g.id and to_state = 'past_due') began on true
  join gift_events failed on failed.id = began.id
    and failed.at > $1::timestamptz - interval '${longestDays} days'
  join lateral (select count(*) as told, max(at) as last from gift_events
    where gift_id = g.id and kind = 'missed told' and id > began.id) letters on true
  where g.state = 'past_due' and not g.paused and g.donor_email is not null
    and letters.told < ${missedLetters}
    and (letters.told = 0 or letters.last
      <= $1::timestamptz - (array[${daysBefore}])[letters.told::int + 1] * interval '1 day')
    and not exists (select from monthly_requests r where r.gift_id = g.id
      and r.state = 'waiting' and r.kind in ('pause', 'stop'))`;

const tell = async (tx: Database, id: string, deps: Deps, recording: Recording) => {
  const gift = await lockGift(tx, id);
  // Read again: another process may have been faster, or the money may have come.
  const due = await tx.row(
    { told: integer },
    `select letters.told from gifts g ${toTell} and g.id = $2`,
    [recording.now, id],
  );
  if (!gift || !due || !isReachable(gift, deps)) return false;
  const nth = due.told + 1;
  const outcome = await sendCardLink(tx, gift, { kind: "missed", nth }, recording);
  const sent = outcome === "sent";
  const detail = `${nth} of ${missedLetters}${sent ? "" : `, not sent: ${outcome} today`}`;
  await writeEvent(tx, id, stepOf("missed told", recording, { detail }));
  return sent;
};

/**
 * Emails donors whose monthly charge failed: at once, after three days and after a week. Answers
 * how many went out.
 */
export const tellOfMissedCharges = async (deps: Deps) => {
  // The days between them are counted by the clock.
  if (await deps.doubtDate()) return 0;
  const recording = await recordingFrom(deps, "reconciler");
  const overdue = await deps.db.rows(
    { id: text },
    `select g.id from gifts g ${toTell}
       and (g.provider = 'stripe' and g.livemode = $2::boolean or g.provider = 'sandbox' and $3)
     order by g.created_at limit 100`,
    [recording.now, deps.stripe?.livemode ?? null, deps.checkout?.provider === "sandbox"],
  );
  let told = 0;
  for (const { id } of overdue)
    if (await deps.db.transaction((tx) => tell(tx, id, deps, recording))) told += 1;
  return told;
};
