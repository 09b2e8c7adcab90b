import { longestSessionSeconds } from "#backend/desk/cookie.ts";
import type { Colleague } from "#backend/desk/endpoint.ts";
import { notFound } from "#backend/refused.ts";
import { mostApartMs } from "#backend/storage/clock.ts";
import { boolean, oneOf, text, timestamp } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { newToken } from "#backend/storage/fingerprint.ts";
import { colleagueRow } from "./accounts.ts";

const idleSeconds = 12 * 60 * 60;
/** More often would be a write for every click. */
const seenEverySeconds = 60;

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

const means = ["invitation", "link", "passkey"] as const;

type NewSession = { accountId: string; means: (typeof means)[number]; device: string };

/** The browser's earlier token ends: one from before the sign-in opens nothing after it. */
export const beginSession = async (
  tx: Database,
  { accountId, means, device }: NewSession,
  earlier: Colleague | undefined,
  now: Date,
) => {
  if (earlier) await leaveSession(tx, earlier);
  const { token, hash } = await newToken();
  await tx.query(
    `insert into staff_sessions (token_hash, account_id, means, device, created_at, last_seen_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [hash, accountId, means, device, now],
  );
  return token;
};

export const leaveSession = (tx: Database, { sessionId }: Colleague) =>
  tx.query("delete from staff_sessions where id = $1", [sessionId]);

/**
 * One that begins in the future began under a wrong clock, and would last until that clock's end.
 * A visit that another process with a wrong clock has written down ends none.
 */
const living = "s.last_seen_at > $1 and s.created_at > $2 and s.created_at <= $3";
const limitsOf = (now: Date) => [
  before(now, idleSeconds),
  before(now, longestSessionSeconds),
  new Date(now.getTime() + mostApartMs),
];

/** On a full disk staff still have to read what is wrong. */
const noteVisit = (db: Database, sessionId: string, now: Date) =>
  db
    .query("update staff_sessions set last_seen_at = $2 where id = $1", [sessionId, now])
    .catch(() => undefined);

export const findSession = async (
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Colleague | undefined> => {
  const found = await db.row(
    { ...colleagueRow, sessionId: text, signedInAt: timestamp, lastSeenAt: timestamp },
    `select a.id, a.name, a.email, a.owner, a.permissions, s.id as "sessionId",
            s.created_at as "signedInAt", s.last_seen_at as "lastSeenAt"
     from staff_sessions s join staff_accounts a on a.id = s.account_id
     where ${living} and s.token_hash = $4 and a.removed_at is null`,
    [...limitsOf(now), tokenHash],
  );
  if (!found) return undefined;
  const { lastSeenAt, ...colleague } = found;
  if (lastSeenAt <= before(now, seenEverySeconds)) await noteVisit(db, colleague.sessionId, now);
  return colleague;
};

/** The living sessions of one person, or of everybody, the latest first; `current` is mine. */
export const listSessions = (
  db: Database,
  now: Date,
  me: Colleague,
  accountId: string | null = null,
) =>
  db.rows(
    {
      id: text,
      accountId: text,
      device: text,
      means: oneOf(means),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      current: boolean,
    },
    `select s.id, s.account_id as "accountId", s.device, s.means, s.created_at as "createdAt",
            s.last_seen_at as "lastSeenAt", s.id = $5 as current
     from staff_sessions s where ${living} and ($4::uuid is null or s.account_id = $4)
     order by s.last_seen_at desc, s.created_at desc`,
    [...limitsOf(now), accountId, me.sessionId],
  );

export const endSession = async (tx: Database, id: string, accountId: string | null = null) => {
  const ended = await tx.row(
    { accountId: text, device: text },
    `delete from staff_sessions where id = $1 and ($2::uuid is null or account_id = $2)
     returning account_id as "accountId", device`,
    [id, accountId],
  );
  if (!ended) throw notFound("This device is already signed out.");
  return ended;
};

export const endSessionsOf = async (tx: Database, accountId: string) => {
  await tx.query("delete from staff_sessions where account_id = $1", [accountId]);
};

export const forgetPastSessions = async (db: Database, now: Date) => {
  await db.query(`delete from staff_sessions s where not (${living})`, limitsOf(now));
};
