import type { Deps } from "#backend/deps.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, stepOf } from "#backend/giving/ledger/recording.ts";
import { invalid, notFound, Refused } from "#backend/refused.ts";
import type { Database } from "#backend/storage/database.ts";
import { fingerprint } from "#backend/storage/fingerprint.ts";
import { chargeDayOf, type MonthlyRequest, nothingNew, requestInWords } from "#rules/monthly.ts";
import {
  endRequest,
  requestsWhere,
  type StoredRequest,
  type Wanted,
  waitingRequest,
} from "./requests.ts";
import { monthlyStanding, type Standing } from "./standing.ts";

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

/** One for each press of a button: of two buttons of one form, the second asks for something else. */
const idOf = async (asked: MonthlyRequest) => {
  const digits = (await fingerprint(JSON.stringify(asked))).slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
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
  const id = await idOf(asked);
  const [before] = await requestsWhere(tx, "id = $1", [id]);
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
  return store(tx, { ...wanted, id, giftId: gift.id, source: by.source }, by);
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
