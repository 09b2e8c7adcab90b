import type { Gift } from "#backend/giving/ledger/gift.ts";
import { lockGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { type Recording, stepOf } from "#backend/giving/ledger/recording.ts";
import { holdMails } from "#backend/mail/held.ts";
import type { Database } from "#backend/storage/database.ts";
import { lastRestore } from "#backend/storage/upkeep.ts";
import { chargeDayOf, requestInWords } from "#rules/monthly.ts";
import { monthlyLetterKey, queueMonthlyLetter, queueRefusalLetter } from "./letters.ts";
import { endRequest, requestsWhere, type StoredRequest, waitingRequest } from "./requests.ts";
import { type MonthlyFact, monthlyStanding, type Standing } from "./standing.ts";

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
  const restored = await lastRestore(tx);
  // It may have gone out before the restore, and what it says may have changed since.
  if (restored && request.askedAt <= restored.madeAt)
    await holdMails(tx, restored, monthlyLetterKey(request));
  return request;
};
