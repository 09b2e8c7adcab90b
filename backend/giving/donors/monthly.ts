import type { Deps } from "#backend/deps.ts";
import { CheckoutUnavailable } from "#backend/giving/checkout/checkout.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { writeEvent } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom, stepOf } from "#backend/giving/ledger/recording.ts";
import { openPortal } from "#backend/giving/monthly/portal.ts";
import { askMonthly } from "#backend/giving/monthly/requests.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import type { PortalStep } from "#backend/giving/stripe/portal.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { hiddenField, problemSummary } from "#backend/http/page-form.ts";
import { firstMessage, statusOf } from "#backend/http/refusal.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import { invalid, Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import { type Limit, takeFromLimit } from "#backend/storage/limits.ts";
import { cardPortalOrigin, formatDollars, monthlyAmounts } from "#rules/donation.ts";
import { minutesText } from "#rules/in-words.ts";
import { lastChargeDay, monthlyRequest, ordinal } from "#rules/monthly.ts";
import {
  amountLine,
  latestWords,
  pauseButtons,
  standing,
  stopButton,
  type View,
  waits,
  wantedBy,
} from "./monthly-parts.ts";
import { ownGift, whose } from "./own-gifts.ts";
import { pathTo } from "./paths.ts";
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

/** What stays is the first choice, and sends nothing: an amount of the past may be none of ours. */
const changeForm = ({ amountCents, day }: View) => {
  const amounts = monthlyAmounts.filter((amount) => amount * 100 !== amountCents);
  const days = Array.from({ length: lastChargeDay }, (_, at) => at + 1).filter((d) => d !== day);
  return markup`<h2>Change it</h2>
<form method="post">
${hiddenField("key", crypto.randomUUID())}
${choice("amount", "Amount each month", [
  { value: "", words: `${formatDollars(amountCents)}, as now` },
  ...amounts.map((amount) => ({ value: String(amount), words: formatDollars(amount * 100) })),
])}
${choice("day", "Day of the month", [
  { value: "", words: day ? `The ${ordinal(day)}, as now` : "As now" },
  ...days.map((one) => ({ value: String(one), words: `The ${ordinal(one)}` })),
])}
<div class="buttons"><button name="action" value="change">Save the change</button></div>
</form>
<p class="hint">It counts from the next charge on. Nothing is charged for the change itself.</p>`;
};

const pauseOrStopForm = (
  view: View,
) => markup`<h2>${view.paused ? "Resume or stop" : "Pause or stop"}</h2>
<form method="post">
${hiddenField("key", crypto.randomUUID())}
<div class="buttons">
${pauseButtons(view)}
${view.paused && !waits(view) && markup`<button name="action" value="resume">Resume now</button>`}
${stopButton(view)}
</div>
</form>`;

/** We say "saved" when the card provider does. */
const portalWords: Record<PortalStep, Record<PortalStanding, string | undefined>> = {
  payment_method_update: {
    waiting:
      "If you saved a new card, we are waiting for our payment partner to confirm it, usually for a minute. Until then your gift goes on with the old one.",
    saved: "Saved: your new card pays from the next charge on.",
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

const portalForm = (portals: Portals, { state }: Gift) => markup`<h2>Card and billing address</h2>
${
  state === "past_due" &&
  markup`<p role="alert">Your last monthly gift did not go through. Please use another card, or check this one with your bank.</p>`
}
${(["payment_method_update", "customer_update"] as const).map((step) => {
  const words = portalWords[step][portals[step]];
  return (
    words &&
    markup`<p role="status">${words}${portals[step] === "waiting" && markup` <a href="">Check again</a>`}</p>\n`
  );
})}
<form method="post">
<div class="buttons">
<button name="action" value="card">Use a new card</button>
<button name="action" value="billing">Change the billing address</button>
</div>
</form>
<p class="hint">Both open a page of our payment partner. We never see your card number.</p>`;

type Shown = { gift: Gift; view: View; portals: Portals; site: Site };

const pageOf = ({ gift, view, portals, site }: Shown, home: string, problem?: string): Page => ({
  title: "Your monthly gift",
  leadsTo: [cardPortalOrigin],
  ...(!gift.livemode && { banner: "Test: no card is charged" }),
  content: markup`${amountLine(view)}
${problem && problemSummary([{ message: problem }], "This was not done")}
${standing(view, gift)}
${latestWords(view, site)}
${
  view.changeable &&
  markup`${!view.paused && !waits(view) && changeForm(view)}
${pauseOrStopForm(view)}
${portalForm(portals, gift)}`
}
<p class="hint">Something else? Please ${reach(site)}.</p>
<p><a href="${home}">Back to My giving</a></p>`,
});

const unknownGift = (home: string): Page => ({
  title: "There is nothing here",
  status: 404,
  content: markup`<p>We could not find this among your gifts.</p>
<p><a href="${home}">Back to My giving</a></p>`,
});

const giftAsked = (deps: Deps, c: AppContext, donor: Donor) =>
  ownGift(deps.db, c.req.query("gift") ?? "", whose(donor, deps));

const answer = async (deps: Deps, c: AppContext, donor: Donor, refused?: Refused) => {
  const { db, settings } = deps;
  const home = pathTo(settings);
  const gift = await giftAsked(deps, c, donor);
  const view = gift && (await monthlyView(db, gift.id, deps));
  if (!gift || !view) return answerPage(c, settings, unknownGift(home));
  const portals = await portalStanding(db, gift.id, deps.now());
  const shown = { gift, view, portals, site: c.get("site") };
  const page = pageOf(shown, home, refused?.message);
  return answerPage(c, settings, { ...page, status: refused ? statusOf(refused) : 200 });
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

const visitPortal = async (deps: Deps, gift: Gift, step: PortalStep) => {
  const { functionsUrl } = deps.settings;
  try {
    const url = await openPortal(
      deps,
      gift,
      step,
      `${functionsUrl}/giving/monthly?gift=${gift.id}`,
    );
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
    const form = await readFormEntries(c);
    const gift = await giftAsked(deps, c, donor);
    if (gift?.frequency !== "monthly") return answer(deps, c, donor);
    const action = form.get("action") ?? "";
    const step = Object.hasOwn(steps, action) ? steps[action] : undefined;
    try {
      if (step) return c.redirect(await visitPortal(deps, gift, step), 303);
      await ask(deps, gift, form);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return answer(deps, c, donor, error);
    }
    // A page of its own, so that Back and Reload do not send the form again.
    return c.redirect(pathTo(deps.settings, `/monthly?gift=${gift.id}`), 303);
  });
