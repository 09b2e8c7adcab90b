import { giftRow } from "#backend/giving/ledger/gift.ts";
import {
  integer,
  nullable,
  oneOf,
  type RowOf,
  selected,
  text,
  timestamp,
} from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { requestInWords } from "#rules/monthly.ts";

const requestRow = {
  id: text,
  giftId: text,
  kind: oneOf(["change", "pause", "resume", "stop"]),
  amountCents: nullable(integer),
  day: nullable(integer),
  months: nullable(integer),
  /** site: we stop by ourselves what a failed first charge leaves behind. */
  source: oneOf(["donor", "staff", "site"]),
  actor: nullable(text),
  actorId: nullable(text),
  askedAt: timestamp,
  chargeAt: nullable(timestamp),
  resumesAt: nullable(timestamp),
  /** The charge that was due when these were worked out. */
  plannedFor: nullable(timestamp),
  keyNumber: integer,
  sentAt: nullable(timestamp),
  state: oneOf(["waiting", "done", "refused", "replaced"]),
  reason: nullable(text),
  endedAt: nullable(timestamp),
};
export type StoredRequest = RowOf<typeof requestRow>;

export const requestsWhere = (db: Database, condition: string, values: unknown[]) =>
  db.rows(
    requestRow,
    `select ${selected(requestRow)} from monthly_requests where ${condition}`,
    values,
  );

export const waitingRequest = async (db: Database, giftId: string) =>
  (await requestsWhere(db, "gift_id = $1 and state = 'waiting'", [giftId]))[0];

export const waitingRequests = (db: Database) =>
  requestsWhere(db, "state = 'waiting' order by asked_at limit 200", []);

export const latestRequest = async (db: Database, giftId: string) => {
  const latest = "gift_id = $1 and state <> 'replaced' order by asked_at desc, id limit 1";
  return (await requestsWhere(db, latest, [giftId]))[0];
};

/** What is asked of it, whoever asks and however it goes. */
export type Wanted = Pick<StoredRequest, "kind" | "amountCents" | "day" | "months">;

export const endRequest = (
  tx: Database,
  { id }: StoredRequest,
  state: "done" | "refused" | "replaced",
  now: Date,
  reason: string | null = null,
) =>
  tx.query(
    `update monthly_requests set state = $2, ended_at = $3, reason = $4
     where id = $1 and state = 'waiting'`,
    [id, state, now, reason],
  );

const wantedIn = ({ kind, amountCents, day, months }: StoredRequest): Wanted => ({
  kind,
  amountCents,
  day,
  months,
});

/** How a request of this gift stands, for whoever looks at it. */
export const requestView = (request: StoredRequest | undefined) =>
  request && {
    what: request.kind,
    words: requestInWords(request),
    asked: wantedIn(request),
    state: request.state,
    reason: request.reason,
    by: request.actor,
    source: request.source,
    at: request.endedAt ?? request.askedAt,
  };

/** A waiting request's gift, as the provider knows it. */
export const giftOfRequest = (db: Database, { giftId }: StoredRequest) =>
  db.one(
    { ...giftRow, subscription: nullable(text) },
    `select ${selected(giftRow)}, subscription_reference as subscription from gifts where id = $1`,
    [giftId],
  );
