import type { Deps } from "#backend/deps.ts";
import { sandboxPortalUrl } from "#backend/giving/checkout/sandbox-portal.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { PortalStep } from "#backend/giving/stripe/portal.ts";
import { invalid, Refused } from "#backend/refused.ts";
import { nullable, text } from "#backend/storage/columns.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { minutesText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { isReachable, isRunning } from "./ask.ts";

/** Each is a call to the card provider. */
const pagesOfGift: Limit = { name: "card pages of one gift", most: 10, seconds: 3600 };

type Opening = Pick<Deps, "db" | "stripe" | "checkout" | "settings">;

/**
 * The address of the card provider's own page for one step of this monthly gift, which leads back
 * to `returnUrl`. Rejects with `Refused`, or with `CheckoutUnavailable` when the provider fails.
 */
export const openPortal = async (
  deps: Opening,
  gift: Gift,
  step: PortalStep,
  returnUrl: string,
  language: Language = "en",
): Promise<string> => {
  const { db, stripe, settings } = deps;
  if (gift.frequency !== "monthly" || !isRunning(gift))
    throw new Refused("changed-meanwhile", "This monthly gift has ended.");
  const elsewhere = invalid(
    "This gift belongs to a different Stripe account than the one set up here.",
  );
  if (!isReachable(gift, deps)) throw elsewhere;
  const turn = await takeFromLimit(db, pagesOfGift, gift.id);
  if (!turn.allowed)
    throw new Refused(
      "too-many",
      `This page was opened many times. Please try again in ${minutesText(turn.retryAfterSeconds)}.`,
    );
  if (gift.provider === "sandbox")
    return sandboxPortalUrl(settings, gift, step, returnUrl, language);
  const { customer } = await db.one(
    { customer: nullable(text) },
    "select customer_reference as customer from gifts where id = $1",
    [gift.id],
  );
  if (!stripe || !customer) throw elsewhere;
  const { url, openedAt } = await stripe.openPortal(customer, step, returnUrl, language);
  if (step === "payment_method_update")
    await db.query("insert into card_updates (gift_id, opened_at) values ($1, $2)", [
      gift.id,
      openedAt,
    ]);
  return url;
};
