import { raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { markIcon } from "#backend/look.ts";
import { type Markup, markup } from "#backend/markup.ts";
import { addressLine, telHref } from "#rules/address.ts";
import type { AppContext } from "./context.ts";
import { pageStyles } from "./page-styles.ts";

export type Page = {
  title: string;
  content: Markup;
  /** The tab's name where the heading is not enough to tell the page from the one before. */
  tab?: string;
  banner?: string;
  status?: ContentfulStatusCode;
  /** Origins the page's form may end at after a redirect, beside our own. */
  leadsTo?: string[];
};

/** Everything comes with it: no script, no file, nothing from elsewhere. */
export const answerPage = (c: AppContext, { siteUrl }: { siteUrl: string }, page: Page) => {
  const nonce = crypto.randomUUID();
  const { title, content, tab = title, banner, status = 200, leadsTo = [] } = page;
  const { organisation } = c.get("site");
  const { fullName, phone, email } = organisation;
  // Styles hold no value from outside. Escaping would turn their quotes into nonsense.
  const styles = raw(pageStyles);
  return c.html(
    markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<title>${tab} | ${organisation.name}</title>
<link rel="icon" href="${markIcon}" type="image/svg+xml">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header>
${banner && markup`<p class="banner">${banner}</p>`}
<p class="site"><a href="${siteUrl}/">${fullName}</a></p>
</header>
<main>
<h1>${title}</h1>
${content}
</main>
<footer>
<p><a class="tel" href="${telHref(phone)}">${phone}</a> · <a href="mailto:${email}">${email}</a></p>
<p>${addressLine(organisation.address)}</p>
</footer>
</body>
</html>
`,
    status,
    {
      "content-security-policy": [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        // The icon: a page without one is asked for /favicon.ico, which the policy would refuse.
        "img-src data:",
        // Browsers also hold the redirect after a form to this list.
        ["form-action 'self'", new URL(siteUrl).origin, ...leadsTo].join(" "),
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      // The address may hold a secret: no more than its origin goes anywhere, and nothing into a
      // search engine. Without the origin browsers would not say whose form they send.
      "referrer-policy": "strict-origin",
      "x-robots-tag": "noindex",
    },
  );
};

export const linkButton = (label: string, href: string) =>
  markup`<div class="buttons"><a class="button primary" href="${href}">${label}</a></div>`;
