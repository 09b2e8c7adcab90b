import { raw } from "hono/html";
import { colors } from "#backend/look.ts";
import { type Markup, markup } from "#backend/markup.ts";
import { table as alignedColumns } from "#backend/plain-text.ts";
import { telHref } from "#rules/address.ts";
import type { Language } from "#rules/languages.ts";
import { headerText } from "./mail.ts";
import { light } from "./scheme.ts";

/** Phone numbers, and short numbers with a hyphen: receipt numbers, tax IDs, "5-7 days". */
const unbreakable =
  /(?<![\w-])(?:(?<phone>\(?\d{3}\)?[ .-]?\d{3}[.-]\d{4})|\d{1,4}-\d{1,7})(?![\w-])/g;

/** Text for the HTML body: numbers stay on one line, and phone numbers can be tapped. */
export const keptTogether = (text: string): Markup => {
  const pieces: (string | Markup)[] = [];
  let end = 0;
  for (const found of text.matchAll(unbreakable)) {
    const [number] = found;
    pieces.push(text.slice(end, found.index));
    pieces.push(
      found.groups?.phone
        ? markup`<a class="link" href="${telHref(number)}" style="color:${light.link};white-space:nowrap">${number}</a>`
        : markup`<span style="white-space:nowrap">${number}</span>`,
    );
    end = found.index + number.length;
  }
  return markup`${[...pieces, text.slice(end)]}`;
};

/** Its hyphen stays the one on the keyboard: the number can be copied, found and dialed. */
export const keptTogetherInText = (text: string) =>
  text.replace(unbreakable, (number) => number.replaceAll(" ", "\u00a0"));

export type Part = { text: string; html: Markup };

/** One line in both bodies: no name or subject can pretend to be a line of ours. */
const oneLine = (text: string): Part => {
  const single = headerText(text);
  return { text: keptTogetherInText(single), html: keptTogether(single) };
};

export const paragraph = (words: string): Part => {
  const { text, html } = oneLine(words);
  return { text, html: markup`<p style="margin:0 0 16px">${html}</p>` };
};

export const heading = (words: string): Part => {
  const { text, html } = oneLine(words);
  return {
    text,
    html: markup`<h2 class="title" style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:${light.title}">${html}</h2>`,
  };
};

/** What nobody may overlook. Its colors are the same by day and by night. */
export const notice = (words: string): Part => {
  const { text, html } = oneLine(words);
  return {
    text: `*** ${text} ***`,
    html: markup`<p style="margin:0 0 16px;padding:12px 16px;background:${colors.gold300};color:${colors.ink};font-weight:bold">${html}</p>`,
  };
};

const tableStart = raw(
  `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 20px;border-collapse:collapse">`,
);
const line = `border-bottom:1px solid ${light.rule}`;

/** Names on the left, values beside them. Only a value breaks within a word, if it must. */
export const facts = (rows: [name: string, value: string][]): Part => {
  const widest = Math.max(...rows.map(([name]) => name.length));
  return {
    text: rows
      .map(([name, value]) => `${`${name}:`.padEnd(widest + 1)} ${oneLine(value).text}`.trimEnd())
      .join("\n"),
    html: markup`${tableStart}
${rows.map(
  ([name, value]) =>
    markup`<tr><th scope="row" align="left" valign="top" class="soft rule" style="padding:8px 12px 8px 0;${line};font-weight:normal;color:${light.soft}">${name}</th><td align="left" valign="top" class="rule" style="padding:8px 0;${line};overflow-wrap:anywhere">${oneLine(value).html}</td></tr>
`,
)}</table>`,
  };
};

type Table = { columns: string[]; rows: string[][]; total: string[] };

/** Small and close together: three columns fit on a phone of 320 pixels. */
export const table = ({ columns, rows, total }: Table): Part => {
  const last = columns.length - 1;
  const place = (column: number) =>
    column === last
      ? raw(
          `align="right" class="rule" style="padding:8px 0;${line};font-size:14px;white-space:nowrap"`,
        )
      : raw(`align="left" class="rule" style="padding:8px 8px 8px 0;${line};font-size:14px"`);
  return {
    text: alignedColumns(columns, [...rows, total], Number.POSITIVE_INFINITY, [last]),
    html: markup`${tableStart}
<thead><tr>${columns.map((name, column) => markup`<th scope="col" ${place(column)}>${name}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => markup`<tr>${row.map((value, column) => markup`<td ${place(column)}>${oneLine(value).html}</td>`)}</tr>\n`)}</tbody>
<tfoot><tr>${total.map((value, column) =>
      column === 0
        ? markup`<th scope="row" ${place(column)}>${value}</th>`
        : markup`<td ${place(column)}><strong>${oneLine(value).html}</strong></td>`,
    )}</tr></tfoot>
</table>`,
  };
};

const linesOf = (words: string) => words.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
const broken = (lines: string[]) =>
  lines.map((one, index) => (index === 0 ? one : markup`<br>${one}`));

export const typed = (words: string): Part => {
  const lines = linesOf(words);
  return {
    text: lines.map((one) => one.trimEnd()).join("\n"),
    html: markup`<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${broken(lines)}</p>`,
  };
};

export const quotation = (words: string): Part => {
  const lines = linesOf(words);
  return {
    text: lines.map((one) => `> ${one}`.trimEnd()).join("\n"),
    html: markup`<blockquote class="panel" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${colors.lake500};background:${light.panel};white-space:pre-wrap;overflow-wrap:anywhere">${broken(lines)}</blockquote>`,
  };
};

export const command = (typed: string): Part => ({
  text: `  ${typed}`,
  html: markup`<pre class="panel" style="margin:0 0 16px;padding:12px 16px;background:${light.panel};font-family:monospace;font-size:14px;white-space:pre-wrap;overflow-wrap:anywhere">${typed}</pre>`,
});

export const button = (label: string, url: string, language: Language = "en"): Part => ({
  text: `${label}:\n${url}`,
  html: markup`<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:14px 24px;background:${colors.brick600};color:${colors.white};font-weight:bold;text-decoration:none;border-radius:6px">${label}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:14px;color:${light.soft}">${language === "es" ? "Si el botón no funciona, abra esta dirección:" : "If the button does not work, open this address:"}<br><a class="link" href="${url}" style="color:${light.link};overflow-wrap:anywhere">${url}</a></p>`,
});

/** For the HTML body alone: many programs show none before they are asked to, and nothing is lost. */
export const picture = (url: string, description: string): Part => ({
  text: "",
  html: markup`<p style="margin:0 0 16px"><img src="${url}" alt="${description}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border:0"></p>`,
});

/** Parts in another language than the rest of the email. */
export const inLanguage = (language: Language, parts: Part[]): Part => ({
  text: parts.map(({ text }) => text).join("\n\n"),
  html: markup`<div lang="${language}">${parts.map(({ html }) => markup`\n${html}`)}</div>`,
});

export const smallLink = (label: string, url: string): Part => ({
  text: `${label}: ${url}`,
  html: markup`<p style="margin:0 0 16px;font-size:14px"><a class="link" href="${url}" style="color:${light.link}">${label}</a></p>`,
});
