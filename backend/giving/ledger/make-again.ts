import { offeredCover, successUrl } from "#backend/giving/checkout/checkout.ts";
import type { Database } from "#backend/storage/database.ts";
import { largestGiftCents, smallestGiftCents, toCents } from "#rules/donation.ts";
import type { CheckoutFact, GiftFact } from "./facts.ts";
import { isGiftId, lockGift, startGift } from "./ledger.ts";
import { type Recording, stepOf } from "./recording.ts";

const askedIn = (returnUrl: string) => {
  const amount = URL.canParse(returnUrl) && new URL(returnUrl).searchParams.get("amount");
  const cents = toCents(Number(amount)) ?? 0;
  return cents >= smallestGiftCents && cents <= largestGiftCents ? cents : undefined;
};

/** Only of a checkout that leads back to our own page, with this gift's number and amount. */
const askedOf = ({ giftId, begun }: CheckoutFact, { settings }: Recording) => {
  if (!begun || !isGiftId(giftId)) return undefined;
  const { checkout, returnUrl, frequency, language, campaign, createdAt, expiresAt } = begun;
  const amountCents = askedIn(returnUrl);
  if (amountCents === undefined) return undefined;
  const chosen = { id: giftId, amountCents, frequency, language, campaign };
  if (successUrl(settings.siteUrl, chosen) !== returnUrl) return undefined;
  return {
    ...chosen,
    checkoutReference: checkout,
    feeCoverCents: offeredCover(settings, chosen),
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
  };
};

/** A backup that was restored lacks the gifts made since: what their checkouts tell brings them back. */
export const makeAgain = async (tx: Database, fact: GiftFact, recording: Recording) => {
  if (fact.kind !== "paid" && fact.kind !== "pending") return undefined;
  const asked = askedOf(fact, recording);
  if (!asked) return undefined;
  const { livemode } = fact;
  const startedBy = stepOf("made again", recording);
  await startGift(tx, { ...asked, livemode, provider: "stripe", intentKey: null, startedBy });
  return lockGift(tx, asked.id);
};
