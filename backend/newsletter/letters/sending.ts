import { revisionOf } from "#backend/content/face.ts";
import type { Deps } from "#backend/deps.ts";
import type { Transport } from "#backend/mail/mail.ts";
import { integer, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Letter, letterName, letterSchema } from "#content/letter.ts";
import { attempt } from "./attempt.ts";
import { type Ended, loseLeases, openDeliveries } from "./deliveries.ts";
import { paceOf } from "./pace.ts";
import { startDue } from "./starting.ts";

export type Sending = Pick<
  Deps,
  "db" | "log" | "now" | "settings" | "site" | "doubtDate" | "rendering"
> & {
  transport: Transport;
  /** Aborted when the process is about to end: what is in hand is finished, no more is taken. */
  signal?: AbortSignal | undefined;
  leaseSeconds?: number;
};

const lettersAtOnce = 4;

/**
 * Letters go by lanes of their own: whatever happens here, receipts and replies do not wait for it.
 * Each email is taken by one process, once. Where that dies, nobody knows whether it was sent: the
 * delivery is shown as unknown, and only a person has it sent again.
 */
export const sendLetters = async (sending: Sending, most: number) => {
  await loseLeases(sending);
  await startDue(sending);
  let tried = 0;
  for (const letter of await lettersToSend(sending))
    tried += await deliverLetter(sending, letter, most - tried);
  await finish(sending);
  return { tried };
};

const sendableRow = { id: text, revision: integer, perHour: integer };
type Sendable = RowOf<typeof sendableRow>;

/** Also one that is sent may have somebody new. */
const lettersToSend = ({ db, now }: Sending) =>
  db.rows(
    sendableRow,
    `select id, revision, hourly_pace as "perHour" from letters l
     where state in ('sending', 'sent') and (wait_until is null or wait_until <= $1)
       and exists (select from letter_deliveries d
                   where d.letter_id = l.id and d.state = 'waiting' and d.next_attempt_at <= $1)
     order by started_at`,
    [now()],
  );

const readLetter = async (db: Database, { id, revision }: Sendable): Promise<Letter> =>
  letterSchema.parse(await revisionOf(db, letterName(id), revision));

const deliverLetter = async (sending: Sending, sendable: Sendable, most: number) => {
  const { db, signal } = sending;
  const { id, perHour } = sendable;
  const going = { id, letter: await readLetter(db, sendable), site: await sending.site() };
  const deliveries = openDeliveries(sending, id);
  const mayGo = paceOf(db, id, perHour);
  let left = most;
  let tried = 0;
  let goesOn = true;
  const sendOneByOne = async () => {
    const transport = sending.transport.lane?.() ?? sending.transport;
    let ended: Ended | undefined;
    try {
      while (goesOn && left-- > 0 && !signal?.aborted && (await mayGo())) {
        const claimed = await deliveries.next(ended);
        ended = undefined;
        if (!claimed) return;
        tried += 1;
        const attempted = await attempt(sending, going, claimed, transport);
        ended = attempted.ended;
        goesOn &&= attempted.goesOn;
      }
    } finally {
      if (ended) await deliveries.note(ended);
      if (transport !== sending.transport) transport.close();
    }
  };
  await Promise.all(Array.from({ length: lettersAtOnce }, sendOneByOne));
  return tried;
};

const finish = ({ db, now }: Sending) =>
  db.query(
    `update letters l set state = 'sent', finished_at = $1
     where state = 'sending' and not exists (
       select from letter_deliveries d
       where d.letter_id = l.id and d.state in ('waiting', 'sending'))`,
    [now()],
  );
