import type { Deps } from "#backend/deps.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import {
  findGiftByIntent,
  lockGift,
  moveGift,
  rememberCheckout,
  startGift,
} from "#backend/giving/ledger/ledger.ts";
import { crowdNotice, queueNotice } from "#backend/giving/office/staff-notices.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { widestOf } from "#backend/storage/networks.ts";
import { oneAtATimeByKey } from "#backend/storage/queue.ts";
import type { Frequency } from "#rules/donation.ts";
import { type Checkout, CheckoutUnavailable } from "./checkout.ts";
import { admitGift } from "./limits.ts";
import { shortenCheckout } from "./open-checkouts.ts";

export type GiftRequest = {
  amountCents: number;
  frequency: Frequency;
  /** The donor's intent: the same key asks for the same gift. */
  intentKey: string | null;
  address: string;
};

type GivingDeps = Deps & { checkout: Checkout };

export type Beginning =
  | { url: string }
  | { refused: "too many"; retryAfterSeconds: number }
  | { refused: "key used for another gift" }
  | { refused: "checkout expired" }
  | { refused: "not set up" }
  | { refused: "unavailable"; status: 502 | 503 | 504 };

/** How long a donor may take. */
const checkoutMinutes = 60;
/** While very many are open: Stripe allows no less than 30 minutes from when it gets to it. */
const crowdedCheckoutMinutes = 31;
/** Longer than any attempt lasts: whoever had the gift in hand is gone. */
const abandonedAfterMs = 30_000;
const firstPollMs = 50;
const longestPollMs = 1000;
/** As long as the first request can take with its one retry. */
const longestWaitMs = 22_000;

/** Who is told every minute stops reading. */
const oneMailAnHour: Limit = { name: "alarm about checkouts", most: 1, seconds: 3600 };

/** Very many checkouts at once: donors go on giving, and staff look whether it is an attack. */
const raiseAlarm = async (
  tx: Database,
  { log, settings, checkout }: GivingDeps,
  site: Site,
  now: Date,
) => {
  const turn = await takeFromLimit(tx, oneMailAnHour, "staff");
  if (!turn.allowed) return;
  log("very many checkouts");
  await queueNotice(tx, crowdNotice(now, checkout.livemode), { now, settings, site });
};

class TooMany extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super("Too many gifts at once.");
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Gifts of one network wait for each other at its limit. They do so here: with connections in hand
 * they would leave none to anybody else.
 */
const byNetwork = () => {
  const inTurn = oneAtATimeByKey("Very many gifts of one network are waiting.", longestWaitMs);
  return <Result>(address: string, work: () => Promise<Result>) => inTurn(widestOf(address), work);
};

/** Records a gift and opens its checkout. One key makes one gift, however many ask at once. */
export const giftBeginner = ({ checkout, ...others }: Deps) => {
  const inTurn = byNetwork();
  return async (request: GiftRequest): Promise<Beginning> => {
    if (!checkout) return { refused: "not set up" };
    const deps = { ...others, checkout };
    const started = await inTurn(request.address, () => start(deps, request)).catch((error) => {
      if (error instanceof TooMany) return error;
      throw error;
    });
    if (started instanceof TooMany)
      return { refused: "too many", retryAfterSeconds: started.retryAfterSeconds };
    if (started) return openCheckout(deps, started);
    // Only a key can be taken already.
    return follow(deps, request, request.intentKey ?? "");
  };
};

const start = async (deps: GivingDeps, request: GiftRequest) => {
  const site = await deps.site();
  return deps.db.transaction(async (tx) => {
    const createdAt = deps.now();
    const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
    const expiresAt = after(checkoutMinutes);
    const { provider, livemode } = deps.checkout;
    const gift = await startGift(tx, { ...request, provider, livemode, createdAt, expiresAt });
    if (!gift) return undefined;
    const admission = await admitGift(tx, gift, request.address, createdAt);
    // Thrown, so that the gift is rolled back.
    if (!admission.allowed) throw new TooMany(admission.retryAfterSeconds);
    if (admission.crowded) {
      await shortenCheckout(tx, gift, after(crowdedCheckoutMinutes));
      await raiseAlarm(tx, deps, site, createdAt);
    }
    return gift;
  });
};

const openCheckout = async (deps: GivingDeps, gift: Gift): Promise<Beginning> => {
  const step = { source: "donor" as const, at: deps.now() };
  try {
    const checkout = await deps.checkout.open(gift, await deps.site());
    await deps.db.transaction(async (tx) => {
      const locked = await lockGift(tx, gift.id);
      if (!locked || locked.checkoutUrl) return;
      await rememberCheckout(tx, locked, checkout);
      await moveGift(tx, locked, "open", { ...step, kind: "open" });
    });
    return { url: checkout.url };
  } catch (error) {
    if (!(error instanceof CheckoutUnavailable)) throw error;
    deps.log("checkout unavailable", { gift: gift.id, ...error.details });
    // Should the provider have opened one after all, nobody ever learns its address.
    await deps.db.transaction(async (tx) => {
      const locked = await lockGift(tx, gift.id);
      if (locked) await moveGift(tx, locked, "failed", { ...step, kind: "checkout unavailable" });
    });
    return { refused: "unavailable", status: error.status };
  }
};

/** Another request with this key came first: wait for its checkout and answer the same. */
const follow = async (deps: GivingDeps, request: GiftRequest, key: string): Promise<Beginning> => {
  const deadline = Date.now() + longestWaitMs;
  for (let pause = firstPollMs; ; pause = Math.min(pause * 1.5, longestPollMs)) {
    const gift = await findGiftByIntent(deps.db, key);
    if (!gift || gift.state === "failed" || gift.state === "canceled")
      return { refused: "unavailable", status: 502 };
    if (gift.amountCents !== request.amountCents || gift.frequency !== request.frequency)
      return { refused: "key used for another gift" };
    if (gift.state === "open" && gift.expiresAt < deps.now())
      return { refused: "checkout expired" };
    if (gift.checkoutUrl) return { url: gift.checkoutUrl };
    if (deps.now().getTime() - gift.createdAt.getTime() > abandonedAfterMs)
      return openCheckout(deps, gift);
    if (Date.now() > deadline) return { refused: "unavailable", status: 504 };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};
