import type { Deps } from "#backend/deps.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, stepOf } from "#backend/giving/ledger/recording.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
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
import { chargeDayOf, type MonthlyRequest, nothingNew, requestInWords } from "#rules/monthly.ts";
import { queueMonthlyLetter, queueRefusalLetter } from "./letters.ts";
import { type MonthlyFact, monthlyStanding, type Standing } from "./standing.ts";

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

const requestsWhere = (db: Database, condition: string, values: unknown[]) =>
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

type Providers = Pick<Deps, "checkout" | "stripe">;

/** Test and live stand apart: neither key can speak for the other's gifts. */
export const isReachable = (gift: Pick<Gift, "provider" | "livemode">, by: Providers) =>
  gift.provider === "stripe"
    ? by.stripe?.livemode === gift.livemode
    : gift.provider === "sandbox" && by.checkout?.provider === "sandbox";

export const isRunning = ({ state }: Pick<Gift, "state">) =>
  state === "active" || state === "past_due" || state === "review";

type Begun = Pick<Standing, "endedEarly" | "subscribed">;

/** Also while a bank still sends its first charge, and where that failed and left a subscription. */
export const isStoppable = (gift: Pick<Gift, "state">, { endedEarly, subscribed }: Begun) =>
  isRunning(gift) ||
  (!endedEarly && (gift.state === "pending" || (gift.state === "failed" && subscribed)));

const alreadyEnded = () => new Refused("changed-meanwhile", "This monthly gift has already ended.");

export const refuseUnlessRunning = (
  gift: Gift,
  providers: Providers,
  isUnderWay = isRunning(gift),
) => {
  if (gift.frequency !== "monthly") throw invalid("This is not a monthly gift.");
  if (gift.state === "ended") throw alreadyEnded();
  if (!isUnderWay) throw invalid("This monthly gift hasn't started.");
  if (!isReachable(gift, providers))
    throw invalid("This gift belongs to a different Stripe account than the one set up here.");
};

type Wanted = Pick<StoredRequest, "kind" | "amountCents" | "day" | "months">;

/** What of it is new; a sentence where nothing is. */
const wantedOf = (asked: MonthlyRequest, standing: Standing): Wanted => {
  const { amountCents, paused, due } = standing;
  const nothing = { amountCents: null, day: null, months: null };
  switch (asked.what) {
    case "change": {
      if (paused) throw invalid("This gift is paused. Please resume it first.");
      const cents = asked.amount === null ? null : asked.amount * 100;
      const wanted = {
        amountCents: cents === amountCents ? null : cents,
        day: due && asked.day === chargeDayOf(due) ? null : asked.day,
      };
      if (wanted.amountCents === null && wanted.day === null) throw invalid(nothingNew);
      return { ...nothing, ...wanted, kind: "change" };
    }
    case "pause":
      if (paused) throw invalid("This gift is already paused.");
      return { ...nothing, kind: "pause", months: asked.months };
    case "resume":
      if (!paused) throw invalid("This gift is not paused.");
      return { ...nothing, kind: "resume" };
    case "stop":
      return { ...nothing, kind: "stop" };
  }
};

/** Who asks: the donor, or a colleague for them. */
export type AskedBy = Recording & { source: "donor" | "staff" };

type Asked = Pick<StoredRequest, "id" | "giftId" | "source"> & Wanted;

const store = async (tx: Database, asked: Asked, by: Recording) => {
  const { id, giftId, kind, amountCents, day, months, source } = asked;
  await tx.query(
    `insert into monthly_requests (id, gift_id, kind, amount_cents, day, months, source, actor,
                                   actor_id, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, giftId, kind, amountCents, day, months, source, by.actor?.name, by.actor?.id, by.now],
  );
  const detail = requestInWords(asked);
  await writeEvent(tx, giftId, stepOf("monthly asked", by, { detail }));
  return detail;
};

/**
 * Writes down what is asked of a monthly gift; the clock's step tells the card provider. One thing
 * at a time, except that a gift can always be stopped. Answers it in words, after "asked to".
 */
export const askMonthly = async (
  tx: Database,
  asked: MonthlyRequest,
  by: AskedBy,
  providers: Providers,
): Promise<string> => {
  const gift = await lockGift(tx, asked.id);
  if (!gift) throw notFound("We couldn't find this gift.");
  const [before] = await requestsWhere(tx, "id = $1", [asked.key]);
  if (before && before.giftId !== gift.id) throw notFound("We couldn't find this gift.");
  // Sent twice by a shaky connection: the first one stands.
  if (before) return requestInWords(before);
  const standing = await monthlyStanding(tx, gift.id);
  if (standing.endedEarly) throw alreadyEnded();
  const isUnderWay = asked.what === "stop" ? isStoppable(gift, standing) : isRunning(gift);
  refuseUnlessRunning(gift, providers, isUnderWay);
  const waiting = await waitingRequest(tx, gift.id);
  if (waiting && (asked.what !== "stop" || waiting.kind === "stop"))
    throw new Refused(
      "changed-meanwhile",
      "Another change to this gift is not confirmed yet. Please try again in a minute.",
    );
  const wanted = wantedOf(asked, standing);
  if (waiting) await endRequest(tx, waiting, "replaced", by.now);
  return store(tx, { ...wanted, id: asked.key, giftId: gift.id, source: by.source }, by);
};

/**
 * Its first charge failed, and its donor is told to give again: what is left of it at the provider
 * must not charge them too. The gift is locked.
 */
export const stopUnstarted = async (tx: Database, gift: Gift, recording: Recording) => {
  if (gift.frequency !== "monthly" || (await waitingRequest(tx, gift.id))) return;
  const { endedEarly, subscribed } = await monthlyStanding(tx, gift.id);
  if (endedEarly || !subscribed) return;
  const stop = { kind: "stop" as const, amountCents: null, day: null, months: null };
  const asked = { ...stop, id: crypto.randomUUID(), giftId: gift.id, source: "site" as const };
  await store(tx, asked, recording);
};

const endRequest = (
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

const actorOf = ({ actor, actorId }: StoredRequest) =>
  actor === null ? undefined : { id: actorId, name: actor };

/** Whose doing a change is that the provider reports. */
export const onBehalfOf = (recording: Recording, request: StoredRequest | undefined): Recording => {
  const actor = request && actorOf(request);
  return actor ? { ...recording, actor } : recording;
};

/** Nothing was changed: the screens say why, and whoever counted on it gets an email. */
export const refuseRequest = async (
  tx: Database,
  request: StoredRequest,
  reason: string,
  recording: Recording,
) => {
  const gift = await lockGift(tx, request.giftId);
  const [still] = await requestsWhere(tx, "id = $1 and state = 'waiting'", [request.id]);
  if (!gift || !still) return;
  await endRequest(tx, request, "refused", recording.now, reason);
  const detail = `${requestInWords(request)} (${reason})`;
  await writeEvent(tx, request.giftId, stepOf("monthly refused", recording, { detail }));
  // Of what we did by ourselves the donor was told nothing: staff see it on Today.
  if (request.source !== "site") await queueRefusalLetter(tx, gift, request, recording);
};

type Shown = Pick<
  Standing,
  "amountCents" | "paused" | "resumesAt" | "toldNextCharge" | "endedEarly"
>;

const isMet = (request: StoredRequest, gift: Gift, standing: Shown) => {
  const { kind, amountCents, day, chargeAt, resumesAt, sentAt } = request;
  const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  // What was planned for a request is lost where it was told after the backup that was restored.
  const isTold = sentAt !== null;
  const isOn = (wanted: number) =>
    standing.toldNextCharge !== null && chargeDayOf(standing.toldNextCharge) === wanted;
  switch (kind) {
    case "change":
      return (
        (amountCents === null || amountCents === standing.amountCents) &&
        (day === null || (chargeAt ? same(chargeAt, standing.toldNextCharge) : isTold && isOn(day)))
      );
    case "pause":
      return standing.paused && (resumesAt ? same(resumesAt, standing.resumesAt) : isTold);
    case "resume":
      return !standing.paused;
    case "stop":
      return gift.state === "ended" || standing.endedEarly;
  }
};

const momentOf = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/**
 * Reports tell the second of a change and come in any order. One that shows what was asked for is
 * newer than what else was told of that second: we asked because it was not so.
 */
export const inOrder = async (
  tx: Database,
  gift: Gift,
  fact: MonthlyFact,
): Promise<MonthlyFact> => {
  const request = await waitingRequest(tx, gift.id);
  const shown = {
    amountCents: fact.amountCents,
    paused: fact.paused !== null,
    resumesAt: momentOf(fact.paused?.until),
    toldNextCharge: momentOf(fact.nextChargeAt),
    endedEarly: false,
  };
  if (!request || !isMet(request, gift, shown)) return fact;
  return { ...fact, at: new Date(Date.parse(fact.at) + 1).toISOString() };
};

/**
 * After each report about a monthly gift that is locked: what was asked for is done when the
 * provider says so, and then the donor is told. Answers the request that this report fulfilled.
 */
export const settleRequest = async (
  tx: Database,
  gift: Gift,
  recording: Recording,
): Promise<StoredRequest | undefined> => {
  const request = await waitingRequest(tx, gift.id);
  if (!request) return undefined;
  const standing = await monthlyStanding(tx, gift.id);
  if (!isMet(request, gift, standing)) {
    if (gift.state === "ended")
      await endRequest(tx, request, "refused", recording.now, "The gift has ended.");
    return undefined;
  }
  await endRequest(tx, request, "done", recording.now);
  if (request.source !== "site") await queueMonthlyLetter(tx, gift, request, standing, recording);
  return request;
};

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
