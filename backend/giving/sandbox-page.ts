import { escapeHtml } from "#backend/mail/look.ts";
import { formatDollars } from "#rules/donation.ts";
import { organisation } from "#rules/organisation.ts";
import type { Gift } from "./gift.ts";
import { cancelUrl, successUrl } from "./return-address.ts";

const styles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #f7f1e7; color: #1f1a16; font: 1.0625rem/1.5 "Public Sans Variable", "Public Sans", system-ui, sans-serif; }
.test { margin: 0; padding: .9rem 1rem; background: #f0c464; color: #1f1a16; font-weight: 700; text-align: center; border-bottom: 4px dashed #8a5a0f; }
main { max-width: 30rem; margin: 2rem auto; padding: 2rem; background: #fff; border-top: 6px solid #9c3822; border-radius: .5rem; }
h1 { margin: 0 0 .25rem; font: 600 1.5rem/1.25 "Fraunces Variable", Fraunces, Georgia, serif; color: #143848; }
.amount { margin: 0 0 1.5rem; font: 600 2.5rem/1.2 "Fraunces Variable", Fraunces, Georgia, serif; color: #9c3822; }
.amount span { font-size: 1rem; color: #574d43; }
label { display: block; margin: 1rem 0 .3rem; font-weight: 600; }
.hint { margin: .3rem 0 0; color: #574d43; font-size: .9375rem; }
input { width: 100%; min-height: 3rem; padding: .6rem .75rem; font: inherit; border: 2px solid #574d43; border-radius: .375rem; background: #fff; color: inherit; }
input[aria-invalid=true] { border-color: #9c3822; }
.problem { padding: .75rem 1rem; background: #f7e0d7; border-left: 4px solid #9c3822; color: #431508; }
.buttons { display: grid; gap: .75rem; margin-top: 1.75rem; }
button, .button { display: block; min-height: 3rem; padding: .6rem 1rem; font: inherit; font-weight: 700; text-align: center; text-decoration: none; border: 2px solid #7c2a18; border-radius: .375rem; background: #fff; color: #7c2a18; cursor: pointer; }
.primary { background: #9c3822; border-color: #9c3822; color: #fff; }
:focus-visible { outline: 3px solid #2a7189; outline-offset: 2px; }
`;

/** Everything on the page comes with it: no script, no file, nothing from elsewhere. */
export const sandboxHeaders = (siteUrl: string, nonce: string) => ({
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    // Browsers also hold the redirect after a form to this list.
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-robots-tag": "noindex",
  "referrer-policy": "no-referrer",
});

const page = (title: string, nonce: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${organisation.name} test checkout</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header class="test">Test checkout: no card is charged</header>
<main>
${content}
</main>
</body>
</html>
`;

const amountLine = (gift: Gift) =>
  `<p class="amount">${formatDollars(gift.amountCents)} <span>${
    gift.frequency === "monthly" ? "every month" : "one-time gift"
  }</span></p>`;

type Entered = { name: string; email: string };
type Problem = { text: string; field?: "email" | "name" };

export const checkoutPage = (
  gift: Gift,
  nonce: string,
  entered: Entered = { name: "", email: "" },
  problem?: Problem,
) => {
  const invalid = (field: string) =>
    problem?.field === field ? ' aria-invalid="true" aria-describedby="problem" autofocus' : "";
  return page(
    problem ? "Please check" : "Your gift",
    nonce,
    `<h1>Your gift to ${escapeHtml(organisation.fullName)}</h1>
${amountLine(gift)}
${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem.text)}</p>` : ""}
<form method="post">
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" maxlength="100" value="${escapeHtml(entered.name)}"${invalid("name")}>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${escapeHtml(entered.email)}"${invalid("email")}>
<p class="hint">Your receipt goes to this address.</p>
<div class="buttons">
<button class="primary" name="action" value="pay">Pay</button>
<button name="action" value="decline" formnovalidate>Decline</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
<p class="hint">Pay acts as if a card was accepted, Decline as if a bank refused it.</p>`,
  );
};

/** For whoever comes back to a checkout that is over. */
export const finishedPage = (gift: Gift, nonce: string, siteUrl: string) => {
  const canceled = ["canceled", "failed", "open", "started"].includes(gift.state);
  const title = canceled ? "This checkout is over" : "This gift is complete";
  const link = canceled
    ? `<a class="button primary" href="${escapeHtml(cancelUrl(siteUrl, gift))}">Start again</a>`
    : `<a class="button primary" href="${escapeHtml(successUrl(siteUrl, gift))}">Continue</a>`;
  return page(
    title,
    nonce,
    `<h1>${title}</h1>\n${amountLine(gift)}\n<p>${
      canceled ? "Nothing was given." : "It will not be taken a second time."
    }</p>\n<div class="buttons">${link}</div>`,
  );
};
