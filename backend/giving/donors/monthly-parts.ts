import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { monthlyView } from "#backend/giving/monthly/view.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import type { Speech } from "#backend/giving/spanish/say.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import { formatDollars } from "#rules/donation.ts";
import { requestInWords } from "#rules/monthly.ts";
import { requestInSpanish } from "#rules/monthly-in-spanish.ts";
import { reach } from "./unknown-link.ts";

// What a donor reads and presses, on the page behind a receipt's link and on their own pages.

export type View = NonNullable<Awaited<ReturnType<typeof monthlyView>>>;

/** What stopped is not shown as if it ran. */
export const amountLine = ({ amountCents, running }: View, { say }: Speech) =>
  running &&
  markup`<p class="large">${formatDollars(amountCents)} <small>${say("every month")}</small></p>`;

export const waits = ({ latest }: View) => latest?.state === "waiting";

/** We stop by ourselves what a failed first charge leaves behind, and send no email about that. */
const isOurs = ({ latest }: View) => latest?.source === "site";

const isStop = ({ latest }: View) => latest?.asked.kind === "stop";

/** What its bank has not sent yet, or not sent at all. */
const beforeFirstPayment = (
  { amountCents, endedEarly }: View,
  state: "pending" | "failed",
  { say }: Speech,
) => {
  const amount = formatDollars(amountCents);
  if (state === "failed")
    return markup`<p>${say("This monthly gift did not start, because its first charge did not go through.")}${endedEarly && ` ${say("You will not be charged.")}`}</p>`;
  if (endedEarly)
    return markup`<p>${say("This gift has stopped. Your bank was already sending the first {amount}, which may still arrive. Nothing more is charged.", { amount })}</p>`;
  return markup`<p>${say("Your bank is still sending the first {amount} of this monthly gift. You can stop the gift now, or pause it once the money has arrived.", { amount })}</p>
<p>${say("If you stop it now, nothing more is charged, but the first {amount} may still arrive.", { amount })}</p>`;
};

/** Then nothing else can be asked of it. */
export const stopWaits = (view: View) => waits(view) && isStop(view);

export const standing = (view: View, { state }: Gift, speech: Speech): Markup | undefined => {
  const { say, language } = speech;
  const { paused, nextCharge } = view;
  if (state === "ended")
    return markup`<p>${say(
      isStop(view) && !isOurs(view) && view.latest?.state === "done"
        ? "Your card will not be charged again."
        : "This gift has stopped. Your card will not be charged again.",
    )}</p>`;
  // No next charge above the words that it was asked to stop.
  if (stopWaits(view)) return undefined;
  if (state === "pending" || state === "failed") return beforeFirstPayment(view, state, speech);
  if (!nextCharge)
    return markup`<p>${say(paused ? "This gift is paused." : "It runs until you stop it.")}</p>`;
  const date = longDate(nextCharge, language);
  return markup`<p>${say(
    paused
      ? "This gift is paused. Your card is charged again on {date}."
      : "Your card is charged next on {date}.",
    { date },
  )}</p>`;
};

/** Nothing is called done before the card provider says so. */
export const latestWords = (view: View, site: Site, speech: Speech): Markup | undefined => {
  const { latest } = view;
  if (!latest) return undefined;
  const { say, tell, language } = speech;
  const { asked, state } = latest;
  const change = language === "es" ? requestInSpanish(asked) : requestInWords(asked);
  if (isOurs(view) && state === "waiting")
    return markup`<p role="status">${say("We are stopping this monthly gift, because its first charge did not go through. There is nothing for you to do.")}</p>`;
  if (isOurs(view) && state === "done") return undefined;
  switch (state) {
    case "waiting":
      return markup`<div role="status"><p>${say("You asked us to {change}. It is not done yet: we are waiting for our payment partner to confirm it, usually for a few seconds. We will email you when it is done.", { change })}</p>
<p><a href="">${say("Check again")}</a></p></div>`;
    case "refused":
      return markup`<p role="alert">${tell("Nothing has changed: our payment partner could not {change}. Please {reach}, and we will take care of it.", { change, reach: reach(site, speech) })}</p>`;
    case "done":
      if (asked.kind === "stop")
        return markup`<p role="status">${say("Your monthly gift has stopped. We’ve emailed you a confirmation.")}</p>`;
      return markup`<p role="status">${say("Done: you asked us to {change}. We have emailed you.", { change })}</p>`;
    default:
      return undefined;
  }
};

const pauseWords = (months: number, goesOn: Date | null, { say, language }: Speech) => {
  const date = goesOn ? longDate(goesOn, language) : "";
  if (months === 1)
    return say(goesOn ? "Pause for 1 month, until {date}" : "Pause for 1 month", { date });
  const n = months;
  return say(goesOn ? "Pause for {n} months, until {date}" : "Pause for {n} months", { n, date });
};

export const pauseButtons = (view: View, speech: Speech) =>
  view.changeable &&
  !view.paused &&
  !waits(view) &&
  view.pauses.map(
    ({ months, goesOn }) =>
      markup`<button name="action" value="${`pause ${months}`}">${pauseWords(months, goesOn, speech)}</button>`,
  );

export const resumeWords = ({ resumesOn }: View, { say, language }: Speech) =>
  resumesOn
    ? say("Resume now: next charge on {date}", { date: longDate(resumesOn, language) })
    : say("Resume now");

/** There at once and in one click, whatever else waits. */
export const stopButton = (view: View, { say }: Speech) =>
  !stopWaits(view) &&
  markup`<button class="primary" name="action" value="stop">${say("Stop this gift")}</button>`;

/** What a button asks for, as the rules for requests read it. */
export const wantedBy = (action: string | null) => {
  const months = /^pause ([123])$/.exec(action ?? "")?.[1];
  return months ? { what: "pause", months: Number(months) } : { what: action };
};
