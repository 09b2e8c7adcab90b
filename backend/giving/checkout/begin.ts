import type { Deps } from "#backend/deps.ts";
import { campaignProblem } from "#backend/giving/campaigns/campaigns.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import {
  findGiftByIntent,
  lockGift,
  moveGift,
  type NewGift,
  startGift,
} from "#backend/giving/ledger/ledger.ts";
import { type Recording, recordingFrom } from "#backend/giving/ledger/recording.ts";
import { crowdNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import { senderAt } from "#backend/mail/may-write.ts";
import { type Database, DatabaseUnavailable } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { fewAtATimeByKey } from "#backend/storage/queue.ts";
import { minutesText } from "#rules/in-words.ts";
import { type Checkout, CheckoutUnavailable, offeredCover } from "./checkout.ts";
import { admitGift } from "./limits.ts";
import { checkoutOpener } from "./open-checkout.ts";
import { shortenCheckout } from "./open-checkouts.ts";

type GiftRequest = Pick<
  NewGift,
  "amountCents" | "frequency" | "intentKey" | "campaign" | "linkWords" | "language"
> & {
  address: string;
};

type GivingDeps = Deps & { checkout: Checkout; open: ReturnType<typeof checkoutOpener> };

export type Beginning =
  | { url: string }
  | { error: string; status: 409 | 422 | 429 | 502 | 503 | 504; retryAfterSeconds?: number };

const unavailable = (status: 502 | 503 | 504): Beginning => ({
  error: "We could not reach our payment provider. You have not been charged. Please try again.",
  status,
});

const checkoutMinutes = 60;
/** While very many are open: Stripe allows no less than 30 minutes from when it gets to it. */
const crowdedCheckoutMinutes = 31;
/** Longer than any attempt lasts: whoever had the gift in hand is gone. */
const abandonedAfterMs = 45_000;
const firstPollMs = 50;
const longestPollMs = 1000;
/** As long as the first request can take with its retries, once it is begun. */
const longestWaitMs = 30_000;
/** Together with that shorter than a proxy waits for us. */
const longestTurnMs = 9_000;

/** Who is told every minute stops reading. */
const oneMailAnHour: Limit = { name: "alarm about checkouts", most: 1, seconds: 3600 };

/** Very many checkouts at once: donors go on giving, and staff look whether it is an attack. */
const raiseAlarm = async (tx: Database, { livemode }: Checkout, recording: Recording) => {
  const turn = await takeFromLimit(tx, oneMailAnHour, "staff");
  if (!turn.allowed) return;
  recording.log("very many checkouts");
  await queueNotice(tx, crowdNotice(recording.now, livemode), recording);
};

/** More would only wait for each other, and let messages and sign-ins wait with them. */
const begunAtOnce = 3;

class TooMany extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(
      `We are receiving a lot of gifts right now. Please try again in ${minutesText(retryAfterSeconds)}.`,
    );
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const giftBeginner = ({ checkout, ...others }: Deps) => {
  // Gifts of one network wait for each other at its limit, and all of them where everybody's are
  // counted. They do so here: with connections in hand they would leave none to anybody else.
  const inTurn = fewAtATimeByKey({
    most: begunAtOnce,
    refusal: () => new DatabaseUnavailable("Very many gifts are waiting."),
    waitMs: longestTurnMs,
  });
  const open = checkout && checkoutOpener(checkout);
  return async (request: GiftRequest): Promise<Beginning> => {
    if (!(checkout && open)) {
      const { phone } = (await others.site()).organisation;
      const error = `Online giving is not set up yet. Please call us at ${phone}: we’ll be glad to tell you other ways to give.`;
      return { error, status: 503 };
    }
    const deps = { ...others, checkout, open };
    const closed =
      request.campaign && campaignProblem(await deps.site(), request.campaign, deps.now());
    if (closed) return { error: closed, status: 422 };
    try {
      const gift = await inTurn(widestOf(request.address), () => start(deps, request));
      // Only a key can be taken already.
      return await (gift
        ? openCheckout(deps, gift, request)
        : follow(deps, request, request.intentKey ?? ""));
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      const { message, retryAfterSeconds } = error;
      return { error: message, status: 429, retryAfterSeconds };
    }
  };
};

const start = async (deps: GivingDeps, request: GiftRequest) => {
  const recording = await recordingFrom(deps, "donor");
  const { provider, livemode } = deps.checkout;
  const begunFrom = livemode ? null : await senderAt(request.address);
  return deps.db.transaction(async (tx) => {
    const createdAt = recording.now;
    const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
    const expiresAt = after(checkoutMinutes);
    const gift = await startGift(tx, {
      ...request,
      provider,
      livemode,
      createdAt,
      expiresAt,
      feeCoverCents: offeredCover(deps.settings, request),
      begunFrom,
    });
    if (!gift) return undefined;
    const admission = await admitGift(tx, gift, request.address, createdAt);
    // Thrown, so that the gift is rolled back.
    if (!admission.allowed) throw new TooMany(admission.retryAfterSeconds);
    if (admission.crowded) {
      await shortenCheckout(tx, gift, after(crowdedCheckoutMinutes));
      await raiseAlarm(tx, deps.checkout, recording);
    }
    return gift;
  });
};

const openCheckout = async (
  deps: GivingDeps,
  gift: Gift,
  { address }: GiftRequest,
): Promise<Beginning> => {
  const step = { source: "donor" as const, at: deps.now() };
  try {
    const { url, reference } = await deps.open(gift, await deps.site(), address);
    await deps.db.transaction(async (tx) => {
      const locked = await lockGift(tx, gift.id);
      if (!locked || locked.checkoutUrl) return;
      await tx.query("update gifts set checkout_url = $2, checkout_reference = $3 where id = $1", [
        gift.id,
        url,
        reference,
      ]);
      await moveGift(tx, locked, "open", { ...step, kind: "open" });
    });
    return { url };
  } catch (error) {
    if (!(error instanceof CheckoutUnavailable)) throw error;
    deps.log("checkout unavailable", { gift: gift.id, ...error.details });
    // Should the provider have opened one after all, nobody ever learns its address.
    await deps.db.transaction(async (tx) => {
      const locked = await lockGift(tx, gift.id);
      if (locked) await moveGift(tx, locked, "failed", { ...step, kind: "checkout unavailable" });
    });
    return unavailable(error.status);
  }
};

const follow = async (deps: GivingDeps, request: GiftRequest, key: string): Promise<Beginning> => {
  const deadline = Date.now() + longestWaitMs;
  for (let pause = firstPollMs; ; pause = Math.min(pause * 1.5, longestPollMs)) {
    const gift = await findGiftByIntent(deps.db, key);
    if (!gift || gift.state === "failed" || gift.state === "canceled") return unavailable(502);
    if (gift.amountCents !== request.amountCents || gift.frequency !== request.frequency)
      return {
        error: "This gift was already started with another amount. Please try again.",
        status: 422,
      };
    if (gift.state === "open" && gift.expiresAt < deps.now())
      return { error: "This checkout has expired. Please start your gift again.", status: 409 };
    if (gift.checkoutUrl) return { url: gift.checkoutUrl };
    if (deps.now().getTime() - gift.createdAt.getTime() > abandonedAfterMs)
      return openCheckout(deps, gift, request);
    if (Date.now() > deadline) return unavailable(504);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
