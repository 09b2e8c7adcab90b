import { z } from "zod";
import type { Deps } from "#backend/deps.ts";
import { type Gift, giftRow } from "#backend/giving/ledger/gift.ts";
import { giftColumns } from "#backend/giving/ledger/ledger.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import { askMonthly } from "#backend/giving/monthly/requests.ts";
import { monthlyView } from "#backend/giving/monthly/view.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage, type Page } from "#backend/http/page.ts";
import { hiddenField, problemSummary } from "#backend/http/page-form.ts";
import { statusOf } from "#backend/http/refusal.ts";
import { type Markup, markup } from "#backend/markup.ts";
import { notFound, Refused } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import type { Database } from "#backend/storage/database.ts";
import { formatDollars } from "#rules/donation.ts";
import { monthlyRequest } from "#rules/monthly.ts";
import { reach, unknownLink } from "./unknown-link.ts";

type View = NonNullable<Awaited<ReturnType<typeof monthlyView>>>;

const giftOf = async (db: Database, token: string) =>
  z.guid().safeParse(token).success
    ? db.row(giftRow, `select ${giftColumns} from gifts where donor_token = $1`, [token])
    : undefined;

const standing = ({ paused, nextCharge }: View, { state }: Gift): Markup => {
  if (state === "ended")
    return markup`<p>This gift has stopped. Your card is not charged again.</p>`;
  if (!nextCharge)
    return markup`<p>${paused ? "This gift is paused." : "It runs until you stop it."}</p>`;
  return markup`<p>${paused ? "This gift is paused. Your card is charged again on" : "Your card is charged next on"} ${longDate(nextCharge)}.</p>`;
};

/** Nothing is called done before the card provider says so. */
const latestWords = ({ latest }: View, site: Site): Markup | undefined => {
  if (latest?.state === "waiting")
    return markup`<div role="status"><p>You asked us to ${latest.words}. It is not done yet: we are waiting for our payment partner to confirm it, usually for a few seconds. We will email you when it is done.</p>
<p><a href="">Check again</a></p></div>`;
  if (latest?.state === "refused")
    return markup`<p role="alert">Nothing has changed: our payment partner could not ${latest.words}. Please ${reach(site)}, and we will take care of it.</p>`;
  if (latest?.state === "done")
    return markup`<p role="status">Done: you asked us to ${latest.words}. We have emailed you.</p>`;
  return undefined;
};

const choices = ({ changeable, paused, pauses, latest }: View): Markup | undefined => {
  if (!changeable) return undefined;
  const waits = latest?.state === "waiting";
  const mayPause = !paused && !waits;
  return markup`<form method="post">
${hiddenField("key", crypto.randomUUID())}
<div class="buttons">
${
  mayPause &&
  pauses.map(
    ({ months, goesOn }) =>
      markup`<button name="action" value="${`pause ${months}`}">Pause for ${months === 1 ? "1 month" : `${months} months`}${goesOn && `, until ${longDate(goesOn)}`}</button>`,
  )
}
${!(waits && latest.words === "stop it") && markup`<button class="primary" name="action" value="stop">Stop this gift</button>`}
</div>
</form>`;
};

const pageOf = (gift: Gift, view: View, site: Site, problem?: string): Page => ({
  title: "Your monthly gift",
  ...(!gift.livemode && { banner: "Test: no card is charged" }),
  content: markup`<p class="large">${formatDollars(view.amountCents)} <small>every month</small></p>
${problem && problemSummary([{ message: problem }], "This was not done")}
${standing(view, gift)}
${latestWords(view, site)}
${choices(view)}
<p class="hint">To change the amount, the day or your card, please ${reach(site)}.</p>`,
});

const answer = async (deps: Deps, c: AppContext, refused?: Refused) => {
  const site = c.get("site");
  const gift = await giftOf(deps.db, c.req.query("token") ?? "");
  const view = gift && (await monthlyView(deps.db, gift.id, deps));
  if (!gift || !view) return answerPage(c, deps.settings, unknownLink(site));
  const page = pageOf(gift, view, site, refused?.message);
  return answerPage(c, deps.settings, { ...page, status: refused ? statusOf(refused) : 200 });
};

/** Scanners open links too: only the buttons, which a person presses, change anything. */
export const showMonthlyGift = (deps: Deps) => (c: AppContext) => answer(deps, c);

const wantedBy = (action: string | null) => {
  const months = /^pause ([123])$/.exec(action ?? "")?.[1];
  return months ? { what: "pause", months: Number(months) } : { what: action };
};

/** Pauses or stops the one gift that the link belongs to. Everything else goes another way. */
export const askForMonthlyGift = (deps: Deps) => async (c: AppContext) => {
  // The link is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site") throw notFound("There is no such gift.");
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
  return c.redirect(`?${new URLSearchParams({ token })}`, 303);
};
