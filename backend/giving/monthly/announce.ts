import type { Deps } from "#backend/deps.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import { text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { isRunning } from "./ask.ts";
import { queueResumeLetter } from "./letters.ts";
import { monthlyStanding } from "./standing.ts";

const day = 86_400_000;
const week = 7 * day;

/** Paused, going on soon, and not announced since: a pause lasts at least a month. */
const toAnnounce = `g.paused and g.resumes_at > $1 and g.resumes_at < $2
  and not exists (select from gift_events e where e.gift_id = g.id
    and e.kind = 'resume announced' and e.at > $1::timestamptz - interval '14 days')`;

const announce = async (tx: Database, id: string, recording: Recording) => {
  const { now } = recording;
  const gift = await lockGift(tx, id);
  // Read again: another process may have been faster, or the donor may have stopped it.
  const still = await tx.query(`select 1 from gifts g where g.id = $3 and ${toAnnounce}`, [
    now,
    new Date(now.getTime() + week),
    id,
  ]);
  if (!gift || !isRunning(gift) || still.length === 0) return false;
  const { nextCharge, amountCents } = await monthlyStanding(tx, id);
  if (!nextCharge || nextCharge.getTime() - now.getTime() > week) return false;
  await writeEvent(tx, id, stepOf("resume announced", recording, { detail: longDate(nextCharge) }));
  await queueResumeLetter(tx, gift, { nextCharge, amountCents }, recording);
  return true;
};

/** Tells donors a week before that their paused gift goes on. Answers how many. */
export const announceResuming = async (deps: Deps) => {
  // A clock that is not believed tells nobody a day.
  if (await deps.doubtDate()) return 0;
  const recording = await recordingFrom(deps, "reconciler");
  const { now } = recording;
  const paused = await deps.db.rows(
    { id: text },
    `select g.id from gifts g where ${toAnnounce} order by g.resumes_at limit 100`,
    [now, new Date(now.getTime() + week)],
  );
  let announced = 0;
  for (const { id } of paused)
    if (await deps.db.transaction((tx) => announce(tx, id, recording))) announced += 1;
  return announced;
};
