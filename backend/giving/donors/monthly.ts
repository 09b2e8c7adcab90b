import type { Deps } from "#backend/deps.ts";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { askMonthly } from "#backend/giving/monthly/ask.ts";
import { openPortal } from "#backend/giving/monthly/portal.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import { shortDate } from "#backend/giving/receipts/statement.ts";
import {
  languageFor,
  type Sentence,
  type Speech,
  sayRefusal,
  speak,
} from "#backend/giving/spanish/say.ts";
import type { PortalStep } from "#backend/giving/stripe/portal.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import type { Page } from "#backend/http/page.ts";
import { hiddenField, problemSummary } from "#backend/http/page-form.ts";
import { firstMessage, statusOf } from "#backend/http/refusal.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { cardPortalOrigin, formatDollars, monthlyAmounts } from "#rules/donation.ts";
import { minutesText } from "#rules/in-words.ts";
import type { Language } from "#rules/languages.ts";
import { lastChargeDay, monthlyRequest, nextChargeOn, ordinal } from "#rules/monthly.ts";
import {
  amountLine,
  latestWords,
  pauseButtons,
  resumeWords,
  standing,
  stopButton,
  stopWaits,
  type View,
  waits,
  wantedBy,
} from "./monthly-parts.ts";
import { ownGift, whose } from "./own-gifts.ts";
import { answerDonor, inLanguage, pathTo } from "./paths.ts";
import { type PortalStanding, portalStanding } from "./portal-standing.ts";
import { type Donor, forDonor } from "./sessions.ts";
import { reach } from "./unknown-link.ts";

/** Each tells the card provider and sends an email. Stopping is never refused. */
const changesOfGift: Limit = { name: "donor's changes of a gift", most: 20, seconds: 86_400 };

const choice = (
  name: string,
  label: string,
  options: { value: string; words: string }[],
): Markup => markup`<div class="field"><label for="${name}">${label}</label>
<select${attributes({ id: name, name })}>
${options.map(({ value, words }) => markup`<option value="${value}">${words}</option>\n`)}</select></div>`;

/** Each with the day of its next charge: nobody has to save a day to learn what it means. */
const dayChoices = ({ day, nextCharge }: View, now: Date, { say, language }: Speech) => {
  const named = (one: number) => (language === "en" ? ordinal(one) : one);
  const days = Array.from({ length: lastChargeDay }, (_, at) => at + 1).filter((d) => d !== day);
  if (!nextCharge || !day)
    return [
      { value: "", words: say("As now") },
      ...days.map((one) => ({ value: String(one), words: say("The {day}", { day: named(one) }) })),
    ];
  // Short: a phone shows no more of a choice in one line.
  const on = (date: Date) => shortDate(date, language);
  return [
    {
      value: "",
      words: say("The {day}, as now: {date}", {
        day: named(day),
        date: on(nextCharge),
      }),
    },
    ...days.map((one) => ({
      value: String(one),
      words: say("The {day}: {date}", {
        day: named(one),
        date: on(nextChargeOn(one, nextCharge, now)),
      }),
    })),
  ];
};

/** What stays is the first choice, and sends nothing: an amount of the past may be none of ours. */
const changeForm = (view: View, now: Date, speech: Speech) => {
  const { say } = speech;
  const { amountCents } = view;
  const amounts = monthlyAmounts.filter((amount) => amount * 100 !== amountCents);
  return markup`<h2>${say("Change it")}</h2>
<form method="post">
${hiddenField("key", crypto.randomUUID())}
${choice("amount", say("Amount each month"), [
  { value: "", words: say("{amount}, as now", { amount: formatDollars(amountCents) }) },
  ...amounts.map((amount) => ({ value: String(amount), words: formatDollars(amount * 100) })),
])}
${choice("day", say(view.nextCharge ? "Day of the month, with the next charge" : "Day of the month"), dayChoices(view, now, speech))}
<div class="buttons"><button name="action" value="change">${say("Save the change")}</button></div>
</form>
<p class="hint">${say("Starts with the next charge. Nothing is charged for the change itself.")}</p>`;
};

const pauseOrStopForm = (view: View, speech: Speech) => {
  const { say } = speech;
  return markup`${view.changeable && markup`<h2>${say(view.paused ? "Resume or stop" : "Pause or stop")}</h2>`}
<form method="post">
${hiddenField("key", crypto.randomUUID())}
<div class="buttons">
${pauseButtons(view, speech)}
${view.paused && !waits(view) && markup`<button name="action" value="resume">${resumeWords(view, speech)}</button>`}
${stopButton(view, speech)}
</div>
</form>`;
};

/** We say "saved" when the card provider does. */
const portalWords: Record<PortalStep, Record<PortalStanding, Sentence | undefined>> = {
  payment_method_update: {
    waiting:
      "If you saved a new card, we are waiting for our payment partner to confirm it, usually for a minute. Until then your gift goes on with the old one.",
    saved: "Saved: we’ll charge your new card starting with the next charge.",
    none: undefined,
  },
  customer_update: {
    waiting:
      "If you saved a new billing address, we are waiting for our payment partner to confirm it, usually for a minute.",
    saved: "Saved: our payment partner has your new billing address.",
    none: undefined,
  },
};

type Portals = Record<PortalStep, PortalStanding>;

const portalForm = (
  portals: Portals,
  { state }: Gift,
  { say }: Speech,
) => markup`<h2>${say("Card and billing address")}</h2>
${
  state === "past_due" &&
  markup`<p role="alert">${say("Your last monthly gift did not go through. Please use another card, or check this one with your bank.")}</p>`
}
${(["payment_method_update", "customer_update"] as const).map((step) => {
  const words = portalWords[step][portals[step]];
  return (
    words &&
    markup`<p role="status">${say(words)}${portals[step] === "waiting" && markup` <a href="">${say("Check again")}</a>`}</p>\n`
  );
})}
<form method="post">
<div class="buttons">
<button name="action" value="card">${say("Use a new card")}</button>
<button name="action" value="billing">${say("Change the billing address")}</button>
</div>
</form>
<p class="hint">${say("Both open a page of our payment partner. We never see your card number.")}</p>`;

type Shown = { gift: Gift; view: View; portals: Portals; site: Site; now: Date; home: string };

const pageOf = (
  { gift, view, portals, site, now, home }: Shown,
  speech: Speech,
  problem?: string,
): Page => {
  const { say, tell } = speech;
  return {
    title: say("Your monthly gift"),
    leadsTo: [cardPortalOrigin],
    ...(!gift.livemode && { banner: say("Test: no card is charged") }),
    content: markup`${amountLine(view, speech)}
${problem && problemSummary([{ message: problem }], say("This was not done"))}
${standing(view, gift, speech)}
${latestWords(view, site, speech)}
${view.changeable && !view.paused && !waits(view) && changeForm(view, now, speech)}
${view.stoppable && !stopWaits(view) && pauseOrStopForm(view, speech)}
${view.changeable && portalForm(portals, gift, speech)}
<p class="hint">${tell("Something else? Please {reach}.", { reach: reach(site, speech) })}</p>
<p><a href="${home}">${say("Back to My giving")}</a></p>`,
  };
};

const unknownGift = (home: string, { say }: Speech): Page => ({
  title: say("There is nothing here"),
  status: 404,
  content: markup`<p>${say("We could not find this among your gifts.")}</p>
<p><a href="${home}">${say("Back to My giving")}</a></p>`,
});

const giftAsked = (deps: Deps, c: AppContext, donor: Donor) =>
  ownGift(deps.db, c.req.query("gift") ?? "", whose(donor, deps));

const answer = async (deps: Deps, c: AppContext, donor: Donor, refused?: Refused) => {
  const { db, settings } = deps;
  const speech = speak(languageFor(c));
  const home = pathTo(settings, "", speech.language);
  const gift = await giftAsked(deps, c, donor);
  const view = gift && (await monthlyView(db, gift.id, deps));
  if (!gift || !view) return answerDonor(c, settings, unknownGift(home, speech));
  const now = deps.now();
  const portals = await portalStanding(db, gift.id, now);
  const shown = { gift, view, portals, site: c.get("site"), now, home };
  const page = pageOf(shown, speech, refused && sayRefusal(c, refused.message));
  return answerDonor(c, settings, { ...page, status: refused ? statusOf(refused) : 200 });
};

export const showOwnMonthlyGift = (deps: Deps) =>
  forDonor(deps, (c: AppContext, donor) => answer(deps, c, donor));

const chosen = (form: URLSearchParams, name: string) => {
  const text = form.get(name);
  return text ? Number(text) : null;
};

const ask = async (deps: Deps, gift: Gift, form: URLSearchParams) => {
  const asked = monthlyRequest.safeParse({
    id: gift.id,
    key: form.get("key"),
    amount: chosen(form, "amount"),
    day: chosen(form, "day"),
    ...wantedBy(form.get("action")),
  });
  if (!asked.success) throw invalid(firstMessage(asked.error));
  const recording = { ...(await recordingFrom(deps, "donor")), source: "donor" as const };
  await deps.db.transaction(async (tx) => {
    await askMonthly(tx, asked.data, recording, deps);
    if (asked.data.what === "stop") return;
    const turn = await takeFromLimit(tx, changesOfGift, gift.id);
    // Thrown, so that nothing is asked.
    if (!turn.allowed)
      throw new Refused(
        "too-many",
        `This gift was changed many times today. Please try again in ${minutesText(turn.retryAfterSeconds)}.`,
      );
  });
  deps.wake?.("monthly");
};

const steps: Record<string, PortalStep> = {
  card: "payment_method_update",
  billing: "customer_update",
};

const visitPortal = async (deps: Deps, gift: Gift, step: PortalStep, language: Language) => {
  const back = inLanguage(`${deps.settings.functionsUrl}/giving/monthly?gift=${gift.id}`, language);
  try {
    const url = await openPortal(deps, gift, step, back, language);
    const recording = await recordingFrom(deps, "donor");
    if (step === "customer_update")
      await writeEvent(deps.db, gift.id, stepOf("billing page opened", recording));
    return url;
  } catch (error) {
    if (!(error instanceof CheckoutUnavailable)) throw error;
    deps.log("card page unavailable", { gift: gift.id, ...error.details });
    throw invalid("We could not reach our payment partner. Nothing has changed. Please try again.");
  }
};

/** Changes, pauses, resumes or stops it, or leads to the card provider's page for one step. */
export const changeOwnMonthlyGift = (deps: Deps) =>
  forDonor(deps, async (c: AppContext, donor) => {
    const language = languageFor(c);
    const form = await readFormEntries(c);
    const gift = await giftAsked(deps, c, donor);
    if (gift?.frequency !== "monthly") return answer(deps, c, donor);
    const action = form.get("action") ?? "";
    const step = Object.hasOwn(steps, action) ? steps[action] : undefined;
    try {
      if (step) return c.redirect(await visitPortal(deps, gift, step, language), 303);
      await ask(deps, gift, form);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return answer(deps, c, donor, error);
    }
    // A page of its own, so that Back and Reload do not send the form again.
    return c.redirect(pathTo(deps.settings, `/monthly?gift=${gift.id}`, language), 303);
  });
