import { raw } from "hono/html";
import { colors, fonts } from "#backend/look.ts";
import { attributes, markup } from "#backend/markup.ts";
import type { Site } from "#backend/site.ts";
import { addressLine } from "#rules/address.ts";
import type { Language } from "#rules/languages.ts";
import type { OutgoingMail } from "./mail.ts";
import { keptTogether, keptTogetherInText, notice, type Part } from "./parts.ts";
import { darkStyles, light } from "./scheme.ts";

type Letter = {
  title: string;
  /** What mail programs show beside the subject, before anything is opened. */
  preview: string;
  parts: Part[];
  /** Nothing real has happened: said first, in both bodies. */
  test?: boolean;
  /** In which title and parts are written, where that is not the reader's. */
  writtenIn?: Language;
};

// A number on a line of its own cannot break, also where nothing but the line's length decides.
const footerLines = ({ organisation, language }: Site) => [
  organisation.fullName,
  addressLine(organisation.address),
  organisation.phone,
  organisation.email,
  `${language === "es" ? "Organización sin fines de lucro 501(c)(3)" : "501(c)(3) nonprofit"}, Tax ID ${organisation.taxId}`,
];

const testWords = {
  en: {
    title: "Test",
    notice: "This is a test: no card was charged and no money was given.",
  },
  es: {
    title: "Prueba",
    notice: "Esto es una prueba: no se cobró ninguna tarjeta y no se donó dinero.",
  },
};

export const letter = (
  site: Site,
  { test = false, ...described }: Letter,
): Pick<OutgoingMail, "from" | "text" | "html"> => {
  const ofTest = testWords[site.language];
  const title = test ? `${ofTest.title}: ${described.title}` : described.title;
  const parts = test ? [notice(ofTest.notice), ...described.parts] : described.parts;
  const { fullName, email } = site.organisation;
  return {
    from: { name: fullName, email },
    text: `${[
      title,
      ...parts.map(({ text }) => text).filter(Boolean),
      ["-- ", ...footerLines(site).map(keptTogetherInText)].join("\n"),
    ].join("\n\n")}\n`,
    html: sheet(site, { ...described, title, parts }),
  };
};

const mailLink = (address: string) =>
  markup`<a class="link" href="mailto:${address}" style="color:${light.link}">${address}</a>`;

/** Mail programs know tables and inline styles. Outlook does not know max-width. */
const sheet = (
  site: Site,
  { title, preview, parts, writtenIn = site.language }: Omit<Letter, "test">,
) => {
  const frame = attributes({ lang: writtenIn === site.language ? undefined : site.language });
  return markup`<!doctype html>
<html lang="${writtenIn}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<style>${raw(darkStyles)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light.ground}" style="background:${light.ground};font-family:${fonts.display}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" bgcolor="${light.sheet}" style="width:100%;max-width:560px;background:${light.sheet};border-top:6px solid ${colors.brick600}">
<tr><td class="soft"${frame} align="left" style="padding:24px 20px 0;font-size:15px;line-height:1.4;color:${light.soft}">
<strong class="brand" style="font-size:22px;color:${light.brand}">${site.organisation.name}</strong><br>${site.organisation.tagline}
</td></tr>
<tr><td class="text" align="left" style="padding:8px 20px 24px;font-size:16px;line-height:1.55;color:${light.text};overflow-wrap:break-word">
<h1 class="title" style="margin:16px 0;font-size:24px;line-height:1.25;color:${light.title}">${title}</h1>
${parts.map(({ html }) => markup`${html}\n`)}</td></tr>
<tr><td class="footer soft"${frame} align="left" bgcolor="${light.footer}" style="padding:20px;background:${light.footer};font-size:14px;line-height:1.5;color:${light.soft}">
${footerLines(site).map((line, index) => markup`${index > 0 && markup`<br>`}${line === site.organisation.email ? mailLink(line) : keptTogether(line)}`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.toString();
};

/** So that an out-of-office answer does not answer us (RFC 3834). */
export const automaticReply = {
  "Auto-Submitted": "auto-replied",
  "X-Auto-Response-Suppress": "All",
};

/**
 * A name that is plainly one: short, with no digits, and a dot only at the end of a word, so that
 * mail programs find nothing in it to make a link of, and there is no room for an offer. "Smith &
 * Sons, Inc." is one.
 */
export const isPlainName = (name: string) =>
  name.length <= 40 &&
  name.split(/\s+/).length <= 6 &&
  /^\p{L}(?:[\p{L}\p{M}'’&, -]|(?<=\p{L})\.(?=[ ,]|$))*$/u.test(name);

/** A stranger may have typed the address: nothing that could carry a link is repeated. */
export const greeting = (firstName: string, { language }: Pick<Site, "language">) => {
  const hello = language === "es" ? "Hola" : "Hello";
  const end = language === "es" ? ":" : ",";
  return isPlainName(firstName) ? `${hello} ${firstName}${end}` : `${hello}${end}`;
};
