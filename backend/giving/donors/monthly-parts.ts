import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { monthlyView } from "#backend/giving/monthly/view.ts";
import { longDate } from "#backend/giving/receipts/receipts.ts";
import { type Markup, markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import { formatDollars } from "#rules/donation.ts";
import { reach } from "./unknown-link.ts";

// What a donor reads and presses, on the page behind a receipt's link and on their own pages.

export type View = NonNullable<Awaited<ReturnType<typeof monthlyView>>>;

export const amountLine = ({ amountCents }: View) =>
  markup`<p class="large">${formatDollars(amountCents)} <small>every month</small></p>`;

export const standing = ({ paused, nextCharge }: View, { state }: Gift): Markup => {
  if (state === "ended")
    return markup`<p>This gift has stopped. Your card is not charged again.</p>`;
  if (!nextCharge)
    return markup`<p>${paused ? "This gift is paused." : "It runs until you stop it."}</p>`;
  return markup`<p>${paused ? "This gift is paused. Your card is charged again on" : "Your card is charged next on"} ${longDate(nextCharge)}.</p>`;
};

/** Nothing is called done before the card provider says so. */
export const latestWords = ({ latest }: View, site: Site): Markup | undefined => {
  if (latest?.state === "waiting")
    return markup`<div role="status"><p>You asked us to ${latest.words}. It is not done yet: we are waiting for our payment partner to confirm it, usually for a few seconds. We will email you when it is done.</p>
<p><a href="">Check again</a></p></div>`;
  if (latest?.state === "refused")
    return markup`<p role="alert">Nothing has changed: our payment partner could not ${latest.words}. Please ${reach(site)}, and we will take care of it.</p>`;
  if (latest?.state === "done")
    return markup`<p role="status">Done: you asked us to ${latest.words}. We have emailed you.</p>`;
  return undefined;
};

export const waits = ({ latest }: View) => latest?.state === "waiting";

export const pauseButtons = (view: View) =>
  !view.paused &&
  !waits(view) &&
  view.pauses.map(
    ({ months, goesOn }) =>
      markup`<button name="action" value="${`pause ${months}`}">Pause for ${months === 1 ? "1 month" : `${months} months`}${goesOn && `, until ${longDate(goesOn)}`}</button>`,
  );

/** There at once and in one click, whatever else waits. */
export const stopButton = (view: View) =>
  !(waits(view) && view.latest?.words === "stop it") &&
  markup`<button class="primary" name="action" value="stop">Stop this gift</button>`;

/** What a button asks for, as the rules for requests read it. */
export const wantedBy = (action: string | null) => {
  const months = /^pause ([123])$/.exec(action ?? "")?.[1];
  return months ? { what: "pause", months: Number(months) } : { what: action };
};
