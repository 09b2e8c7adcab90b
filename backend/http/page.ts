import { createHash } from "node:crypto";
import { raw } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { colors, fonts, markIcon } from "#backend/look.ts";
import { attributes, type Markup, markup } from "#backend/markup.ts";
import type { Organisation } from "#content/organisation.ts";
import { addressLine, telHref } from "#rules/address.ts";
import { type Language, pathIn } from "#rules/languages.ts";
import type { AppContext } from "./context.ts";

/** Sizes in rem only: who doubles their text gets a page of twice the size, and nothing cut off. */
const pageStyles = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
html { background: ${colors.paper}; color: ${colors.ink}; font: 100%/1.55 ${fonts.sans}; -webkit-text-size-adjust: none; text-size-adjust: none; }
body { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
.banner { margin: 0; padding: .9rem 1rem; background: ${colors.gold300}; font-weight: 700; text-align: center; border-bottom: 4px dashed ${colors.gold700}; }
.site, main, footer { max-width: 38rem; margin: 0 auto; padding: 1.25rem; }
.site { padding-bottom: .75rem; }
.site a { color: ${colors.brick600}; font: 600 1.25rem/1.3 ${fonts.display}; text-decoration: none; }
.site a:hover { text-decoration: underline; }
.site .other { float: right; margin-left: 1rem; color: ${colors.lake700}; font: 600 1rem/1.6 ${fonts.sans}; }
main { background: ${colors.white}; border-top: 6px solid ${colors.brick600}; }
h1, h2 { margin: 0 0 .75rem; color: ${colors.lake800}; font: 600 1.75rem/1.2 ${fonts.display}; text-wrap: balance; overflow-wrap: break-word; }
h2 { margin-top: 1.5rem; font-size: 1.25rem; line-height: 1.3; }
p, ul { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
a { color: ${colors.lake700}; }
.large { margin-bottom: 1.5rem; color: ${colors.brick600}; font: 600 2.25rem/1.2 ${fonts.display}; }
.large small { color: ${colors.inkSoft}; font-size: 1rem; }
.hint, footer { color: ${colors.inkSoft}; font-size: .9375rem; }
.tel { white-space: nowrap; }
footer p { margin: 0 0 .25rem; }
.problems { margin-bottom: 1.5rem; padding: .9rem 1rem; background: ${colors.brick100}; border-left: 4px solid ${colors.brick600}; color: ${colors.brick900}; }
.problems h2 { margin: 0 0 .5rem; color: inherit; }
.problems :last-child { margin-bottom: 0; }
.problems a { color: inherit; }
.field { margin: 0 0 1.25rem; padding: 0; border: 0; min-width: 0; }
.field > label, legend { display: block; padding: 0; margin-bottom: .3rem; font-weight: 600; }
.field > .hint, .field > .problem { margin: 0 0 .3rem; }
.problem { color: ${colors.brick700}; font-weight: 600; }
input, textarea, select { width: 100%; min-height: 3rem; padding: .6rem .75rem; border: 2px solid ${colors.inkSoft}; border-radius: .375rem; background: ${colors.white}; color: inherit; font: inherit; }
textarea { min-height: 10rem; resize: vertical; }
[aria-invalid=true] { border-color: ${colors.brick600}; background: ${colors.brick100}; }
.field > .choice { display: flex; margin: 0; font-weight: 400; gap: .75rem; align-items: center; min-height: 2.75rem; }
.choice input { flex: none; width: 1.5rem; height: 1.5rem; min-height: 0; margin: 0; accent-color: ${colors.lake700}; }
.card { margin-bottom: 1.5rem; padding: 1rem; border: 1px solid ${colors.inkSoft}; border-radius: .375rem; }
.card img { display: block; width: 100%; height: auto; margin-bottom: 1rem; }
.typed { white-space: pre-wrap; }
.lines { white-space: pre-line; }
dl { display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: ${colors.inkSoft}; }
dd { margin: 0; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-size: .9375rem; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid ${colors.inkSoft}; text-align: left; vertical-align: top; }
.amount { padding-right: 0; text-align: right; white-space: nowrap; }
.buttons { display: grid; gap: .75rem; margin: 1.5rem 0 1rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .6rem 1rem; border: 2px solid ${colors.brick700}; border-radius: .375rem; background: ${colors.white}; color: ${colors.brick700}; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: ${colors.brick600}; border-color: ${colors.brick600}; color: ${colors.white}; }
.primary:hover { background: ${colors.brick700}; border-color: ${colors.brick700}; }
:focus-visible { outline: 3px solid ${colors.lake500}; outline-offset: 3px; border-radius: 4px; }
@media (min-width: 40rem) {
  .site, footer { padding-inline: 2rem; }
  main { padding: 2rem; border-radius: 0 0 .5rem .5rem; }
}
@media print {
  html, main { background: none; }
  .site, main, footer { max-width: none; padding-inline: 0; }
  .screen { display: none; }
  tr { break-inside: avoid; }
}
`;

/** By its content and not by a secret of the moment: the same page is the same to the byte. */
const styleSource = `'sha256-${createHash("sha256").update(pageStyles).digest("base64")}'`;

export type Page = {
  title: string;
  content: Markup;
  /** The tab's name where the heading is not enough to tell the page from the one before. */
  tab?: string;
  banner?: string;
  status?: ContentfulStatusCode;
  /** Pictures of the site. */
  showsPictures?: boolean;
  /** Origins the page's form may end at after a redirect, beside our own. */
  leadsTo?: string[];
  /** Where the page stands in the other language of the site. */
  inOtherLanguage?: string;
};

type Drawn = Pick<Page, "title" | "content" | "tab" | "banner" | "inOtherLanguage"> & {
  language: Language;
  organisation: Organisation;
  siteUrl: string;
};

/** Everything comes with it: no script, no file, nothing from elsewhere. */
export const pageMarkup = (page: Drawn) => {
  const { title, content, tab = title, banner, inOtherLanguage } = page;
  const { language, organisation, siteUrl } = page;
  const { fullName, phone, email } = organisation;
  // Styles hold no value from outside. Escaping would turn their quotes into nonsense.
  const styles = raw(pageStyles);
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no">
<title>${tab} | ${organisation.name}</title>
<link rel="icon" href="${markIcon}" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<header>
${banner && markup`<p class="banner">${banner}</p>`}
<p class="site">${inOtherLanguage && otherLanguageLink(language, inOtherLanguage)}<a href="${siteUrl}${pathIn(language, "/")}">${fullName}</a></p>
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
`;
};

export const answerPage = (c: AppContext, { siteUrl }: { siteUrl: string }, page: Page) => {
  const { status = 200, leadsTo = [] } = page;
  const origin = new URL(siteUrl).origin;
  const { organisation } = c.get("site");
  return c.html(
    pageMarkup({ ...page, language: c.get("language") ?? "en", organisation, siteUrl }),
    status,
    {
      "content-security-policy": [
        "default-src 'none'",
        `style-src ${styleSource}`,
        // The icon: a page without one is asked for /favicon.ico, which the policy would refuse.
        `img-src data:${page.showsPictures ? ` ${origin}` : ""}`,
        // Browsers also hold the redirect after a form to this list.
        ["form-action 'self'", origin, ...leadsTo].join(" "),
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

/** Named in its own language, as on the site. */
const otherLanguageLink = (language: Language, href: string) => {
  const [other, name] = language === "es" ? ["en", "English"] : ["es", "Español"];
  return markup`<a${attributes({ class: "other", lang: other, hreflang: other, href })}>${name}</a>`;
};

export const linkButton = (label: string, href: string) =>
  markup`<div class="buttons"><a class="button primary" href="${href}">${label}</a></div>`;
