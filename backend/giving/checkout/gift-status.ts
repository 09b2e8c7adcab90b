import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import type { Gift, GiftState } from "#backend/giving/ledger/gift.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { paymentsOfGift } from "#backend/giving/ledger/payments.ts";
import { cardsOf, isGiftKept } from "#backend/giving/tributes/cards.ts";
import { tributeUrl } from "#backend/giving/tributes/link.ts";
import { readJson } from "#backend/http/body.ts";
import type { AppContext } from "#backend/http/context.ts";

const publicState = {
  started: "open",
  open: "open",
  pending: "pending",
  review: "open",
  paid: "paid",
  active: "paid",
  past_due: "paid",
  disputed: "paid",
  ended: "ended",
  failed: "failed",
  canceled: "canceled",
  refunded: "refunded",
  lost: "refunded",
} satisfies Record<GiftState, string>;

const question = z.object({ reference: z.string() });

/** With what the donor added for the fee, once it is known. */
const givenCents = async ({ db }: Deps, { id, amountCents, feeCoverCents }: Gift) => {
  if (feeCoverCents === null) return amountCents;
  const [payment] = await paymentsOfGift(db, id, "state <> 'review'");
  return payment?.amountCents ?? amountCents;
};

const hour = 3_600_000;

/**
 * While the thank-you page is still open, and only until there is a card: its address lies in
 * histories, and a card names other people. After that the link is in the receipt alone.
 */
const asksWhomToTell = async ({ db, now, settings }: Deps, gift: Gift) => {
  const isOpen = now().getTime() - gift.createdAt.getTime() < hour;
  if (!isOpen || !(await isGiftKept(db, gift.id))) return {};
  if ((await cardsOf(db, [gift.id])).length > 0) return {};
  return { tribute: tributeUrl(settings, gift), honoree: gift.honoree ?? undefined };
};

/** Not counted: whoever asks again and again reads one row each time, and a count would write three. */
export const giftStatus = (deps: Deps) => async (c: AppContext) => {
  const asked = question.safeParse(c.req.method === "GET" ? c.req.query() : await readJson(c));
  if (!asked.success) return c.json({ error: "Please send the reference of a gift." }, 400);
  const gift = await findGift(deps.db, asked.data.reference.toLowerCase());
  if (!gift) return c.json({ error: "There is no gift with this reference." }, 404);
  return c.json({
    state: publicState[gift.state],
    amount: (await givenCents(deps, gift)) / 100,
    frequency: gift.frequency,
    test: !gift.livemode,
    ...(await asksWhomToTell(deps, gift)),
  });
};
