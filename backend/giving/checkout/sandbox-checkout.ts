import type { Deps } from "#backend/deps.ts";
import { titleOf } from "#backend/giving/campaigns/campaigns.ts";
import type { Fact } from "#backend/giving/ledger/facts.ts";
import type { Gift } from "#backend/giving/ledger/gift.ts";
import { findGift, lockGift, moveGift, writeEvent } from "#backend/giving/ledger/ledger.ts";
import { recordFact } from "#backend/giving/ledger/record.ts";
import { recordingFrom } from "#backend/giving/ledger/recording.ts";
import type { AppContext } from "#backend/http/context.ts";
import { readFormEntries } from "#backend/http/form-post.ts";
import { answerPage, linkButton, type Page } from "#backend/http/page.ts";
import {
  checkbox,
  type Problem,
  problemSummary,
  selectField,
  textField,
} from "#backend/http/page-form.ts";
import { sayIn } from "#backend/http/spanish-answers.ts";
import { markup } from "#backend/markup.ts";
import { notFound } from "#backend/refused.ts";
import type { Site } from "#backend/site.ts";
import {
  designationLabel,
  designations,
  feeCoverLabel,
  honoreeIn,
  honoreeLabel,
  longestHonoree,
  whereNeeded,
} from "#rules/checkout-fields.ts";
import { formatDollars } from "#rules/donation.ts";
import { emailAddress } from "#rules/email.ts";
import { cancelUrl, successUrl } from "./checkout.ts";

const banner = "Test checkout: no card is charged";
const declined = "Your card was declined. You haven’t been charged. You can try again or cancel.";

const amountLine = ({ amountCents, frequency, language }: Gift) =>
  markup`<p class="large">${formatDollars(amountCents)} <small>${sayIn(language)(
    frequency === "monthly" ? "every month" : "one-time gift",
  )}</small></p>`;

const campaignLine = (site: Site, { campaign }: Gift) =>
  campaign && markup`<p>For ${titleOf(site, campaign)}</p>`;

type Entered = {
  name: string;
  email: string;
  honoree: string;
  designation: string;
  coverFee: boolean;
};

const nothingEntered: Entered = {
  name: "",
  email: "",
  honoree: "",
  designation: "",
  coverFee: false,
};

export const checkoutPage = (
  site: Site,
  gift: Gift,
  typed: Partial<Entered> = {},
  problem?: Problem,
): Page => {
  const say = sayIn(gift.language);
  const said = problem && { ...problem, message: say(problem.message) };
  const entered = { ...nothingEntered, ...typed };
  const about = (field: string) => (said?.field === field ? said.message : undefined);
  return {
    title: `${say("Your gift to")} ${site.organisation.fullName}`,
    tab: say(problem ? "Please check" : "Your gift"),
    banner: say(banner),
    content: markup`${amountLine(gift)}
${campaignLine(site, gift)}
${said && problemSummary([said], say(said.field ? "Please check what you entered" : "The payment did not go through"))}
<form method="post">
${textField({ name: "name", label: say("Name"), value: entered.name, problem: about("name") }, { autocomplete: "name", maxlength: 100 })}
${textField(
  {
    name: "email",
    label: say("Email"),
    value: entered.email,
    hint: say("Your receipt goes to this address."),
    problem: about("email"),
  },
  { type: "email", autocomplete: "email", maxlength: 254, required: true },
)}
${textField({ name: "honoree", label: `${say(honoreeLabel)} ${say("(optional)")}`, value: entered.honoree }, { autocomplete: "off", maxlength: longestHonoree })}
${selectField({
  name: "designation",
  label: `${say(designationLabel)} ${say("(optional)")}`,
  options: Object.values(designations),
  say,
  placeholder: say(whereNeeded),
  value: entered.designation,
})}
${
  gift.feeCoverCents !== null &&
  checkbox({
    name: "cover-fee",
    label: `${say(feeCoverLabel)} ${say("and add")} ${formatDollars(gift.feeCoverCents)}`,
    checked: entered.coverFee,
  })
}
<div class="buttons">
<button class="primary" name="action" value="pay">${say("Pay")}</button>
<button name="action" value="bank">${say("Use a bank account")}</button>
<button name="action" value="decline" formnovalidate>${say("Decline")}</button>
<button name="action" value="cancel" formnovalidate>${say("Cancel")}</button>
</div>
</form>
<p class="hint">${say("Pay acts as if a card was accepted, and Decline as if a bank refused it. From a bank account, the money takes days; here you decide when it arrives.")}</p>`,
  };
};

/** At a bank it takes days until one or the other happens. */
const onItsWayPage = (gift: Gift, siteUrl: string): Page => {
  const say = sayIn(gift.language);
  return {
    title: say("This gift is on its way"),
    banner: say(banner),
    content: markup`${amountLine(gift)}
<p>${say("A bank would now take a few days. In this test, you decide what happens.")}</p>
<form method="post"><div class="buttons">
<button class="primary" name="action" value="arrive">${say("The money arrives")}</button>
<button name="action" value="fail">${say("The bank does not send it")}</button>
</div></form>
<p><a href="${successUrl(siteUrl, gift)}">${say("To the thank-you page")}</a></p>`,
  };
};

const finishedPage = (gift: Gift, siteUrl: string): Page => {
  if (gift.state === "pending") return onItsWayPage(gift, siteUrl);
  const say = sayIn(gift.language);
  const canceled = ["canceled", "failed", "open", "started"].includes(gift.state);
  return {
    title: say(canceled ? "This checkout is over" : "This gift is complete"),
    banner: say(banner),
    content: markup`${amountLine(gift)}
<p>${say(canceled ? "Nothing was given." : "You won’t be charged again.")}</p>
${canceled ? linkButton(say("Start again"), cancelUrl(siteUrl, gift)) : linkButton(say("Continue"), successUrl(siteUrl, gift))}`,
  };
};

const giftOf = async (deps: Deps, c: AppContext): Promise<Gift> => {
  const reference = c.req.param("checkout") ?? "";
  const gift = await findGift(deps.db, reference.replace("test_", ""));
  if (deps.checkout?.provider !== "sandbox" || gift?.checkoutReference !== reference)
    throw notFound("There is no such checkout.");
  c.set("language", gift.language);
  return gift;
};

const canBePaid = (deps: Deps, gift: Gift) => gift.state === "open" && gift.expiresAt > deps.now();

export const showSandboxCheckout = (deps: Deps) => async (c: AppContext) => {
  const gift = await giftOf(deps, c);
  const { settings } = deps;
  if (!canBePaid(deps, gift)) return answerPage(c, settings, finishedPage(gift, settings.siteUrl));
  return answerPage(c, settings, checkoutPage(c.get("site"), gift));
};

export const submitSandboxCheckout = (deps: Deps) => async (c: AppContext) => {
  // The address is secret enough; still, no other site has any business sending this form.
  if (c.req.header("sec-fetch-site") === "cross-site") throw notFound("There is no such checkout.");
  const gift = await giftOf(deps, c);
  const { siteUrl } = deps.settings;
  const form = await readFormEntries(c);
  const action = form.get("action");
  if (gift.state === "pending" && (action === "arrive" || action === "fail")) {
    await settleTransfer(deps, gift, action);
    return c.redirect(successUrl(siteUrl, gift), 303);
  }
  if (!canBePaid(deps, gift)) return answerPage(c, deps.settings, finishedPage(gift, siteUrl));

  const text = (name: string) => form.get(name)?.trim() ?? "";
  const entered: Entered = {
    name: text("name").slice(0, 100),
    email: text("email").slice(0, 254),
    honoree: text("honoree").slice(0, longestHonoree),
    designation: text("designation"),
    coverFee: form.has("cover-fee"),
  };
  switch (action) {
    case "cancel":
      await cancel(deps, gift);
      return c.redirect(cancelUrl(siteUrl, gift), 303);
    case "decline":
      await noteDecline(deps, gift);
      // Answered here, not by a redirect: what was typed may stand in no address, and sending it
      // again is one more decline.
      return answerPage(c, deps.settings, {
        ...checkoutPage(c.get("site"), gift, entered, { message: declined }),
        status: 422,
      });
    case "pay":
    case "bank": {
      const email = emailAddress.safeParse(entered.email);
      if (!email.success)
        return answerPage(c, deps.settings, {
          ...checkoutPage(c.get("site"), gift, entered, {
            message: "Please enter a valid email address for your receipt.",
            field: "email",
          }),
          status: 422,
        });
      const donor = { name: entered.name || null, email: email.data };
      const chosen = { donor, ...addedIn(entered) };
      if (action === "bank") await sendFromBank(deps, gift, chosen);
      else await pay(deps, gift, { ...chosen, amountCents: totalOf(gift, entered) });
      return c.redirect(successUrl(siteUrl, gift), 303);
    }
    default:
      return answerPage(c, deps.settings, checkoutPage(c.get("site"), gift, entered));
  }
};

type Chosen = {
  donor: { name: string | null; email: string | null };
  honoree?: string | null;
  designation?: string | null;
};

const addedIn = ({ honoree, designation }: Entered) => ({
  honoree: honoreeIn(honoree),
  designation: Object.entries(designations).find(([, label]) => label === designation)?.[0] ?? null,
});

const totalOf = ({ amountCents, feeCoverCents }: Gift, { coverFee }: Pick<Entered, "coverFee">) =>
  amountCents + (coverFee ? (feeCoverCents ?? 0) : 0);

/** Reported to the ledger in the same form as Stripe's reports; a second click is a second report. */
const report = async (deps: Deps, fact: Fact) => {
  const recording = await recordingFrom(deps, "sandbox");
  await deps.db.transaction((tx) => recordFact(tx, fact, recording));
};

const pay = (
  deps: Deps,
  { id, currency }: Gift,
  { amountCents, ...chosen }: Chosen & { amountCents: number },
) => {
  const paidAt = deps.now().toISOString();
  const payment = { reference: `test_payment_${id}`, amountCents, currency, paidAt };
  const fact = { kind: "paid" as const, giftId: id, livemode: false, ...chosen, payment };
  return report(deps, fact);
};

/** A bank takes no card fee, so there is none to cover. */
const sendFromBank = (deps: Deps, { id }: Gift, chosen: Chosen) =>
  report(deps, { kind: "pending", giftId: id, livemode: false, ...chosen });

const settleTransfer = (deps: Deps, gift: Gift, action: "arrive" | "fail") => {
  const { id: giftId, amountCents } = gift;
  const donor = { name: gift.donorName, email: gift.donorEmail };
  return action === "arrive"
    ? pay(deps, gift, { donor, amountCents })
    : report(deps, { kind: "failed", giftId, donor });
};

const cancel = ({ db, now }: Deps, gift: Gift) =>
  db.transaction(async (tx) => {
    const locked = await lockGift(tx, gift.id);
    if (locked?.state === "open")
      await moveGift(tx, locked, "canceled", { kind: "canceled", source: "sandbox", at: now() });
  });

/** As at Stripe, a declined card does not end the checkout. That there was one is enough to know. */
const noteDecline = ({ db, now }: Deps, gift: Gift) =>
  db.transaction(async (tx) => {
    if (!(await lockGift(tx, gift.id))) return;
    const before = "select 1 from gift_events where gift_id = $1 and kind = 'declined' limit 1";
    if ((await tx.query(before, [gift.id])).length > 0) return;
    await writeEvent(tx, gift.id, { kind: "declined", source: "sandbox", at: now() });
  });
