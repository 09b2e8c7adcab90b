import { revisionOf } from "#backend/content/face.ts";
import type { Deps } from "#backend/deps.ts";
import { explainFailure } from "#backend/mail/failures.ts";
import type { Transport } from "#backend/mail/mail.ts";
import { integer, nullable, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { takeFromLimit } from "#backend/storage/limits.ts";
import { type Letter, letterName, letterSchema } from "#content/letter.ts";
import { composeLetter } from "./compose.ts";
import { type Failure, failureOf } from "./outcome.ts";
import { restAfterRefusal } from "./resting.ts";
import { notResting, startDue } from "./starting.ts";
import { goesOnAfter, stopLetter, waitForServer } from "./stopping.ts";

export type Sending = Pick<
  Deps,
  "db" | "log" | "now" | "settings" | "site" | "doubtDate" | "rendering"
> & {
  transport: Transport;
  /** Aborted when the process is about to end: what is in hand is finished, no more is taken. */
  signal?: AbortSignal | undefined;
  /** How long a delivery belongs to the process that took it. Longer than any attempt can last. */
  leaseSeconds?: number;
};

const defaultLeaseSeconds = 180;
const lettersAtOnce = 4;

/** After each refusal that may pass. */
const retryMinutes = [5, 30, 120];

/**
 * Letters go by a lane of their own: whatever happens here, receipts and replies do not wait for it.
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

/**
 * Also when it would last longer than any can: then the clock was wrong. A process that died says
 * nothing about the readers: it is not counted where refusals are.
 */
const loseLeases = ({ db, now, leaseSeconds = defaultLeaseSeconds }: Sending) =>
  db.query(
    `update letter_deliveries set state = 'unknown', settled_at = $1, code = 'lost'
     where state = 'sending' and (leased_until <= $1 or leased_until > $2)`,
    [now(), new Date(now().getTime() + 2 * leaseSeconds * 1000)],
  );

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

/** By the minute, so that a provider never sees an hour's emails in one burst. */
const pace = ({ id, perHour }: Sendable) => ({
  limit: { name: "emails of a letter", most: Math.max(1, Math.ceil(perHour / 60)), seconds: 60 },
  subject: id,
});

const readLetter = async (db: Database, { id, revision }: Sendable): Promise<Letter> =>
  letterSchema.parse(await revisionOf(db, letterName(id), revision));

const deliverLetter = async (sending: Sending, sendable: Sendable, most: number) => {
  const { db, signal } = sending;
  const letter = await readLetter(db, sendable);
  const { limit, subject } = pace(sendable);
  let left = most;
  let tried = 0;
  let goesOn = true;
  const worker = async () => {
    while (goesOn && left-- > 0 && !signal?.aborted) {
      if (!(await takeFromLimit(db, limit, subject)).allowed) return;
      const claimed = await claim(sending, sendable.id);
      if (!claimed) return;
      tried += 1;
      goesOn = (await attempt(sending, sendable, letter, claimed)) && goesOn;
    }
  };
  await Promise.all(Array.from({ length: lettersAtOnce }, worker));
  return tried;
};

const claimedRow = {
  id: integer,
  reference: text,
  lease: text,
  attempts: integer,
  subscriberId: nullable(text),
};
type Claimed = RowOf<typeof claimedRow>;

const claim = ({ db, now, leaseSeconds = defaultLeaseSeconds }: Sending, letterId: string) => {
  const at = now();
  const until = new Date(at.getTime() + leaseSeconds * 1000);
  return db.row(
    claimedRow,
    `update letter_deliveries
     set state = 'sending', attempts = attempts + 1, lease = gen_random_uuid(), leased_until = $3
     where id = (
       select d.id from letter_deliveries d join letters l on l.id = d.letter_id
       where d.letter_id = $1 and d.state = 'waiting' and d.next_attempt_at <= $2
         and l.state in ('sending', 'sent')
       order by d.next_attempt_at, d.id limit 1
       for update of d skip locked)
     returning id, reference, lease, attempts, subscriber_id as "subscriberId"`,
    [letterId, at, until],
  );
};

const readerOf = (db: Database, id: string) =>
  db.row(
    { email: text, name: text, unsubscribeToken: text },
    `select email, name, unsubscribe_token as "unsubscribeToken"
     from newsletter_subscribers where id = $1 and ${notResting}`,
    [id],
  );

/** By which a report that comes back is known. */
const messageIdOf = (reference: string, from: string) =>
  `<letter-${reference}@${from.slice(from.indexOf("@") + 1)}>`;

/** Answers whether the next one may follow. */
const attempt = async (
  sending: Sending,
  sendable: Sendable,
  letter: Letter,
  claimed: Claimed,
): Promise<boolean> => {
  const { db, transport, settings, now } = sending;
  const site = await sending.site();
  const reader = claimed.subscriberId ? await readerOf(db, claimed.subscriberId) : undefined;
  // Left, deleted, or at rest since the letter was begun.
  if (!reader) return settle(sending, claimed, { state: "skipped" });
  const { from, ...mail } = composeLetter(letter, reader, { settings, site });
  try {
    await transport.deliver({
      ...mail,
      key: `letter/${claimed.reference}`,
      kind: "letter",
      senderName: from.name,
      to: reader.email,
      replyTo: settings.staffEmail ?? from.email,
      returnPath: settings.bounceAddress,
      messageId: messageIdOf(claimed.reference, settings.mailFrom),
      date: now(),
    });
  } catch (error) {
    return settleFailure(sending, sendable, claimed, failureOf(error));
  }
  await db.query(
    `update letters set wait_until = null, waiting_since = null, waiting_reason = null
     where id = $1 and waiting_since is not null`,
    [sendable.id],
  );
  return settle(sending, claimed, { state: "delivered" });
};

type Settled = {
  state: "delivered" | "refused" | "unknown" | "skipped";
  refusal?: "hard" | "soft";
  code?: string;
};

/** Also where the lease has run out meanwhile: what is known is better than "unknown". */
const settle = async (
  { db, now }: Sending,
  { id, lease }: Claimed,
  { state, refusal, code }: Settled,
): Promise<true> => {
  await db.query(
    `update letter_deliveries set state = $3, settled_at = $4, refusal = $5, code = $6
     where id = $1 and lease = $2 and state in ('sending', 'unknown')`,
    [id, lease, state, now(), refusal ?? null, code ?? null],
  );
  return true;
};

/** It was not taken, and goes again. */
const putBack = (
  { db }: Sending,
  { id, lease }: Claimed,
  { at, counts }: { at: Date; counts: boolean },
) =>
  db.query(
    `update letter_deliveries
     set state = 'waiting', next_attempt_at = $3, lease = null, leased_until = null,
         settled_at = null, attempts = attempts - $4
     where id = $1 and lease = $2 and state in ('sending', 'unknown')`,
    [id, lease, at, counts ? 0 : 1],
  );

const settleFailure = async (
  sending: Sending,
  sendable: Sendable,
  claimed: Claimed,
  failure: Failure,
): Promise<boolean> => {
  const { db, now, log } = sending;
  log("letter not delivered", { letter: sendable.id, why: failure.kind });
  switch (failure.kind) {
    case "server away":
      await putBack(sending, claimed, { at: now(), counts: false });
      await waitForServer(db, sendable.id, failure.said, now());
      return false;
    case "sender refused":
      await putBack(sending, claimed, { at: now(), counts: false });
      await stopLetter(db, sendable.id, explainFailure(failure.said));
      return false;
    case "later": {
      const minutes = retryMinutes[claimed.attempts - 1];
      if (minutes === undefined) return refuse(sending, sendable, claimed, "soft", failure.code);
      const at = new Date(now().getTime() + minutes * 60_000);
      await putBack(sending, claimed, { at, counts: true });
      return true;
    }
    case "refused":
      return refuse(sending, sendable, claimed, failure.refusal, failure.code);
    case "unknown":
      await settle(sending, claimed, { state: "unknown" });
      return goesOnAfter(db, sendable.id);
  }
};

const refuse = async (
  sending: Sending,
  { id: letterId }: Sendable,
  claimed: Claimed,
  refusal: "hard" | "soft",
  code: string,
) => {
  const { db, now } = sending;
  const { subscriberId } = claimed;
  await db.transaction(async (tx) => {
    await settle({ ...sending, db: tx }, claimed, { state: "refused", refusal, code });
    if (subscriberId) await restAfterRefusal(tx, { subscriberId, refusal, code }, now());
  });
  return goesOnAfter(db, letterId);
};

const finish = ({ db, now }: Sending) =>
  db.query(
    `update letters l set state = 'sent', finished_at = $1
     where state = 'sending' and not exists (
       select from letter_deliveries d
       where d.letter_id = l.id and d.state in ('waiting', 'sending'))`,
    [now()],
  );
