import type { Deps } from "#backend/deps.ts";
import type { Fact } from "#backend/giving/ledger/facts.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { type Recording, recordingFrom } from "#backend/giving/ledger/recording.ts";
import { replaySince } from "#backend/giving/stripe/reconcile.ts";
import { isKeptFailure } from "#backend/giving/stripe/stripe-monthly.ts";
import type { Database } from "#backend/storage/database.ts";
import { withLease } from "#backend/storage/lease.ts";
import { nextChargeOn, pauseUntil } from "#rules/monthly.ts";
import { isReachable } from "./ask.ts";
import { giftOfRequest, type StoredRequest, waitingRequests } from "./requests.ts";
import { refuseRequest } from "./settle.ts";
import { monthlyStanding } from "./standing.ts";

const minute = 60_000;
/** By then the provider has reported what it was told, or it never will. */
const longestWait = 24 * 60 * minute;
/**
 * Short: a process that dies keeps the others from it no longer. One that takes longer may overlap
 * with the next, and Stripe does once what it is told twice.
 */
const longestRunSeconds = 20;
/** The provider's clock and ours. */
const clocksApart = 10 * minute;

type Sending = Pick<
  Deps,
  "db" | "log" | "now" | "settings" | "site" | "stripe" | "checkout" | "wake" | "doubtDate"
>;

/**
 * Worked out once for a charge and kept: a process that dies in between tells the provider the same
 * again. What is told only after that charge is worked out anew. Nothing for a request that a stop
 * has replaced meanwhile.
 */
const plan = async (db: Database, request: StoredRequest, due: Date, now: Date) => {
  const { day, months, plannedFor } = request;
  const isDue = (at: Date | null) => at?.getTime() === due.getTime();
  // Once the provider knows the new day, that is when the next charge is due.
  const holds = isDue(plannedFor) || isDue(request.chargeAt);
  const planned = holds
    ? request
    : {
        ...request,
        chargeAt: day === null ? null : nextChargeOn(day, due, now),
        resumesAt: months === null ? null : pauseUntil(due, months),
        plannedFor: due,
        keyNumber: request.keyNumber + 1,
      };
  const waits = await db.query(
    `update monthly_requests
     set charge_at = $2, resumes_at = $3, planned_for = $4, key_number = $5
     where id = $1 and state = 'waiting' returning 1`,
    [request.id, planned.chargeAt, planned.resumesAt, planned.plannedFor, planned.keyNumber],
  );
  return waits.length > 0 ? planned : undefined;
};

const noteSent = (db: Database, { id }: StoredRequest, now: Date) =>
  db.query("update monthly_requests set sent_at = $2 where id = $1", [id, now]);

const takeNextKey = (db: Database, { id, keyNumber }: StoredRequest) =>
  db.query("update monthly_requests set key_number = $2 where id = $1", [id, keyNumber + 1]);

/** The test checkout does at once what it is told, and reports it as the card provider would. */
const doAsTest = async ({ db }: Sending, asked: StoredRequest, recording: Recording) => {
  const { giftId } = asked;
  const { now } = recording;
  const { amountCents, due } = await monthlyStanding(db, giftId);
  const request = await plan(db, asked, due ?? now, now);
  if (!request) return;
  const fact: Fact =
    request.kind === "stop"
      ? { kind: "ended", giftId }
      : {
          kind: "monthly",
          giftId,
          amountCents: request.amountCents ?? amountCents,
          at: now.toISOString(),
          nextChargeAt: (request.chargeAt ?? due)?.toISOString() ?? null,
          paused:
            request.kind === "pause" ? { until: request.resumesAt?.toISOString() ?? null } : null,
        };
  await noteSent(db, request, now);
  await db.transaction((tx) => recordFact(tx, fact, recording));
};

const send = async (deps: Sending, request: StoredRequest, recording: Recording) => {
  const { db, stripe } = deps;
  const { now } = recording;
  const refuse = (reason: string) =>
    db.transaction((tx) => refuseRequest(tx, request, reason, recording));
  if (request.sentAt) return;
  const gift = await giftOfRequest(db, request);
  // With another key than yesterday's: it waits, and the screens say so.
  if (!isReachable(gift, deps)) return;
  if (gift.provider === "sandbox")
    return doAsTest(deps, request, { ...recording, source: "sandbox" });
  if (!stripe || !gift.subscription)
    return refuse("Our payment processor has no such monthly gift.");
  const subscription = await stripe.subscriptionOf(gift.subscription);
  if (!subscription) return refuse("Our payment processor has no such monthly gift.");
  if (subscription.isOver) {
    const ended = { kind: "ended", giftId: gift.id } as const;
    return db.transaction((tx) => recordFact(tx, ended, recording));
  }
  const planned = await plan(db, request, subscription.nextCharge ?? now, now);
  if (!planned) return;
  const refusal = await stripe
    .tellMonthly(gift.subscription, planned, subscription)
    .catch(async (error) => {
      if (isKeptFailure(error)) await takeNextKey(db, planned);
      throw error;
    });
  return refusal ? refuse(`Our payment processor says: ${refusal}`) : noteSent(db, request, now);
};

/** Those that were told and whose report has not come are looked for among the provider's reports. */
const askForReports = async (deps: Sending) => {
  const { db, stripe } = deps;
  const open = (await waitingRequests(db)).filter(({ sentAt }) => sentAt !== null);
  const [first] = open;
  if (!stripe || !first) return;
  await replaySince(deps, stripe, new Date(first.askedAt.getTime() - clocksApart));
};

/** What it was never told goes on being tried: a card may be charged until a stop arrives. */
const refuseLate = async ({ db, doubtDate }: Sending, recording: Recording) => {
  const latest = recording.now.getTime() - longestWait;
  const open = await waitingRequests(db);
  const late = open.filter(({ sentAt }) => sentAt && sentAt.getTime() < latest);
  if (late.length === 0 || (await doubtDate())) return;
  const reason = "Our payment processor did not confirm it within a day.";
  for (const request of late)
    await db.transaction((tx) => refuseRequest(tx, request, reason, recording));
};

/** Tells the card provider what was asked of monthly gifts. Answers how many requests it looked at. */
export const sendMonthlyRequests = async (deps: Sending) => {
  const { db, log } = deps;
  let looked = 0;
  await withLease(db, "monthly requests", longestRunSeconds, deps.now(), async () => {
    const recording = await recordingFrom(deps, "reconciler");
    for (const request of await waitingRequests(db)) {
      looked += 1;
      await send(deps, request, recording).catch((error) =>
        // The next run tries again; the others do not wait for it.
        log("monthly request not sent", { request: request.id, reason: String(error) }),
      );
    }
    if (looked > 0) await askForReports(deps);
    // Only now: nobody is told that it was not done while the provider cannot be asked.
    await refuseLate(deps, recording);
  });
  return looked;
};
