import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Deps } from "#backend/deps.ts";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { giftOfCardLink } from "#backend/giving/monthly/card-links.ts";
import { openPortal } from "#backend/giving/monthly/portal.ts";
import { isRunning } from "#backend/giving/monthly/requests.ts";
import { monthlyStanding } from "#backend/giving/monthly/standing.ts";
import type { AppContext } from "#backend/http/context.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { problemSummary } from "#backend/http/page-form.ts";
import { statusOf } from "#backend/http/refusal.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import { notFound, Refused } from "#backend/refused.ts";
import { boolean } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { cardPortalOrigin, formatDollars } from "#rules/donation.ts";
import { reach } from "./unknown-link.ts";

type Linked = { gift: Gift; amountCents: number; saved: boolean; waiting: boolean };

/** What became of a card since the link was made. One that was refused since is not what counts. */
const newCard = (db: Database, giftId: string, since: Date) =>
  db.one(
    { saved: boolean, waiting: boolean },
    `select exists (select from gift_events
              where gift_id = $1 and kind = 'card changed' and at >= $2
                and id > all (select id from gift_events
                  where gift_id = $1 and to_state = 'past_due')) as saved,
            exists (select from card_updates
              where gift_id = $1 and saved_at is null and opened_at >= $2) as waiting`,
    [giftId, since],
  );

const linkedBy = async ({ db, now }: Deps, token: string): Promise<Linked | undefined> => {
  const link = await giftOfCardLink(db, token, now());
  const gift = link && (await findGift(db, link.giftId));
  if (!gift) return undefined;
  const { amountCents } = await monthlyStanding(db, gift.id);
  return { gift, amountCents, ...(await newCard(db, gift.id, link.madeAt)) };
};

/** Nothing is called saved before the card provider says so. */
const standing = ({ gift, saved, waiting }: Linked): Markup | undefined => {
  if (saved)
    return markup`<p role="status">Your new card is saved. ${gift.state === "past_due" ? "The gift that was missed is tried again with it in the next few days." : "Your monthly gift goes on with it."} Thank you.</p>`;
  if (waiting)
    return markup`<div role="status"><p>If you have entered a new card: it is not confirmed yet. We are waiting for our payment partner, usually for a minute or two.</p>
<p><a href="">Check again</a></p></div>`;
  return gift.state === "past_due"
    ? markup`<p>We could not charge your card this time. You can enter a new one here.</p>`
    : undefined;
};

const pageOf = (linked: Linked, deps: Deps, problem?: string): Page => {
  const { gift, amountCents, saved } = linked;
  return {
    title: "The card for your monthly gift",
    ...(!gift.livemode && { banner: "Test: no card is charged" }),
    leadsTo: [new URL(deps.settings.functionsUrl).origin, cardPortalOrigin],
    content: markup`<p class="large">${formatDollars(amountCents)} <small>every month</small></p>
${problem && problemSummary([{ message: problem }], "Nothing has changed")}
${
  isRunning(gift)
    ? markup`${standing(linked)}
<form method="post"><div class="buttons"><button${attributes({ class: saved ? undefined : "primary" })}>${saved ? "Enter another card" : "Enter a new card"}</button></div></form>
<p class="hint">You type it on our payment partner’s page. We never see the number, and nothing is charged for the change itself.</p>`
    : markup`<p>This gift has stopped. Your card is not charged again, and there is nothing to do.</p>`
}`,
  };
};

const answer = async (
  deps: Deps,
  c: AppContext,
  problem?: { text: string; status: ContentfulStatusCode },
) => {
  const site = c.get("site");
  const linked = await linkedBy(deps, c.req.query("token") ?? "");
  if (!linked)
    return answerPage(c, deps.settings, {
      title: "This link no longer works",
      status: 404,
      content: markup`<p>It may be cut off or more than a month old, or your email address was corrected since. You can ask for a new one at <a href="${deps.settings.siteUrl}/giving">${deps.settings.siteUrl}/giving</a>, or ${reach(site)}.</p>`,
    });
  const page = pageOf(linked, deps, problem?.text);
  return answerPage(c, deps.settings, { ...page, status: problem?.status ?? 200 });
};

/** Scanners open links too: only the button, which a person presses, goes on to the card. */
export const showCardLink = (deps: Deps) => (c: AppContext) => answer(deps, c);

/** Leads to the provider's page for a new card of the one gift that the link belongs to. */
export const followCardLink = (deps: Deps) => async (c: AppContext) => {
  // The link is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site") throw notFound("There is no such gift.");
  const token = c.req.query("token") ?? "";
  const linked = await linkedBy(deps, token);
  if (!linked) return answer(deps, c);
  const back = `${deps.settings.functionsUrl}/update-card?${new URLSearchParams({ token })}`;
  try {
    return c.redirect(await openPortal(deps, linked.gift, "payment_method_update", back), 303);
  } catch (error) {
    if (error instanceof Refused)
      return answer(deps, c, { text: error.message, status: statusOf(error) });
    if (!(error instanceof CheckoutUnavailable)) throw error;
    deps.log("card page unavailable", { gift: linked.gift.id, ...error.details });
    const { phone } = c.get("site").organisation;
    return answer(deps, c, {
      text: `We could not reach our payment partner. Please try again in a minute, or call us at ${phone}.`,
      status: error.status,
    });
  }
};
