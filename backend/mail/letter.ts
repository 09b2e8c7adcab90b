import {
  escapeHtml,
  factTable,
  footerLines,
  paragraph as htmlParagraph,
  mailHtml,
} from "./look.ts";

/** One part of a mail, as plain text and as HTML that says the same. */
type Part = { text: string; html: string };

export const paragraph = (text: string): Part => ({ text, html: htmlParagraph(text) });

export const facts = (rows: [name: string, value: string][]): Part => ({
  text: rows.map(([name, value]) => `${name}: ${value}`).join("\n"),
  html: factTable(rows),
});

/** What somebody wrote, with its line breaks, and nothing in it read as HTML. */
export const quotation = (typed: string): Part => {
  const lines = typed.split(/\r\n|\r|\n/);
  return {
    text: lines.map((line) => `> ${line}`).join("\n"),
    html: `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #2a7189;background:#f7f1e7;white-space:pre-wrap;overflow-wrap:anywhere">${lines.map(escapeHtml).join("<br>")}</blockquote>`,
  };
};

export const button = (label: string, url: string): Part => ({
  text: `${label}:\n${url}`,
  html: `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;background:#9c3822;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#574d43">If the button does not work, open this address:<br><a href="${escapeHtml(url)}" style="color:#1b4a5e;overflow-wrap:anywhere">${escapeHtml(url)}</a></p>`,
});

export const smallLink = (label: string, url: string): Part => ({
  text: `${label}: ${url}`,
  html: `<p style="margin:0 0 16px;font-size:13px"><a href="${escapeHtml(url)}" style="color:#1b4a5e">${escapeHtml(label)}</a></p>`,
});

/** The two bodies of a mail. */
export const letter = (title: string, parts: Part[]): { text: string; html: string } => ({
  text: `${[title, ...parts.map(({ text }) => text)].join("\n\n")}\n\n-- \n${footerLines.join("\n")}\n`,
  html: mailHtml(title, parts.map(({ html }) => html).join("\n")),
});

/** So that an out-of-office answer does not answer us (RFC 3834). */
export const automaticReply = {
  "Auto-Submitted": "auto-replied",
  "X-Auto-Response-Suppress": "All",
};
