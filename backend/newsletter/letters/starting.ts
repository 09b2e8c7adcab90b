import {
  lockPublishing,
  missingPictures,
  publishRevision,
  revisionOf,
} from "#backend/content/face.ts";
import { dateTime } from "#backend/plain-text.ts";
import { integer, nullable, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { letterName } from "#content/letter.ts";
import type { Sending } from "./sending.ts";
import { stopLetter } from "./stopping.ts";

/** Somebody who planned a letter for the morning may not want it in the night. */
const latestStartMs = 12 * 3_600_000;

/** The readers are those of this moment: who confirms or leaves later changes nothing of it. */
export const startDue = async (sending: Sending) => {
  const { db, now, log, rendering } = sending;
  const due = await db.rows(
    { id: text },
    "select id from letters where state = 'scheduled' and send_at <= $1 order by send_at",
    [now()],
  );
  if (due.length === 0 || (await sending.doubtDate())) return;
  for (const { id } of due) {
    const begun = await db.transaction((tx) => start(tx, id, now()));
    if (begun) rendering?.published?.();
    log(begun ? "letter begun" : "letter not begun", { letter: id });
  }
};

const lateReason = (sendAt: Date) =>
  `It was due on ${dateTime(sendAt)}, while the site was not running. Is it still right to send it?`;

const pictureReason =
  "A picture in it was deleted. Please cancel the newsletter, choose another picture, and send it again.";

export const notResting = "state = 'confirmed' and resting_since is null";

const letterRow = {
  subject: text,
  sendAt: timestamp,
  revision: integer,
  by: nullable(text),
  byId: nullable(text),
};

const start = async (tx: Database, id: string, now: Date) => {
  await lockPublishing(tx);
  const letter = await tx.row(
    letterRow,
    `select subject, send_at as "sendAt", revision, sent_by as by, sent_by_id as "byId"
     from letters where id = $1 and state = 'scheduled' and send_at <= $2 for update`,
    [id, now],
  );
  // Another process was faster, or somebody has just called it off or chosen another time.
  if (!letter) return false;
  if (now.getTime() - letter.sendAt.getTime() > latestStartMs) {
    await stopLetter(tx, id, lateReason(letter.sendAt));
    return false;
  }
  const name = letterName(id);
  const content = await revisionOf(tx, name, letter.revision);
  if ((await missingPictures(tx, [{ name, content }])).length > 0) {
    await stopLetter(tx, id, pictureReason);
    return false;
  }
  await tx.query(
    "update letters set state = 'sending', started_at = $2, counted_from = $2 where id = $1",
    [id, now],
  );
  const by = { id: letter.byId, name: letter.by ?? "" };
  await publishRevision({ tx, by, now }, name, letter.revision, `Newsletter: ${letter.subject}`);
  await addReaders(tx, id, now);
  return true;
};

/** No statement may take longer than the database allows, however many readers there are. */
const readersAtOnce = 500;

const addReaders = async (tx: Database, id: string, now: Date) => {
  let after: string | null = null;
  do {
    const added: { last: string | null } = await tx.one(
      { last: nullable(text) },
      `with readers as (
         select id from newsletter_subscribers
         where ${notResting} and ($3::uuid is null or id > $3)
         order by id limit ${readersAtOnce}
       ), added as (
         insert into letter_deliveries (letter_id, subscriber_id, next_attempt_at)
         select $1, id, $2 from readers
         on conflict (letter_id, subscriber_id) do nothing
       )
       select (select id from readers order by id desc limit 1) as last`,
      [id, now, after],
    );
    after = added.last;
  } while (after !== null);
  // Until the database has looked, it takes them for a few, and sorts all of them for each email.
  await tx.query("analyze letter_deliveries");
};

/** Somebody who has just confirmed gets the letter that they would have had, once. */
export const addForNewReader = (tx: Database, subscriberId: string, now: Date) =>
  tx.query(
    `insert into letter_deliveries (letter_id, subscriber_id, next_attempt_at)
     select id, $1, $2 from letters
     where for_new_readers and id = (
       select id from letters where state in ('sending', 'sent') order by started_at desc limit 1)
     on conflict (letter_id, subscriber_id) do nothing`,
    [subscriberId, now],
  );
