import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Deps } from "#backend/deps.ts";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { findGift } from "#backend/giving/ledger/ledger.ts";
import { isRunning } from "#backend/giving/monthly/ask.ts";
import { giftOfCardLink } from "#backend/giving/monthly/card-links.ts";
import { openPortal } from "#backend/giving/monthly/portal.ts";
import { monthlyStanding } from "#backend/giving/monthly/standing.ts";
import { languageFor, type Speech, sayRefusal, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import type { Page } from "#backend/http/page.ts";
import { problemSummary } from "#backend/http/page-form.ts";
import { statusOf } from "#backend/http/refusal.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import { notFound, Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import { boolean } from "#backend/storage/columns.ts";
import type { Database } from "#backend/storage/database.ts";
import { cardPortalOrigin, formatDollars } from "#rules/donation.ts";
import { givingPath } from "#rules/giving-page.ts";
import { pathIn } from "#rules/languages.ts";
import { answerDonor, samePage } from "./paths.ts";
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
const standing = ({ gift, saved, waiting }: Linked, { say }: Speech): Markup | undefined => {
  const missed = gift.state === "past_due";
  if (saved)
    return markup`<p role="status">${say(
      missed
        ? "Your new card is saved. The gift that was missed is tried again with it in the next few days. Thank you."
        : "Your new card is saved. Your monthly gift goes on with it. Thank you.",
    )}</p>`;
  if (waiting)
    return markup`<div role="status"><p>${say("If you have entered a new card: it is not confirmed yet. We are waiting for our payment partner, usually for a minute or two.")}</p>
<p><a href="">${say("Check again")}</a></p></div>`;
  return missed
    ? markup`<p>${say("We could not charge your card this time. You can enter a new one here.")}</p>`
    : undefined;
};

const pageOf = (linked: Linked, deps: Deps, speech: Speech, problem?: string): Page => {
  const { say } = speech;
  const { gift, amountCents, saved } = linked;
  return {
    title: say("The card for your monthly gift"),
    ...(!gift.livemode && { banner: say("Test: no card is charged") }),
    leadsTo: [new URL(deps.settings.functionsUrl).origin, cardPortalOrigin],
    content: markup`${isRunning(gift) && markup`<p class="large">${formatDollars(amountCents)} <small>${say("every month")}</small></p>`}
${problem && problemSummary([{ message: problem }], say("Nothing has changed"))}
${
  isRunning(gift)
    ? markup`${standing(linked, speech)}
<form method="post"><div class="buttons"><button${attributes({ class: saved ? undefined : "primary" })}>${say(saved ? "Enter another card" : "Enter a new card")}</button></div></form>
<p class="hint">${say("You type it on our payment partner’s page. We never see the number, and nothing is charged for the change itself.")}</p>`
    : markup`<p>${say("This gift has stopped. Your card will not be charged again, and there is nothing to do.")}</p>`
}`,
  };
};

const unknownCardLink = ({ siteUrl }: Settings, site: Site, speech: Speech): Page => {
  const { say, tell, language } = speech;
  const address = `${siteUrl}${pathIn(language, givingPath)}`;
  return {
    title: say("This link no longer works"),
    status: 404,
    content: markup`<p>${tell("It may be cut off or more than a month old, or your email address was corrected since. You can ask for a new one at {link}, or {reach}.", { link: markup`<a href="${address}">${address}</a>`, reach: reach(site, speech) })}</p>`,
  };
};

const answer = async (
  deps: Deps,
  c: AppContext,
  problem?: { text: string; status: ContentfulStatusCode },
) => {
  const linked = await linkedBy(deps, c.req.query("token") ?? "");
  const speech = speak(languageFor(c, linked?.gift.language));
  if (!linked)
    return answerDonor(c, deps.settings, unknownCardLink(deps.settings, c.get("site"), speech));
  const page = pageOf(linked, deps, speech, problem?.text);
  return answerDonor(c, deps.settings, { ...page, status: problem?.status ?? 200 });
};

/** Scanners open links too: only the button, which a person presses, goes on to the card. */
export const showCardLink = (deps: Deps) => (c: AppContext) => answer(deps, c);

/** Leads to the provider's page for a new card of the one gift that the link belongs to. */
export const followCardLink = (deps: Deps) => async (c: AppContext) => {
  // The link is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site")
    throw notFound("We couldn't find this gift.");
  const token = c.req.query("token") ?? "";
  const linked = await linkedBy(deps, token);
  if (!linked) return answer(deps, c);
  const { say, language } = speak(languageFor(c, linked.gift.language));
  const back = `${deps.settings.functionsUrl}/update-card${samePage(c, { token })}`;
  try {
    const step = "payment_method_update";
    return c.redirect(await openPortal(deps, linked.gift, step, back, language), 303);
  } catch (error) {
    if (error instanceof Refused)
      return answer(deps, c, { text: sayRefusal(c, error.message), status: statusOf(error) });
    if (!(error instanceof CheckoutUnavailable)) throw error;
    deps.log("card page unavailable", { gift: linked.gift.id, ...error.details });
    const { phone } = c.get("site").organisation;
    return answer(deps, c, {
      text: say(
        "We could not reach our payment partner. Please try again in a minute, or call us at {phone}.",
        { phone },
      ),
      status: error.status,
    });
  }
};
