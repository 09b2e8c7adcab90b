import { integer, nullable, oneOf, type RowOf, text } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { languages } from "#rules/languages.ts";
import type { Sending } from "./sending.ts";
import { notResting } from "./starting.ts";

/** How long an email is in hand before it counts as lost. Longer than any attempt can last. */
const defaultLeaseSeconds = 180;

const claimedRow = {
  id: integer,
  reference: text,
  lease: text,
  attempts: integer,
  subscriberId: nullable(text),
  /** Null where the reader has left, is deleted, or rests since the letter was begun. */
  email: nullable(text),
  name: nullable(text),
  unsubscribeToken: nullable(text),
  language: nullable(oneOf(languages)),
};
export type Claimed = RowOf<typeof claimedRow>;

/** An email of which nothing more is to be done. */
export type Ended = Pick<Claimed, "id" | "lease"> & { state: "delivered" | "skipped" };

/**
 * Each email is taken in a statement of its own before the server hears of it, and noted as ended
 * before its lane takes another: whatever dies, no more than one email of each lane is unknown. What
 * several lanes want at the same moment is one statement. A server of ours that took an email is not
 * away.
 */
const noteAndClaim = (
  { db, now, leaseSeconds = defaultLeaseSeconds }: Sending,
  letterId: string,
  ended: readonly Ended[],
  wanted: number,
) => {
  const at = now();
  return db.rows(
    claimedRow,
    `with ended as (
       update letter_deliveries d
       set state = e.state, settled_at = $2, refusal = null, code = null
       from unnest($4::bigint[], $5::uuid[], $6::text[]) as e (id, lease, state)
       -- Also where the lease has run out meanwhile: what is known is better than "unknown".
       where d.id = e.id and d.lease = e.lease and d.state in ('sending', 'unknown')
     ), answered as (
       update letters set wait_until = null, waiting_since = null, waiting_reason = null
       where id = $1 and waiting_since is not null and 'delivered' = any($6::text[])
     ), picked as (
       select id from letter_deliveries
       where letter_id = $1 and state = 'waiting' and next_attempt_at <= $2
         and exists (select from letters where id = $1 and state in ('sending', 'sent'))
       order by next_attempt_at, id limit $7
       for update skip locked
     ), claimed as (
       update letter_deliveries d
       set state = 'sending', attempts = attempts + 1, lease = gen_random_uuid(), leased_until = $3
       from picked where d.id = picked.id
       returning d.id, reference, lease, attempts, subscriber_id
     )
     select c.id, reference, lease, attempts, subscriber_id as "subscriberId", email, name,
            unsubscribe_token as "unsubscribeToken", language
     from claimed c
     left join (select * from newsletter_subscribers where ${notResting}) as s
       on s.id = c.subscriber_id`,
    [
      letterId,
      at,
      new Date(at.getTime() + leaseSeconds * 1000),
      ended.map(({ id }) => id),
      ended.map(({ lease }) => lease),
      ended.map(({ state }) => state),
      wanted,
    ],
  );
};

type Wish = {
  ended: Ended | undefined;
  wantsNext: boolean;
  resolve: (next: Claimed | undefined) => void;
  reject: (error: unknown) => void;
};

/** The emails of one letter, for all lanes that send it. */
export const openDeliveries = (sending: Sending, letterId: string) => {
  const waiting: Wish[] = [];
  let isAsking = false;

  const serve = async (wishes: Wish[]) => {
    try {
      const ended = wishes.flatMap((wish) => wish.ended ?? []);
      const wanting = wishes.filter(({ wantsNext }) => wantsNext).length;
      const claimed = await noteAndClaim(sending, letterId, ended, wanting);
      for (const { wantsNext, resolve } of wishes) resolve(wantsNext ? claimed.shift() : undefined);
    } catch (error) {
      for (const { reject } of wishes) reject(error);
    }
  };

  const serveAll = async () => {
    isAsking = true;
    while (waiting.length > 0) await serve(waiting.splice(0));
    isAsking = false;
  };

  const ask = (ended: Ended | undefined, wantsNext: boolean) =>
    new Promise<Claimed | undefined>((resolve, reject) => {
      waiting.push({ ended, wantsNext, resolve, reject });
      if (!isAsking) void serveAll();
    });

  return {
    /** The next one, if there is any. What is told of the last is kept by the same statement. */
    next: (ended?: Ended) => ask(ended, true),
    note: async (ended: Ended) => {
      await ask(ended, false);
    },
  };
};

export type Refusal = { refusal: "hard" | "soft"; code: string };

/** Also where the lease has run out meanwhile. */
export const settleFailed = (
  db: Database,
  { id, lease }: Claimed,
  { state, refusal, code, at }: { state: "refused" | "unknown"; at: Date } & Partial<Refusal>,
) =>
  db.query(
    `update letter_deliveries set state = $3, settled_at = $4, refusal = $5, code = $6
     where id = $1 and lease = $2 and state in ('sending', 'unknown')`,
    [id, lease, state, at, refusal ?? null, code ?? null],
  );

/** It was not taken, and goes again. */
export const putBack = (
  db: Database,
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

/**
 * Also when it would last longer than any can: then the clock was wrong. A process that died says
 * nothing about the readers: it is not counted where refusals are.
 */
export const loseLeases = ({ db, now, leaseSeconds = defaultLeaseSeconds }: Sending) =>
  db.query(
    `update letter_deliveries set state = 'unknown', settled_at = $1, code = 'lost'
     where state = 'sending' and (leased_until <= $1 or leased_until > $2)`,
    [now(), new Date(now().getTime() + 2 * leaseSeconds * 1000)],
  );
