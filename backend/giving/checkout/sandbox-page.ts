import type { Gift } from "#backend/giving/ledger/gift.ts";
import type { Page } from "#backend/http/page.ts";
import { linkButton } from "#backend/http/page.ts";
import { type Problem, problemSummary, textField } from "#backend/http/page-form.ts";
import { markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import { formatDollars } from "#rules/donation.ts";
import { cancelUrl, successUrl } from "./checkout.ts";

const banner = "Test checkout: no card is charged";

const amountLine = ({ amountCents, frequency }: Gift) =>
  markup`<p class="large">${formatDollars(amountCents)} <small>${
    frequency === "monthly" ? "every month" : "one-time gift"
  }</small></p>`;

type Entered = { name: string; email: string };

export const checkoutPage = (
  site: Site,
  gift: Gift,
  entered: Entered = { name: "", email: "" },
  problem?: Problem,
): Page => {
  const about = (field: string) => (problem?.field === field ? problem.message : undefined);
  return {
    title: `Your gift to ${site.organisation.fullName}`,
    tab: problem ? "Please check" : "Your gift",
    banner,
    content: markup`${amountLine(gift)}
${problem && problemSummary([problem], problem.field ? undefined : "The payment did not go through")}
<form method="post">
${textField({ name: "name", label: "Name", value: entered.name, problem: about("name") }, { autocomplete: "name", maxlength: 100 })}
${textField(
  {
    name: "email",
    label: "Email",
    value: entered.email,
    hint: "Your receipt goes to this address.",
    problem: about("email"),
  },
  { type: "email", autocomplete: "email", maxlength: 254, required: true },
)}
<div class="buttons">
<button class="primary" name="action" value="pay">Pay</button>
<button name="action" value="decline" formnovalidate>Decline</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
<p class="hint">Pay acts as if a card was accepted, Decline as if a bank refused it.</p>`,
  };
};

export const finishedPage = (gift: Gift, siteUrl: string): Page => {
  const canceled = ["canceled", "failed", "open", "started"].includes(gift.state);
  return {
    title: canceled ? "This checkout is over" : "This gift is complete",
    banner,
    content: markup`${amountLine(gift)}
<p>${canceled ? "Nothing was given." : "It will not be taken a second time."}</p>
${canceled ? linkButton("Start again", cancelUrl(siteUrl, gift)) : linkButton("Continue", successUrl(siteUrl, gift))}`,
  };
};
