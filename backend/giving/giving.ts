import type { Subject } from "#backend/subject.ts";
import { givingPaths } from "#rules/giving-page.ts";
import { keptFor } from "#rules/retention.ts";
import { campaignEndpoints } from "./campaigns/desk.ts";
import { campaignProgress, showCampaignProgress } from "./campaigns/progress.ts";
import { createPayment } from "./checkout/create-payment.ts";
import { expectedGiftEndpoints, expectedGiftsCard } from "./checkout/expected-gifts.ts";
import { giftStatus } from "./checkout/gift-status.ts";
import { forgetVisitors } from "./checkout/open-checkouts.ts";
import { showSandboxCheckout, submitSandboxCheckout } from "./checkout/sandbox-checkout.ts";
import { showSandboxPortal, submitSandboxPortal } from "./checkout/sandbox-portal.ts";
import { followCardLink, showCardLink } from "./donors/card-link.ts";
import { saveDetails, showDetails } from "./donors/details.ts";
import { showReceipt, showStatement } from "./donors/documents.ts";
import { answerLinkRequests } from "./donors/links.ts";
import { changeOwnMonthlyGift, showOwnMonthlyGift } from "./donors/monthly.ts";
import { leadToGiving } from "./donors/paths.ts";
import { askForMonthlyGift, showMonthlyGift } from "./donors/receipt-link.ts";
import { askForLink, openLink, showGiving, showLink, signOut } from "./donors/sign-in.ts";
import { announceResuming } from "./monthly/announce.ts";
import { carryCards, lookAtCards } from "./monthly/cards.ts";
import { tellOfMissedCharges } from "./monthly/missed.ts";
import { sendMonthlyRequests } from "./monthly/send.ts";
import { giftEndpoints } from "./office/desk.ts";
import { giftNames } from "./office/log-names.ts";
import { giftsOf, linksOf } from "./office/personal-data.ts";
import { restoredGiving } from "./office/restored.ts";
import { cardSettings } from "./office/settings.ts";
import { gifts } from "./office/staff-commands.ts";
import {
  givingOutside,
  monthlyNotDoneCard,
  pastDueCard,
  reviewCard,
  webhookCard,
  weekOfGiftsCard,
  yearOfGiftsCard,
} from "./office/today.ts";
import { checkUnknownGifts, unknownGiftProblems } from "./office/unknown-gifts.ts";
import { acknowledgementEndpoints } from "./receipts/acknowledgements.ts";
import { sendStatements } from "./receipts/statement-runs.ts";
import { statementEndpoints } from "./receipts/statements-desk.ts";
import { learnFees } from "./stripe/fees.ts";
import { hasAskedLately, reconcile } from "./stripe/reconcile.ts";
import { stripeWebhook } from "./stripe/stripe-webhook.ts";
import { showTribute, submitTribute } from "./tributes/ask.ts";
import { cardsToPrintCard, tributeEndpoints } from "./tributes/desk.ts";
import { cardsTo } from "./tributes/personal-data.ts";
import { sendDueCards } from "./tributes/send.ts";

const minutes = 60;

export const giving = {
  name: "giving",
  functions: [
    {
      method: "POST",
      name: "create-payment",
      handler: createPayment,
      isForm: true,
      boundsItself: true,
    },
    { method: "GET", name: "gift-status", handler: giftStatus },
    { method: "POST", name: "gift-status", handler: giftStatus },
    {
      method: "POST",
      name: "campaign-progress",
      handler: campaignProgress,
      boundsItself: true,
    },
    {
      method: "GET",
      name: "campaign-progress",
      handler: showCampaignProgress,
      boundsItself: true,
    },
    { method: "GET", name: "tribute", handler: showTribute },
    { method: "POST", name: "tribute", handler: submitTribute, isForm: true },
    { method: "POST", name: "stripe-webhook", handler: stripeWebhook, isWebhook: true },
    { method: "GET", name: "monthly-gift", handler: showMonthlyGift },
    { method: "POST", name: "monthly-gift", handler: askForMonthlyGift },
    { method: "GET", name: "update-card", handler: showCardLink },
    { method: "POST", name: "update-card", handler: followCardLink },
    { method: "GET", name: "giving", handler: showGiving },
    { method: "POST", name: "giving", handler: askForLink, isForm: true },
    { method: "GET", name: "giving/link", handler: showLink },
    { method: "POST", name: "giving/link", handler: openLink },
    { method: "GET", name: "giving/receipt", handler: showReceipt },
    { method: "GET", name: "giving/statement", handler: showStatement },
    { method: "GET", name: "giving/details", handler: showDetails },
    { method: "POST", name: "giving/details", handler: saveDetails },
    { method: "GET", name: "giving/monthly", handler: showOwnMonthlyGift },
    { method: "POST", name: "giving/monthly", handler: changeOwnMonthlyGift },
    { method: "POST", name: "giving/sign-out", handler: signOut },
    { method: "GET", name: "sandbox-checkout/:checkout", handler: showSandboxCheckout },
    { method: "POST", name: "sandbox-checkout/:checkout", handler: submitSandboxCheckout },
    { method: "GET", name: "sandbox-portal/:checkout", handler: showSandboxPortal },
    { method: "POST", name: "sandbox-portal/:checkout", handler: submitSandboxPortal },
  ],
  files: givingPaths.map((path) => ({ path, handler: leadToGiving })),
  desk: [
    ...giftEndpoints,
    ...expectedGiftEndpoints,
    ...statementEndpoints,
    ...campaignEndpoints,
    ...acknowledgementEndpoints,
    ...tributeEndpoints,
  ],
  logNames: giftNames,
  today: [
    reviewCard,
    cardsToPrintCard,
    monthlyNotDoneCard,
    pastDueCard,
    webhookCard,
    expectedGiftsCard,
    weekOfGiftsCard,
    yearOfGiftsCard,
  ],
  clock: [
    {
      name: "gifts",
      everySeconds: 5 * minutes,
      async run(deps) {
        await forgetVisitors(deps);
        const reconciled = await reconcile(deps);
        // Gifts found paid have queued their receipts.
        if (reconciled) deps.wake?.("mail");
        return { reconciled };
      },
    },
    {
      name: "monthly",
      // Also after a process has died: donors are told within a minute what became of it.
      everySeconds: 20,
      async run(deps) {
        const looked = await sendMonthlyRequests(deps);
        const hasAsked = await hasAskedLately(deps);
        const announced = hasAsked ? await announceResuming(deps) : 0;
        const missed = hasAsked ? await tellOfMissedCharges(deps) : 0;
        // What is done has queued an email to its donor.
        if (looked + announced + missed > 0) deps.wake?.("mail");
        return { looked, announced, missed };
      },
    },
    {
      name: "new-cards",
      everySeconds: 1 * minutes,
      run: async (deps) => ({ carried: await carryCards(deps) }),
    },
    {
      name: "expiring-cards",
      everySeconds: 60 * minutes,
      async run(deps) {
        if (!(await hasAskedLately(deps))) return { asked: 0, told: 0 };
        const { asked, told } = await lookAtCards(deps);
        if (told > 0) deps.wake?.("mail");
        return { asked, told };
      },
    },
    {
      name: "giving",
      everySeconds: 1 * minutes,
      // The time of an answer must not tell whether somebody was then looked up.
      afterMs: 250,
      run: async (deps) => ({ links: await answerLinkRequests(deps) }),
    },
    {
      name: "fees",
      everySeconds: 10 * minutes,
      run: async (deps) => ({ learned: await learnFees(deps) }),
    },
    {
      name: "cards",
      everySeconds: 1 * minutes,
      async run(deps) {
        const sent = await sendDueCards(deps);
        if (sent > 0) deps.wake?.("mail");
        return { sent };
      },
    },
    {
      name: "statements",
      everySeconds: 1 * minutes,
      async run(deps, { mailsAtOnce }) {
        const sent = await sendStatements(deps, mailsAtOnce);
        if (sent > 0) deps.wake?.("mail");
        return { sent };
      },
    },
  ],
  commands: { gifts },
  keeps: [
    {
      what: "cards about gifts",
      table: "tribute_cards",
      condition: "sent_at < $1",
      age: keptFor.tributeCards,
    },
    {
      what: "payment reports acted on",
      table: "stripe_events",
      condition: "waits_for is null and received_at < $1",
      age: keptFor.paymentReports,
    },
    {
      what: "payment reports about unknown payments",
      table: "stripe_events",
      condition: "waits_for is not null and received_at < $1",
      age: keptFor.paymentReportsWaiting,
    },
    {
      what: "links for a new card",
      table: "card_links",
      condition: "expires_at < $1",
      age: keptFor.cardLinks,
    },
    {
      what: "visits to the page for a new card",
      table: "card_updates",
      condition: "opened_at < $1",
      age: keptFor.cardLinks,
    },
  ],
  personal: [giftsOf, linksOf, cardsTo],
  outside: givingOutside,
  restore: restoredGiving,
  problems: unknownGiftProblems,
  doctor: { settings: cardSettings, data: checkUnknownGifts },
  tables: {
    kept: [
      "gifts",
      "gift_payments",
      "gift_events",
      "gift_refunds",
      "gift_disputes",
      "monthly_requests",
      "tribute_cards",
      "card_links",
      "card_updates",
      "stripe_events",
      "unread_events",
      "donor_addresses",
      "donor_details",
      "statement_runs",
      "statement_recipients",
      "statements_issued",
      "acknowledgements",
    ],
    passing: [
      "checkout_visitors",
      "expected_gifts",
      "donor_link_requests",
      "donor_links",
      "donor_sessions",
    ],
  },
} satisfies Subject;
