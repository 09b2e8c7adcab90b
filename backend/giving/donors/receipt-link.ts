import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { askMonthly } from "#backend/giving/monthly/ask.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import { languageFor, type Speech, sayRefusal, speak } from "#backend/giving/spanish/say.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import type { Page } from "#backend/http/page.ts";
import { hiddenField, problemSummary } from "#backend/http/page-form.ts";
import { statusOf } from "#backend/http/refusal.ts";
import { type Markup, markup } from "#backend/markup.ts";
import { notFound, Refused } from "#backend/refused.ts";
import type { Settings } from "#backend/settings.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { monthlyRequest } from "#rules/monthly.ts";
import {
  amountLine,
  latestWords,
  pauseButtons,
  standing,
  stopButton,
  stopWaits,
  type View,
  wantedBy,
} from "./monthly-parts.ts";
import { answerDonor, pathTo, samePage } from "./paths.ts";
import { reach, unknownLink } from "./unknown-link.ts";

const giftOf = async (db: Database, token: string) =>
  z.guid().safeParse(token).success
    ? db.row(giftRow, `select ${giftColumns} from gifts where donor_token = $1`, [token])
    : undefined;

const choices = (view: View, speech: Speech): Markup | undefined =>
  view.stoppable && !stopWaits(view)
    ? markup`<form method="post">
${hiddenField("key", crypto.randomUUID())}
<div class="buttons">
${pauseButtons(view, speech)}
${stopButton(view, speech)}
</div>
</form>`
    : undefined;

const pageOf = (
  gift: Gift,
  view: View,
  { site, settings }: { site: Site; settings: Settings },
  speech: Speech,
  problem?: string,
): Page => {
  const { say, tell, language } = speech;
  const link = markup`<a href="${pathTo(settings, "", language)}">${say("My giving")}</a>`;
  return {
    title: say("Your monthly gift"),
    ...(!gift.livemode && { banner: say("Test: no card is charged") }),
    content: markup`${amountLine(view, speech)}
${problem && problemSummary([{ message: problem }], say("This was not done"))}
${standing(view, gift, speech)}
${latestWords(view, site, speech)}
${choices(view, speech)}
${view.running && markup`<p class="hint">${tell("To change the amount, the day or your card, open {link}, {reach}.", { link, reach: reach(site, speech) })}</p>`}`,
  };
};

const answer = async (deps: Deps, c: AppContext, refused?: Refused) => {
  const site = c.get("site");
  const gift = await giftOf(deps.db, c.req.query("token") ?? "");
  const view = gift && (await monthlyView(deps.db, gift.id, deps));
  const speech = speak(languageFor(c, gift?.language));
  if (!gift || !view) return answerDonor(c, deps.settings, unknownLink(site, speech));
  const problem = refused && sayRefusal(c, refused.message);
  const page = pageOf(gift, view, { site, settings: deps.settings }, speech, problem);
  return answerDonor(c, deps.settings, { ...page, status: refused ? statusOf(refused) : 200 });
};

/** Scanners open links too: only the buttons, which a person presses, change anything. */
export const showMonthlyGift = (deps: Deps) => (c: AppContext) => answer(deps, c);

/** Pauses or stops the one gift that the link belongs to. Everything else goes another way. */
export const askForMonthlyGift = (deps: Deps) => async (c: AppContext) => {
  // The link is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site")
    throw notFound("We couldn't find this gift.");
  const token = c.req.query("token") ?? "";
  const form = await readFormEntries(c);
  const gift = await giftOf(deps.db, token);
  const asked = monthlyRequest.safeParse({
    id: gift?.id,
    key: form.get("key"),
    ...wantedBy(form.get("action")),
  });
  const allowed = asked.success && (asked.data.what === "pause" || asked.data.what === "stop");
  if (!gift || !allowed) return answer(deps, c);
  const recording = { ...(await recordingFrom(deps, "donor")), source: "donor" as const };
  try {
    await deps.db.transaction((tx) => askMonthly(tx, asked.data, recording, deps));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return answer(deps, c, error);
  }
  deps.wake?.("monthly");
  // A page of its own, so that Back and Reload do not send the form again.
  return c.redirect(samePage(c, { token }), 303);
};
